import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder } from '#db/folder-lock.js';
import { StartError } from '#db/start-error.js';

const PAUSE = 250;

/** Does a task while no other process on this machine does one under the same lock file. The lock of a process that has died counts for nothing. */
export async function withFileLock<T>(lock: string, task: () => Promise<T>): Promise<T> {
  const unlock = await untilLocked(lock);
  try {
    return await task();
  } finally {
    await unlock();
  }
}

async function untilLocked(lock: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockFolder(lock, lock);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      await wait(PAUSE);
    }
  }
}
