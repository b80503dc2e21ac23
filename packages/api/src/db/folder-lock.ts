import { execFile } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
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
 * Makes this process the only one that uses a folder; returns the function that releases it. Throws StartError within two seconds when
 * another process that still runs has it.
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
    // A lock without text is being written this moment, unless it stays so.
    if (holder || left < TRIES / 2) await takeOver(path, text, left < 3);
    else await wait(PAUSE);
  }
  throw new StartError(`The data folder ${folder} could not be locked. Remove ${path} if no server is running.`);
}

/** Identifies a process, so that a later one with the same number is not mistaken for it. */
interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
}

async function fromProc(pid: number): Promise<string> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ]);
  // The command name, in parentheses, may hold spaces; the start time is the 20th field after it.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${boot.trim()}:${ticks}`;
}

/** Returns when a process was started, as text that only serves to be compared; null when it does not run. */
export async function startOf(pid: number): Promise<string | null> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return null;
  }
  try {
    if (process.platform === 'linux') return await fromProc(pid);
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || null;
  } catch {
    return process.platform === 'linux' ? null : 'unknown';
  }
}

export async function ownIdentity(): Promise<ProcessIdentity> {
  return { pid: process.pid, startedAt: (await startOf(process.pid)) ?? 'unknown' };
}

async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  const startedAt = await startOf(identity.pid);
  if (startedAt === null) return false;
  return startedAt === identity.startedAt || startedAt === 'unknown' || identity.startedAt === 'unknown';
}
