import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.js';
import { StartError, systemCodeOf } from './start-error.js';

const TRIES = 15;
const PAUSE = 100;

/** Creates a file that did not exist; false when it does. */
async function createFile(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(text);
    await file.close();
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function parseHolder(text: string): ProcessIdentity | null {
  const [pid, ...startedAt] = text.trim().split(' ');
  return pid && /^\d+$/.test(pid) && startedAt.length > 0 ? { pid: Number(pid), startedAt: startedAt.join(' ') } : null;
}

/** Removes the lock of a dead process. The guard keeps two takers from removing each other's new lock. */
async function takeOver(path: string, staleText: string, guardIsStale: boolean): Promise<void> {
  const guard = `${path}.takeover`;
  if (guardIsStale) await rm(guard, { force: true });
  if (!(await createFile(guard, ''))) return;
  try {
    if ((await readText(path)) === staleText) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Makes this process the only one that uses a folder; returns what gives it up.
 * Throws StartError within two seconds when another process that still runs has it.
 */
export async function lockFolder(path: string, folder: string): Promise<() => Promise<void>> {
  const own = await ownIdentity();
  const ownText = `${own.pid} ${own.startedAt}\n`;
  for (let left = TRIES; left > 0; left--) {
    if (await createFile(path, ownText)) {
      return async () => {
        if ((await readText(path)) === ownText) await rm(path, { force: true });
      };
    }
    const text = await readText(path);
    if (text === null) continue;
    const holder = parseHolder(text);
    if (holder && (await isRunning(holder))) {
      throw new StartError(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    // one without text is being written this moment, unless it stays so
    if (holder || left < TRIES / 2) await takeOver(path, text, left < 3);
    else await wait(PAUSE);
  }
  throw new StartError(`The data folder ${folder} could not be locked. Remove ${path} if no server is running.`);
}
