import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface RunningApp {
  readonly origin: string;
  /** What it wrote, to be shown where it fails. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves once it is ready; fails when the program has ended before. */
async function untilReady(
  isReady: () => boolean | Promise<boolean>,
  hasEnded: () => boolean,
  log: readonly string[],
): Promise<void> {
  while (!(await isReady())) {
    if (hasEnded()) throw new Error(`the app did not start:\n${log.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts a program that listens on `PORT`, by its environment or in its arguments, with all that it starts in a group of its own. It is ready once it answers a request, or as it is told. */
export async function startApp(
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
  isReady?: () => boolean,
): Promise<RunningApp> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1', ORIGIN: origin, NODE_ENV: 'production' };
  const child = spawn(
    command,
    args.map((arg) => arg.replace('PORT', own.PORT)),
    {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', ...own, ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const answers = async () => (await fetch(origin).catch(() => null)) !== null;
  await untilReady(isReady ?? answers, () => child.exitCode !== null, log);
  return {
    origin,
    log,
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
