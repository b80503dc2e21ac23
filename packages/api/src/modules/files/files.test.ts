import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadCancelledCheque } from '@prosperx/core/bank';
import { API_PREFIX } from '@prosperx/core/http';
import { logout } from '@prosperx/core/session';
import { UPLOAD_MAX_BYTES, uploadFile, uploadSignature, type UploadType } from '@prosperx/core/upload';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { files } from '#db/schema/index.js';
import { diskFileStore } from '#providers/files/disk-file-store.js';
import { LINK_LIFE, type LinkMaker, pictureLinks } from '#records/file/file-links.js';
import { stripMetadata } from '#records/file/receive-picture.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { bmp, exif, gif, jpeg, png } from '#testing/pictures.js';
import { open, tampered } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const kept = async (type: UploadType, sent: Uint8Array) => Buffer.from((await stripMetadata(type, sent))!);

describeWithDb(
  'uploadSignature',
  (given) => {
    let kit: TestKit;
    let folder: string;
    beforeEach(async () => {
      kit = testKit(given.db);
      folder = await mkdtemp(join(tmpdir(), 'prosperx-files-'));
      Object.assign(kit.services.providers, { fileStore: diskFileStore(folder) });
    });
    afterEach(() => rm(folder, { recursive: true }));

    const maker = (client: TestClient): LinkMaker & { db: TestKit['services']['db'] } => ({
      ...kit.services,
      actor: { kind: 'visitor' },
      crossSite: false,
      cookies: { get: (name) => client.cookies.get(name), set: () => {}, clear: () => {} },
    });
    const keptFiles = (profileId: string) =>
      given.db
        .select()
        .from(files)
        .where(and(eq(files.profileId, profileId), isNull(files.deletedAt)));

    it.each([
      ['image/jpeg' as const, jpeg([[0xe1, exif(1, 'Pune')]])],
      ['image/png' as const, png([['tEXt', Buffer.from('Comment\0Pune')]])],
      ['image/gif' as const, gif('Pune')],
      ['image/bmp' as const, bmp('Pune')],
    ])('a picture of %s is kept without its metadata and shown by its link', async (type, sent) => {
      const { client } = await newInvestor(kit, false);
      const link = await client.call(uploadSignature, { body: { file: sent } });
      const answer = await open(kit.app, link, client);
      const shown = await bytesOf(answer);
      expect(shown.toString('latin1')).not.toContain('Pune');
      expect(shown).toEqual(await kept(type, sent));
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': 'inline',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
      });
    });

    it('a picture gives a link that ends after ten minutes and cannot be changed', async () => {
      const { client } = await newInvestor(kit, false);
      const other = await client.call(uploadFile, { body: { file: png() } });
      const link = await client.call(uploadFile, { body: { file: gif() } });
      const statusOf = async (path: string) => (await open(kit.app, path, client)).status;
      const [place = '', query = ''] = link.split('?');
      const until = Number(new URLSearchParams(query).get('until'));
      for (const forged of [
        place,
        tampered(link),
        link.replace(String(until), String(until + 60_000)),
        link.replace(String(until), `${until}.0`),
        `${other.split('?')[0]}?${query}`,
        `${API_PREFIX}/files/..%2Fkeys.json?${query}`,
      ])
        expect(await statusOf(forged), forged).toBe(404);
      kit.clock.advance(LINK_LIFE);
      expect(await statusOf(link)).toBe(200);
      kit.clock.advance(1);
      expect(await statusOf(link)).toBe(404);
    });

    it('a picture is shown to its owner alone: in the session in which the link was made, with the cookie of that', async () => {
      const client = await kit.signedIn('9876500001');
      const link = await client.call(uploadFile, { body: { file: png() } });
      const { client: other } = await newInvestor(kit, false);
      const again = await kit.signedIn('9876500001');
      for (const client of [undefined, other, again]) expect((await open(kit.app, link, client)).status).toBe(404);
      const forged = link.replace('by=cookie', 'by=link');
      expect(forged).not.toBe(link);
      expect((await open(kit.app, forged)).status).toBe(404);
      expect((await open(kit.app, link, client)).status).toBe(200);
      await client.call(logout, { body: {} });
      expect((await open(kit.app, link, client)).status).toBe(404);
    });

    it('a picture is shown on a partner’s page, where cookies do not travel, until the session ends', async () => {
      const { client } = await newInvestor(kit, false);
      const token = client.cookies.get('px_session')!;
      client.cookies.clear();
      const headers = { 'Sec-Fetch-Site': 'same-origin', Authorization: `Bearer ${token}` };
      const link = await client.call(uploadSignature, { body: { file: png() }, headers });
      expect((await open(kit.app, link)).status).toBe(200);
      await client.call(logout, { body: {}, headers });
      expect((await open(kit.app, link)).status).toBe(404);
    });

    it('a picture takes the place of the one before, whose bytes go; other pictures stay side by side', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const first = await client.call(uploadSignature, { body: { file: png() } });
      const second = await client.call(uploadSignature, { body: { file: gif() } });
      expect((await open(kit.app, first, client)).status).toBe(404);
      expect(await bytesOf(await open(kit.app, second, client))).toEqual(await kept('image/gif', gif()));
      expect(await readdir(folder)).toHaveLength(1);
      for (const file of [png(), png()]) await client.call(uploadFile, { body: { file } });
      const { cancelledChequeURL } = await client.call(uploadCancelledCheque, { body: { file: bmp() } });
      expect(await bytesOf(await open(kit.app, cancelledChequeURL!, client))).toEqual(bmp());
      expect((await keptFiles(profileId)).map(({ kind }) => kind).sort()).toEqual([
        'cheque',
        'other',
        'other',
        'signature',
      ]);
      expect((await pictureLinks(maker(client), profileId)).signatureURL).toContain(second.split('?')[0]);
      const none = { signatureURL: null, cancelledChequeURL: null };
      expect(await pictureLinks(maker(client), (await newInvestor(kit, false)).profileId)).toEqual(none);
    });

    it('a picture is one of many at once: one of a kind stays, with its bytes', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const links = await Promise.all(
        Array.from({ length: 8 }, () => client.call(uploadSignature, { body: { file: png() } })),
      );
      expect(await keptFiles(profileId)).toHaveLength(1);
      expect(await readdir(folder)).toHaveLength(1);
      const statuses = await Promise.all(links.map(async (link) => (await open(kit.app, link, client)).status));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    });

    it('a picture is lost for one of two at once without the lock (naive twin)', async () => {
      const { profileId } = await newInvestor(kit, false);
      const kind = and(eq(files.profileId, profileId), isNull(files.deletedAt));
      let [arrived, go] = [0, () => {}];
      const bothRead = new Promise<void>((resolve) => (go = resolve));
      const naive = async (id: string) => {
        const before = await given.db.select().from(files).where(kind);
        if ((arrived += 1) === 2) go();
        await bothRead;
        for (const { id: old } of before) await given.db.update(files).set({ deletedAt: 1 }).where(eq(files.id, old));
        await given.db.insert(files).values({
          id: `fil_${profileId}_${id}`,
          profileId,
          kind: 'signature',
          mediaType: 'image/png',
          byteCount: 1,
          sha256: '',
          createdAt: kit.clock.now(),
        });
      };
      const outcomes = await Promise.allSettled([naive('a'), naive('b')]);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    });

    it('a picture may have five million bytes', async () => {
      const { client } = await newInvestor(kit, false);
      const around = png([['prIv', Buffer.alloc(0)]]).length;
      const file = png([['prIv', Buffer.alloc(UPLOAD_MAX_BYTES - around)]]);
      expect(file).toHaveLength(UPLOAD_MAX_BYTES);
      const link = await client.call(uploadFile, { body: { file } });
      expect(await bytesOf(await open(kit.app, link, client))).toEqual(await kept('image/png', png()));
    });

    it('a picture is in the OpenAPI document as a form', async () => {
      const document = (await (await open(kit.app, `${API_PREFIX}/openapi.json`)).json()) as {
        paths: Record<string, Record<string, { requestBody: { content: object } }>>;
      };
      expect(document.paths[uploadFile.path]?.['post']?.requestBody.content).toEqual({
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
        },
      });
    });
  },
  'seeded',
);
