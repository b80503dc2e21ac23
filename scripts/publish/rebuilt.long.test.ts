import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildStale, PACKAGE } from '../lib/build.mjs';
import { ROOT } from '../lib/exec.mjs';

const BUILT = join(ROOT, 'packages/sdk/dist');

/** Every built file by the hash of its bytes. */
function built(): Readonly<Record<string, string>> {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(BUILT, file)).isFile())
    .sort();
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(BUILT, file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, hashOf(file)]));
}

// Trust E6: every file of the CDN and of the package, built twice: the same bytes
it('two builds of what is published are the same', { timeout: 1_800_000 }, async () => {
  await buildStale('sdk', PACKAGE);
  const first = built();
  rmSync(BUILT, { recursive: true });
  await buildStale('sdk', PACKAGE);
  expect(Object.keys(first).length).toBeGreaterThan(500);
  expect(built()).toEqual(first);
});
