import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withFileLock } from './file-lock.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'px-one-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('withFileLock', () => {
  it('a task waits for the one that is being done', async () => {
    const lock = join(folder, 'shared.lock');
    const done: string[] = [];
    let finish = () => {};
    const first = withFileLock(lock, async () => {
      done.push('first begins');
      await new Promise<void>((resolve) => (finish = resolve));
      done.push('first ends');
    });
    await expect.poll(() => done).toEqual(['first begins']);
    const second = withFileLock(lock, () => Promise.resolve(done.push('second')));
    finish();
    await Promise.all([first, second]);
    expect(done).toEqual(['first begins', 'first ends', 'second']);
  });

  it('a task does not wait for a process that has died', async () => {
    const lock = join(folder, 'stale.lock');
    await writeFile(lock, '999999999 long ago\n');
    expect(await withFileLock(lock, () => Promise.resolve('done'))).toBe('done');
  });
});
