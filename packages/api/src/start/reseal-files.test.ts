import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadSignature } from '@prosperx/core/upload';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCrypto, keyIdOf } from '#crypto/crypto.js';
import { files } from '#db/schema/index.js';
import { diskFileStore } from '#providers/files/disk-file-store.js';
import { sealedFileStore } from '#providers/files/sealed-file-store.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { bmp } from '#testing/pictures.js';
import { open } from '#testing/requests.js';
import { testKit } from '#testing/test-kit.js';
import { resealFiles } from './reseal.js';

const [first, second, lookup] = [Buffer.alloc(32, 1), Buffer.alloc(32, 9), Buffer.alloc(32, 2)];
const crypto = (current: string, ...known: [string, Buffer][]) =>
  createCrypto({ current, encryption: new Map(known), lookup });
const before = crypto('test', ['test', first]);
const both = crypto('k_2', ['k_2', second], ['test', first]);
const after = crypto('k_2', ['k_2', second]);

describeWithDb(
  'resealFiles',
  (given) => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'px-files-'));
      await given.db.delete(files);
    });
    afterEach(() => rm(folder, { recursive: true }));

    const disk = () => diskFileStore(folder);
    const lying = (id: string) => readFile(join(folder, id));
    /** Uploads a signature with the key of before; gives the id and the link of its file. */
    async function upload() {
      const kit = testKit(given.db);
      Object.assign(kit.services.providers, { fileStore: sealedFileStore(disk(), before) });
      const { client, profileId } = await newInvestor(kit, false);
      const link = await client.call(uploadSignature, { body: { file: bmp() } });
      const [row] = await given.db.select().from(files).where(eq(files.profileId, profileId));
      const show = async () => Buffer.from(await (await open(kit.app, link, client)).arrayBuffer());
      return { id: row?.id ?? '', show };
    }

    it('a picture lies sealed, and is shown as it is', async () => {
      const { id, show } = await upload();
      expect((await lying(id)).includes(bmp().subarray(0, 24))).toBe(false);
      expect(keyIdOf(await lying(id))).toBe('test');
      expect(await show()).toEqual(bmp());
    });

    it('a picture from before is shown too, and sealed with the rest by another key, after which the old one is not needed', async () => {
      const sealed = await upload();
      const plain = await upload();
      await writeFile(join(folder, plain.id), bmp());
      expect(await plain.show()).toEqual(bmp());
      expect(await resealFiles(given.db, disk(), both, 'k_2')).toEqual({ resealed: 2, missing: 0 });
      for (const { id } of [sealed, plain]) {
        expect(keyIdOf(await lying(id))).toBe('k_2');
        expect(Buffer.from((await sealedFileStore(disk(), after).get(id)) ?? [])).toEqual(bmp());
      }
      expect(await resealFiles(given.db, disk(), both, 'k_2')).toEqual({ resealed: 0, missing: 0 });
    });

    it('a picture that does not lie there is counted, since wherever it lies it needs the old key', async () => {
      await upload();
      const { id } = await upload();
      await rm(join(folder, id));
      expect(await resealFiles(given.db, disk(), both, 'k_2')).toEqual({ resealed: 1, missing: 1 });
    });

    it('a picture can neither be changed nor swapped for another', async () => {
      const { id } = await upload();
      const store = sealedFileStore(disk(), before);
      const kept = await lying(id);
      await writeFile(join(folder, 'fil_other'), kept);
      await expect(store.get('fil_other')).rejects.toThrow();
      kept[kept.length - 1] = (kept[kept.length - 1] ?? 0) ^ 1;
      await writeFile(join(folder, id), kept);
      await expect(store.get(id)).rejects.toThrow();
      const why = { code: 'unavailable', cause: { message: expect.stringContaining('unknown form or key') as string } };
      await expect(sealedFileStore(disk(), after).get(id)).rejects.toMatchObject(why);
    });
  },
  'seeded',
);
