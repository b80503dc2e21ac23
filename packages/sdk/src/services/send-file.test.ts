import { SANDBOX_PASSWORD } from '@prosperx/api/testing';
import { verifyPassword } from '@prosperx/core/session';
import { uploadFile } from '@prosperx/core/upload';
import { describe, expect, it } from 'vitest';
import { serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { createApiClient } from './client.js';

const server = serverForTests();
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

describe('a call that takes a file', () => {
  it('sends it as a form, by its own way to the server where it is given one', async () => {
    const browser = testBrowser(server.kit);
    const api = createApiClient({ apiBase: '', fetch: browser.fetch });
    await api(verifyPassword, { body: { username: '9876500002', password: SANDBOX_PASSWORD } });
    const link = (await api(uploadFile, { body: { file: PIXEL } })).data;
    const picture = await browser.fetch(link, { credentials: 'include' });
    expect(picture.headers.get('content-type')).toBe('image/png');
    // the server encodes pictures anew: the kind and the size are the same
    const header = 24;
    expect(new Uint8Array(await picture.arrayBuffer()).slice(0, header)).toEqual(PIXEL.slice(0, header));
    let other = 0;
    const fetch: typeof globalThis.fetch = (...request) => {
      other += 1;
      return browser.fetch(...request);
    };
    await api(uploadFile, { body: { file: PIXEL }, fetch });
    expect(other).toBe(1);
    const text = new TextEncoder().encode('no picture');
    await expect(api(uploadFile, { body: { file: text } })).rejects.toMatchObject({ code: 'file_not_allowed' });
  });
});
