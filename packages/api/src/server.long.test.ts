import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { bundle } from '#testing/bundle.js';
import { newPostgresDatabase } from '#testing/test-databases.js';
import { TEST_KEYS } from '#testing/test-services.js';
import { type KillDatabase, killDatabase } from '#testing/trust/kill-database.js';

const READY = /ProsperX is ready at http:\/\/localhost:(\d+)\/v1\/home/;

interface Started {
  readonly child: ChildProcess;
  /** All that it printed so far. */
  output(): string;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Its port, once it is ready; rejects when it ends before. */
  readonly ready: Promise<number>;
}

let server: Awaited<ReturnType<typeof bundle>>;
const running = new Set<ChildProcess>();

function start(environment: Record<string, string>): Started {
  const { NODE_ENV: _, NODE_OPTIONS: __, TEST_DATABASE_URL: ___, VITEST: ____, ...rest } = process.env;
  const child = spawn(process.execPath, [server.program], {
    env: { ...rest, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  const ready = new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const port = READY.exec(text)?.[1];
        if (port) resolve(Number(port));
      });
    }
    void ended.then(() => reject(new Error(`ended before it was ready: ${text}`)));
  });
  ready.catch(() => {});
  return { child, output: () => text, ended, ready };
}

const keys = { ENCRYPTION_KEYS: TEST_KEYS.encryption, LOOKUP_KEY: TEST_KEYS.lookup };

let folder: KillDatabase;
beforeAll(async () => {
  server = await bundle(new URL('server.ts', import.meta.url));
  folder = await killDatabase('pglite');
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(async () => {
  await Promise.all([server.remove(), folder.remove()]);
});

const clockUrl = (port: number) => `http://localhost:${port}/prosperx-api/sandbox/clock`;
const clockOf = async (port: number) => (await fetch(clockUrl(port))).json() as Promise<{ now: string }>;

const moveClock = (port: number, advance: string) =>
  fetch(clockUrl(port), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance }),
  });

describe('startServer', () => {
  it('goes on with its folder after a kill, says nothing about people, and ends in order when it is asked to', async () => {
    const environment = { ...folder.environment, ...keys };
    const dataDir = folder.environment['DATA_DIR']!;
    const first = start(environment);
    const port = await first.ready;
    expect((await clockOf(port)).now).toMatch(/^2026-11-16T04:3/);
    await moveClock(port, 'P1D');

    const second = start(environment);
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `prosperx: The data folder ${dataDir} is in use by process ${first.child.pid}. Stop it, or set DATA_DIR to another folder.\n`,
    );

    first.child.kill('SIGKILL');
    await first.ended;
    const next = start({ ...environment, LOG: 'all' });
    const nextPort = await next.ready;
    expect((await clockOf(nextPort)).now).toMatch(/^2026-11-17T/);
    await fetch(`http://localhost:${nextPort}/prosperx-api/login/check-mobile-number?mobile=9876500001`, {
      headers: { 'X-PX-Client': 'test' },
    });
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(next.output()).toContain('"call":"checkMobileNumber"');
    expect(next.output()).not.toContain('98765');
    await expect(stat(join(dataDir, 'db.lock'))).rejects.toThrow('ENOENT');
  });

  it('says why it cannot start in one line when the port is in use, and lets the folder go', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const { ended, output } = start({ ...folder.environment, ...keys, PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toBe(`prosperx: Port ${port} is in use. Stop the program that uses it, or set PORT to another.\n`);
    other.close();
    await expect(stat(join(folder.environment['DATA_DIR']!, 'db.lock'))).rejects.toThrow('ENOENT');
  });
});

describe('startServer with a new folder', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'px-server-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('fills it, and keeps its keys there', async () => {
    const { child, ended, ready } = start({ DATA_DIR: dataDir });
    expect((await clockOf(await ready)).now).toMatch(/^2026-11-16T/);
    expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it.skipIf(!process.env['TEST_DATABASE_URL'])(
    'servers start side by side on a new PostgreSQL database, which one of them fills, and have one time, whichever is put forward',
    async () => {
      const { url, drop } = await newPostgresDatabase(process.env['TEST_DATABASE_URL']!);
      const servers = [1, 2, 3].map(() => start({ DATA_DIR: dataDir, DATABASE_URL: url }));
      const ports = await Promise.all(servers.map(({ ready }) => ready));
      for (const port of ports) expect((await clockOf(port)).now).toMatch(/^2026-11-16T/);
      for (const [mover, date] of [
        [ports[0], '2026-11-18'],
        [ports[1], '2026-11-20'],
      ] as const) {
        await moveClock(mover!, 'P2D');
        for (const port of ports) expect((await clockOf(port)).now.slice(0, 10)).toBe(date);
      }
      servers.forEach(({ child }) => child.kill('SIGTERM'));
      expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
      await drop();
    },
  );
});
