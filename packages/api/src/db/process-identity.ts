import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Tells a process from a later one that was given the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
}

async function fromProc(pid: number): Promise<string> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ]);
  // the command name, in parentheses, may hold spaces; the start time is the 20th field after it
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${boot.trim()}:${ticks}`;
}

/** When a process was started, as text that only serves to be compared; null when it does not run. */
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

export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  const startedAt = await startOf(identity.pid);
  if (startedAt === null) return false;
  return startedAt === identity.startedAt || startedAt === 'unknown' || identity.startedAt === 'unknown';
}
