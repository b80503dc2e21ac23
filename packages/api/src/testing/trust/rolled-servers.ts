import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** A server of one version on a port of its own. */
interface Rolled {
  readonly port: number;
  child: ChildProcess;
}

export interface RolledOptions {
  /** The built server. */
  readonly program: string;
  /** The proxy's configuration, as it is shipped. */
  readonly configuration: string;
  readonly environment: Readonly<Record<string, string>>;
}

const LONGEST_START = 120_000;
/** The proxy looks twice, half a second apart, before it sends anybody to a server. */
const SEEN_BY_PROXY = 2_500;
const DRAIN = '2000';

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const since = performance.now();
  while (performance.now() - since < LONGEST_START && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('a server did not become ready');
}

/** The shipped configuration, for servers and a proxy on ports of this machine, without TLS. */
function locally(configuration: string, proxy: number, ports: readonly number[]): string {
  return configuration
    .replace(/^ {2}bind :8443.*\n/m, '')
    .replace('bind :8080', `bind 127.0.0.1:${proxy}`)
    .replace(/^ {2}http-request redirect.*\n/m, '')
    .replace('server-a:8080', `127.0.0.1:${ports[0]}`)
    .replace('server-b:8080', `127.0.0.1:${ports[1]}`);
}

/** Two servers behind HAProxy, of which each can be replaced. */
export async function rolledServers({ program, configuration, environment }: RolledOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'prosperx-roll-'));
  const log: string[] = [];
  const start = (port: number) => {
    const child = spawn(process.execPath, [program], {
      env: {
        ...{ PATH: process.env['PATH'], DATA_DIR: folder, SANDBOX: '1', LOG: 'all', DRAIN_DELAY: DRAIN },
        ...environment,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        const lines = part.toString().split('\n');
        log.push(...lines.filter((line) => /"level":"(warn|error)"|prosperx:/.test(line)));
      });
    return child;
  };
  const servers: Rolled[] = [];
  for (let at = 0; at < 2; at += 1) {
    const port = await freePort();
    servers.push({ port, child: start(port) });
  }
  for (const { port, child } of servers) await untilReady(port, child);
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    locally(
      configuration,
      port,
      servers.map((server) => server.port),
    ),
  );
  const proxy = spawn('haproxy', ['-db', '-f', file], {
    env: { PATH: process.env['PATH'], PUBLIC_HOST: 'localhost' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  proxy.stderr.on('data', (part: Buffer) => log.push(part.toString().trim()));
  await wait(SEEN_BY_PROXY);

  /** Ends one by a signal and starts its successor at its place; returns the milliseconds that its end took. */
  async function replace(server: Rolled, signal: NodeJS.Signals): Promise<number> {
    const since = performance.now();
    const exited = once(server.child, 'exit');
    server.child.kill(signal);
    await exited;
    const took = performance.now() - since;
    server.child = start(server.port);
    await untilReady(server.port, server.child);
    await wait(SEEN_BY_PROXY);
    return took;
  }

  return {
    origin: `http://localhost:${port}`,
    servers,
    replace,
    log,
    async stop(): Promise<void> {
      proxy.kill('SIGTERM');
      for (const { child } of servers) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
