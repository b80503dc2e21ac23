import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../packages/api/dist/server.js', import.meta.url));
const READY = /ready at (http:\/\/localhost:\d+)\//;

/** A server of our own with its own data and clock. */
export interface SiteServer {
  readonly origin: string;
  /** As a power cut of the process: nothing is said, nothing is finished. */
  kill(): Promise<void>;
  /** Starts again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface SiteServerOptions {
  /** Without it, the embedded database in a folder of its own. */
  readonly databaseUrl?: string;
}

async function launch(environment: Readonly<Record<string, string>>): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = READY.exec(line) ?? [];
    if (!origin) continue;
    child.stdout.resume();
    return { child, origin };
  }
  throw new Error(`the server did not start: ${errors.join('')}`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) =>
    child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', () => resolve()),
  );
}

export async function startSite({ databaseUrl }: SiteServerOptions = {}): Promise<SiteServer> {
  const folder = await mkdtemp(join(tmpdir(), 'prosperx-site-'));
  const environment = { DATA_DIR: folder, LOG_LEVEL: 'error', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  let { child, origin } = await launch({ ...environment, PORT: '0' });
  const port = new URL(origin).port;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };
  return {
    get origin() {
      return origin;
    },
    kill: () => end('SIGKILL'),
    restart: async () => {
      ({ child, origin } = await launch({ ...environment, PORT: port }));
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
