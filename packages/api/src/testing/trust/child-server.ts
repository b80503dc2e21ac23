import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PACKAGE } from '#testing/bundle.js';

export interface ChildServer {
  readonly pid: number;
  /** Resolves with the port once it listens; null when it died before. */
  readonly ready: Promise<number | null>;
  /** Resolves with its exit code; null when it was killed. */
  readonly exited: Promise<number | null>;
  send(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void;
  /** The lines that it has written to its log. */
  log(): string;
}

/** Starts a bundled server in a process of its own. */
export function startChild(program: string, environment: Readonly<Record<string, string>>): ChildServer {
  const child: ChildProcess = spawn(process.execPath, [program], {
    cwd: PACKAGE,
    env: { PATH: process.env['PATH'], ...environment, PORT: '0', SANDBOX: '1', TZ: 'America/Los_Angeles' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const lines = createInterface({ input: child.stdout! });
  const listens = once(lines, 'line').then(([line]) => Number(line));
  const ready = Promise.race([listens, exited.then(() => null)]);
  return { pid: child.pid ?? 0, ready, exited, send: (signal) => void child.kill(signal), log: () => written };
}
