import { mkdir, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN = 250;
/** Older than that, and its maker was killed. */
const STALE = 5 * 60_000;

/** Does a task while no other process on this machine does one under the same folder's name. */
export async function oneAtATime<T>(folder: string, task: () => Promise<T>): Promise<T> {
  while (!(await taken(folder))) await wait(LOOK_AGAIN);
  try {
    return await task();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function taken(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch {
    const since = await stat(folder).catch(() => null);
    // eslint-disable-next-line no-restricted-syntax -- a file's age is of the machine's clock
    if (since && Date.now() - since.mtimeMs > STALE) await rm(folder, { recursive: true, force: true });
    return false;
  }
}
