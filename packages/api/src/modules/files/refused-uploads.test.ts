import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadCancelledCheque } from '@prosperx/core/bank';
import { UPLOAD_MAX_BYTES, uploadFile, uploadSignature } from '@prosperx/core/upload';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { files, profiles, throttles } from '#db/schema/index.js';
import { diskFileStore } from '#providers/files/disk-file-store.js';
import { describeWithDb } from '#testing/engines.js';
import { newInvestor } from '#testing/new-investor.js';
import { gif, jpeg, png } from '#testing/pictures.js';
import { open, rawRequest } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { throttleKey } from '#throttle/throttle.js';

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

    const keptFiles = (profileId: string) =>
      given.db
        .select()
        .from(files)
        .where(and(eq(files.profileId, profileId), isNull(files.deletedAt)));

    it.each([
      ['nothing', Buffer.alloc(0)],
      ['a page', Buffer.from('<script>alert(1)</script>')],
      ['a text that begins as a bitmap', Buffer.from('BM, said the bank manager, and nothing else at all.')],
      ['the head of a picture', jpeg().subarray(0, 30)],
      ['a picture that is too large', Buffer.concat([png(), Buffer.alloc(UPLOAD_MAX_BYTES)])],
      ['far too much', Buffer.alloc(UPLOAD_MAX_BYTES + 100_000)],
    ])('a picture of %s is refused, and nothing is kept', async (_, file) => {
      const { client, profileId } = await newInvestor(kit, false);
      for (const call of [uploadSignature, uploadFile, uploadCancelledCheque]) {
        expect((await client.fail(call, { body: { file } })).code).toBe('file_not_allowed');
      }
      expect(await keptFiles(profileId)).toEqual([]);
      expect(await readdir(folder)).toEqual([]);
    });

    it('a picture of more than 25 megapixels is refused in words, and nothing is kept', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const bomb = png();
      bomb.writeUInt32BE(12_000, 16);
      bomb.writeUInt32BE(12_000, 20);
      for (const call of [uploadSignature, uploadFile, uploadCancelledCheque]) {
        expect(await client.fail(call, { body: { file: bomb } })).toMatchObject({
          code: 'too_many_pixels',
          message: 'Please choose a picture of 25 megapixels at most.',
        });
      }
      expect(await keptFiles(profileId)).toEqual([]);
    });

    it('a picture must be a form with one file', async () => {
      const { token } = await newInvestor(kit, false);
      const send = async (body: unknown, more: Record<string, string> = {}) => {
        const headers = { Cookie: `px_session=${token}`, ...more };
        const answer = await kit.app.hono.request(rawRequest(uploadFile, { body, headers }));
        return ((await answer.json()) as { error: { code: string } }).error.code;
      };
      expect(await send({ file: 'text' })).toBe('bad_request');
      expect(await send({ picture: png() })).toBe('bad_request');
      expect(await send({ file: png(), second: png() })).toBe('bad_request');
      expect(await send({})).toBe('bad_request');
      expect(await send({ file: 'x' }, { 'Content-Type': 'application/json' })).toBe('bad_request');
      expect(await send({ file: 'x' }, { 'Content-Type': 'multipart/form-data; boundary=none' })).toBe('bad_request');
    });

    // Trust R8: a store that takes no file leaves nothing behind
    it('a picture that the store does not take leaves nothing, and the one before stays', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const link = await client.call(uploadSignature, { body: { file: png() } });
      const working = kit.services.providers.fileStore;
      const full = { ...working, put: () => Promise.reject(new Error('ENOSPC')) };
      Object.assign(kit.services.providers, { fileStore: full });
      expect(await client.fail(uploadSignature, { body: { file: gif() } })).toMatchObject({ code: 'upload_failed' });
      expect(await client.fail(uploadCancelledCheque, { body: { file: gif() } })).toMatchObject({
        code: 'cheque_not_stored',
        message: 'Can not upload file now. Please try later.',
      });
      expect(await keptFiles(profileId)).toHaveLength(1);
      expect((await open(kit.app, link, client)).status).toBe(200);
    });

    it('a picture whose row is not kept leaves no bytes', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const working = kit.services.providers.fileStore;
      // a row of that id comes first
      const overtaken = {
        ...working,
        put: async (id: string, bytes: Uint8Array) => {
          await working.put(id, bytes);
          await given.db.insert(files).values({
            id,
            profileId,
            kind: 'other',
            mediaType: 'image/png',
            byteCount: 1,
            sha256: '',
            createdAt: 0,
          });
        },
      };
      Object.assign(kit.services.providers, { fileStore: overtaken });
      expect((await client.fail(uploadSignature, { body: { file: gif() } })).code).toBe('upload_failed');
      expect(await readdir(folder)).toEqual([]);
    });

    it('a signature is refused once the exchange has the account, a cheque while it decides; other pictures are not', async () => {
      const { client, profileId } = await newInvestor(kit);
      const signatureFails = async () => (await client.fail(uploadSignature, { body: { file: png() } })).code;
      expect(await signatureFails()).toBe('profile_locked');
      // that of a registered investor is for another bank account
      const { cancelledChequeURL } = await client.call(uploadCancelledCheque, { body: { file: png() } });
      expect(cancelledChequeURL).toContain('/files/fil_');
      await given.db.update(profiles).set({ registeredWithBse: 1 }).where(eq(profiles.id, profileId));
      expect(await signatureFails()).toBe('profile_locked');
      expect((await client.fail(uploadCancelledCheque, { body: { file: png() } })).code).toBe('profile_locked');
      expect(await client.call(uploadFile, { body: { file: png() } })).toContain('/files/fil_');
    });

    it('a picture is one of sixty a day', async () => {
      const { client, profileId } = await newInvestor(kit, false);
      const upload = () => client.call(uploadFile, { body: { file: png() } });
      await upload();
      // as it is 57 pictures later
      const counted = eq(throttles.key, throttleKey(kit.services, 'upload', profileId));
      await given.db.update(throttles).set({ count: 58 }).where(counted);
      for (let left = 2; left > 0; left -= 1) await upload();
      expect((await client.fail(uploadFile, { body: { file: png() } })).code).toBe('too_many_requests');
    });
  },
  'seeded',
);
