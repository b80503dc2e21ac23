import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadCancelledCheque } from '@prosperx/core/bank';
import { uploadSignature } from '@prosperx/core/upload';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyIdOf } from '#crypto/crypto.js';
import { files } from '#db/schema/index.js';
import { s3FileStore } from '#providers/files/s3-file-store.js';
import { sealedFileStore } from '#providers/files/sealed-file-store.js';
import type { FileStore } from '#providers/providers.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { gif, png } from '#testing/pictures.js';
import { playS3, type S3Fault } from '#testing/played-s3.js';
import { open } from '#testing/requests.js';
import { testKit } from '#testing/test-kit.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { fileStoreIn, folderOfFiles } from './file-store.js';
import { moveFiles } from './move-files.js';
import { impairmentOf } from './readiness.js';

let s3: Awaited<ReturnType<typeof playS3>>;
beforeAll(async () => {
  s3 = await playS3();
});
beforeEach(() => {
  s3.kept.clear();
  Object.assign(s3.state, { fault: null, refused: 0 });
});
afterAll(() => s3.close());

const FAULTS: readonly S3Fault[] = [500, 403, 'silent', 'reset', 'half', 'no bucket'];
/** Waits for little while the bucket fails, and else for as long as a busy machine needs. */
const impatient = () => s3FileStore({ ...s3.settings, timeout: s3.state.fault === null ? 10_000 : 150 });
const now: FileStore = {
  put: (id, bytes) => impatient().put(id, bytes),
  get: (id) => impatient().get(id),
  delete: (id) => impatient().delete(id),
};

describe('the settings of uploaded files', () => {
  it.each([
    [{ FILES_URL: 'pictures' }, 'FILES_URL must be the https address of a bucket'],
    [{ FILES_URL: 'http://s3.example/pictures' }, 'FILES_URL must be the https address of a bucket'],
    [{ FILES_URL: 'https://s3.example/pictures/of/people' }, 'FILES_URL must be the https address of a bucket'],
    [{ FILES_URL: 'https://key:secret@s3.example/pictures' }, 'FILES_URL must be the https address of a bucket'],
    [{ FILES_REGION: ' ' }, 'FILES_URL needs FILES_REGION.'],
    [{ FILES_REGION: 'Mumbai, India' }, 'FILES_REGION must be a region such as ap-south-1.'],
    [{ FILES_KEY_ID: '' }, 'FILES_URL needs FILES_KEY_ID.'],
    [{ FILES_SECRET: undefined }, 'FILES_URL needs FILES_SECRET.'],
  ])('%o is refused in a sentence', (wrong, sentence) => {
    expect(() => fileStoreIn({ ...s3.environment, ...wrong }, { dataDir: '/nowhere' })).toThrow(sentence);
  });

  it('name a bucket, and without them files lie in the data folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'px-data-'));
    await fileStoreIn(s3.environment, { dataDir }).put('fil_1', png());
    expect([...s3.kept.keys()]).toEqual(['fil_1']);
    await fileStoreIn({}, { dataDir }).put('fil_2', gif());
    expect([...s3.kept.keys()]).toEqual(['fil_1']);
    expect(await folderOfFiles(dataDir).get('fil_2')).toEqual(gif());
    await rm(dataDir, { recursive: true });
  });
});

describe('a bucket', () => {
  it('gives back what was put, nothing of what was never there or was deleted, and takes no path for an id', async () => {
    const store = s3FileStore(s3.settings);
    await store.put('fil_1', png());
    expect(Buffer.from((await store.get('fil_1')) ?? [])).toEqual(png());
    await store.put('fil_1', gif());
    expect(Buffer.from((await store.get('fil_1')) ?? [])).toEqual(gif());
    await store.delete('fil_1');
    await store.delete('fil_1');
    expect(await store.get('fil_1')).toBeNull();
    for (const id of ['../keys', 'a/b', '', 'a?versionId=1'])
      await expect(store.get(id)).rejects.toThrow('not an id of a file');
    expect(s3.state.refused).toBe(0);
  });

  // Trust R7: a bucket that fails in six ways is never taken for one that has no such file
  it.each(FAULTS)('that fails (%s) says so, and never that a file is not there', async (fault) => {
    await impatient().put('fil_1', png());
    s3.state.fault = fault;
    await expect(impatient().get('fil_1')).rejects.toThrow();
    if (fault !== 'half') await expect(impatient().put('fil_2', png())).rejects.toThrow();
  });

  it('does not know whoever signs by another secret or for another region', async () => {
    for (const wrong of [{ secret: 'guessed' }, { region: 'eu-west-1' }, { keyId: 'AKIDOTHER' }])
      await expect(s3FileStore({ ...s3.settings, ...wrong }).put('fil_1', png())).rejects.toThrow('403');
    expect([s3.state.refused, s3.kept.size]).toEqual([3, 0]);
  });
});

describe('a server whose files cannot be kept', () => {
  it('says so beside being ready, asks seldom, and says when they can be kept again', async () => {
    const clock = testClock();
    const impairment = impairmentOf({ fileStore: now, clock });
    expect(await impairment()).toEqual({});
    s3.state.fault = 500;
    expect(await impairment()).toEqual({});
    clock.advance(30_000);
    expect(await impairment()).toEqual({ files: 'Uploaded files cannot be kept and read.' });
    s3.state.fault = null;
    clock.advance(30_000);
    expect(await impairment()).toEqual({});
  });
});

describeWithDb(
  'pictures in a bucket',
  (given) => {
    const kitWith = () => {
      const kit = testKit(given.db);
      Object.assign(kit.services.providers, { fileStore: sealedFileStore(now, testCrypto) });
      return kit;
    };
    const keptRows = (profileId: string) =>
      given.db
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.profileId, profileId), isNull(files.deletedAt)));

    it('lie there sealed, and are seen by another server', async () => {
      const { client, profileId } = await newInvestor(kitWith(), false);
      const link = await client.call(uploadSignature, { body: { file: png() } });
      const [row] = await keptRows(profileId);
      const lying = s3.kept.get(row?.id ?? '') ?? Buffer.alloc(0);
      expect([keyIdOf(lying), lying.includes(png().subarray(0, 16))]).toEqual(['test', false]);
      const shown = await open(kitWith().app, link, client);
      expect(shown.headers.get('content-type')).toBe('image/png');
      await client.call(uploadSignature, { body: { file: gif() } });
      expect([...s3.kept.keys()]).toEqual((await keptRows(profileId)).map(({ id }) => id));
    });

    it('that lie there readable, or sealed for another, are not taken for ours', async () => {
      const { client, profileId } = await newInvestor(kitWith(), false);
      const link = await client.call(uploadSignature, { body: { file: png() } });
      const [row] = await keptRows(profileId);
      for (const planted of [gif(), Buffer.from(testCrypto.sealBytes(gif(), 'fil_other'))]) {
        s3.kept.set(row?.id ?? '', planted);
        const kit = kitWith();
        const shown = await open(kit.app, link, client);
        expect([shown.status, Buffer.from(await shown.arrayBuffer()).includes(gif())]).toEqual([503, false]);
        expect(kit.log.lines.join('\n')).toMatch(/the file \S+ does not open/);
      }
    });

    // Trust R7, R8: of a bucket that fails in five ways a person reads what happened, by 503, and nothing is half stored
    it.each(FAULTS.filter((fault) => fault !== 'half'))('that fails (%s) leave nothing half stored', async (fault) => {
      const { client, profileId } = await newInvestor(kitWith(), false);
      const link = await client.call(uploadSignature, { body: { file: png() } });
      s3.state.fault = fault;
      const refused = await client.send(uploadSignature, { body: { file: gif() } });
      const { error } = (await refused.json()) as { error: { code: string; message: string } };
      expect([refused.status, error.code, error.message]).toEqual([
        503,
        'upload_failed',
        'Failed to upload. Please try again later.',
      ]);
      expect((await client.send(uploadCancelledCheque, { body: { file: gif() } })).status).toBe(503);
      const shown = await open(kitWith().app, link, client);
      expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '30']);
      s3.state.fault = null;
      expect((await open(kitWith().app, link, client)).status).toBe(200);
      expect(await keptRows(profileId)).toHaveLength(1);
    });
  },
  'seeded',
);

describeWithDb(
  'moveFiles',
  (given) => {
    let dataDir: string;
    beforeEach(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'px-data-'));
      await given.db.delete(files);
    });
    afterEach(() => rm(dataDir, { recursive: true }));

    it('copies what rows name, sealed as it is, says what is nowhere, and goes on where it stopped', async () => {
      const folder = folderOfFiles(dataDir);
      const kit = testKit(given.db);
      Object.assign(kit.services.providers, { fileStore: sealedFileStore(folder, testCrypto) });
      for (let people = 3; people > 0; people--) {
        const { client } = await newInvestor(kit, false);
        await client.call(uploadSignature, { body: { file: png() } });
      }
      const [first, second, last] = await given.db.select({ id: files.id }).from(files).orderBy(files.id);
      await folder.delete(last?.id ?? '');
      // one from before files were sealed
      await folder.put(second?.id ?? '', gif());
      const dying = { ...impatient(), put: () => Promise.reject(new Error('killed')) };
      await expect(moveFiles(given.db, testCrypto, folder, dying)).rejects.toThrow('killed');
      expect(await moveFiles(given.db, testCrypto, folder, impatient())).toEqual({
        copied: 2,
        known: 0,
        missing: 1,
        unreadable: [],
      });
      expect(s3.kept.get(first?.id ?? '')).toEqual(await folder.get(first?.id ?? ''));
      const sealed = sealedFileStore(impatient(), testCrypto);
      expect(Buffer.from((await sealed.get(second?.id ?? '')) ?? [])).toEqual(gif());
      expect(await moveFiles(given.db, testCrypto, folder, impatient())).toEqual({
        copied: 0,
        known: 2,
        missing: 1,
        unreadable: [],
      });
    });

    it('names what lies there unsealed, or sealed for another, and counts it as nothing that was moved', async () => {
      const folder = folderOfFiles(dataDir);
      const kit = testKit(given.db);
      Object.assign(kit.services.providers, { fileStore: sealedFileStore(folder, testCrypto) });
      for (let people = 3; people > 0; people--) {
        const { client } = await newInvestor(kit, false);
        await client.call(uploadSignature, { body: { file: png() } });
      }
      const ids = (await given.db.select({ id: files.id }).from(files).orderBy(files.id)).map(({ id }) => id);
      await moveFiles(given.db, testCrypto, folder, impatient());
      const [unsealed = '', another = '', mended = ''] = ids;
      for (const id of [unsealed, another]) await folder.delete(id);
      await impatient().put(unsealed, gif());
      await impatient().put(another, testCrypto.sealBytes(gif(), 'fil_other'));
      // its file is here still, and takes the place of what was put there
      await impatient().put(mended, gif());
      expect(await moveFiles(given.db, testCrypto, folder, impatient())).toEqual({
        copied: 1,
        known: 0,
        missing: 0,
        unreadable: [unsealed, another],
      });
    });

    it('takes no copy for whole that differs from its file', async () => {
      const folder = folderOfFiles(dataDir);
      const kit = testKit(given.db);
      Object.assign(kit.services.providers, { fileStore: sealedFileStore(folder, testCrypto) });
      await (await newInvestor(kit, false)).client.call(uploadSignature, { body: { file: png() } });
      const careless = {
        ...impatient(),
        put: (id: string, bytes: Uint8Array) => impatient().put(id, bytes.subarray(1)),
      };
      await expect(moveFiles(given.db, testCrypto, folder, careless)).rejects.toThrow('differs from the file');
    });
  },
  'seeded',
);
