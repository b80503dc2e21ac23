import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOT_HERE, REQUIREMENTS } from '../asvs/level-2.mjs';
import { asvsPage, isFile } from './asvs-page.mjs';
import { ROOT } from './exec.mjs';

describe('docs/asvs.md', () => {
  it('is what its data comes to (npm run docs writes it)', () => {
    expect(readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8')).toBe(asvsPage());
  });

  it('names files that are there', () => {
    const files = REQUIREMENTS.map(([, , , by]) => by).filter(isFile);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('says of what is not held why not, and names each requirement once', () => {
    expect(REQUIREMENTS.filter(([, , state, by]) => state !== 'held' && isFile(by))).toEqual([]);
    const ids = REQUIREMENTS.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => NOT_HERE.some(([none]) => id === none || id.startsWith(`${none}.`)))).toEqual([]);
  });
});
