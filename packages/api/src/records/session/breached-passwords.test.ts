import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPasswordToSet } from './check-password.js';

let breachedPasswords: string;
beforeAll(async () => {
  breachedPasswords = await mkdtemp(join(tmpdir(), 'px-leaks-'));
  // SHA-1 of "Monsoon-2019!" and of "Monsoon-2020!"
  await writeFile(
    join(breachedPasswords, `${LEAKED.slice(0, 5)}.txt`),
    `${LEAKED.slice(5)}:12\r\n${'0'.repeat(35)}:3\r\n`,
  );
  await writeFile(join(breachedPasswords, `${FILLER.slice(0, 5)}.txt`), `${FILLER.slice(5)}:0\n`);
});
afterAll(() => rm(breachedPasswords, { recursive: true }));

const LEAKED = '405003C8E9F902E370861437ECD47E5990FC69AA';
const FILLER = '32A9882FCC181C005B23313F754B0D47D9A50852';
const check = (password: string, folder: string | null = breachedPasswords) =>
  checkPasswordToSet({ breachedPasswords: folder }, password, { mobile: '9876500001' });

// Trust A7: a password of a published leak is refused
it('a password of a published leak cannot be set, where the server has the files', async () => {
  expect(await check('Monsoon-2019!')).toBe('new_password_breached');
  expect(await check('Monsoon-2019!', null)).toBeNull();
});

it('a line that only fills a file up is no leak, nor is a prefix without a file', async () => {
  expect(await check('Monsoon-2020!')).toBeNull();
  expect(await check('Monsoon-2021!')).toBeNull();
});
