import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openExisting } from './prepare-data.js';
import { readSettings } from './settings.js';

it('a command makes no database where there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'px-none-'));
  try {
    await expect(openExisting(readSettings({ SANDBOX: '1', DATA_DIR: folder }))).rejects.toThrow(
      `There is no database in ${folder}.`,
    );
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
