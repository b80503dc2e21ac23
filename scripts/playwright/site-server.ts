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
  /** Every line that it wrote to its log. */
  readonly log: readonly string[];
  /** As a power cut of the process: nothing is said, nothing is finished. */
  kill(): Promise<void>;
  /** Starts again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface SiteServerOptions {
  /** Without it, the embedded database in a folder of its own. */
  readonly databaseUrl?: string;
  /** A folder that is there already and stays; without it, one of its own. */
  readonly dataDir?: string;
  /** Sells the schemes that its people need, of each sub-category one at least. */
  readonly fewSchemes?: boolean;
  /** False: pages come without their content, as when it cannot be rendered. */
  readonly rendersPages?: boolean;
}

async function launch(
  environment: Readonly<Record<string, string>>,
  log: string[],
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [program], {
    // what is built needs none of the loaders that the tests run with
    env: { ...process.env, ...environment, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server did not start: ${errors.join('')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line);
      const [, ready] = READY.exec(line) ?? [];
      if (ready) resolve(ready);
    });
  });
  return { child, origin };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) =>
    child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', () => resolve()),
  );
}

export async function startSite(options: SiteServerOptions = {}): Promise<SiteServer> {
  const { databaseUrl, dataDir, fewSchemes, rendersPages = true } = options;
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'prosperx-site-')));
  const log: string[] = [];
  const environment = {
    // whatever a build in the same process has set
    SANDBOX: '1',
    DATA_DIR: folder,
    LOG: 'all',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(fewSchemes && { SANDBOX_SCHEMES: 'named' }),
    ...(!rendersPages && { RENDER_PAGES: 'off' }),
  };
  let { child, origin } = await launch({ ...environment, PORT: '0' }, log);
  const port = new URL(origin).port;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };
  return {
    get origin() {
      return origin;
    },
    log,
    kill: () => end('SIGKILL'),
    restart: async () => {
      ({ child, origin } = await launch({ ...environment, PORT: port }, log));
    },
    stop: async () => {
      await end('SIGTERM');
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
