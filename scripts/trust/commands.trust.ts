// Every command that the README names, once, with small numbers, on data of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exec, ROOT, tail } from '../lib/exec.mjs';

const folder = await mkdtemp(join(tmpdir(), 'prosperx-commands-'));
const [data, restored, backup] = ['data', 'restored', 'backup'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const holidays = join(folder, 'holidays.csv');
const navs = join(folder, 'navs.csv');

/** What makes each command small; a sentence says why one is left out. The server has run on `data` before. */
const RUNS: Readonly<Record<string, readonly string[] | string>> = {
  start: [],
  dev: [],
  check: ['format'],
  e2e: ['host/e2e/header.spec.ts'],
  screens: [join(folder, 'screens'), 'help'],
  'build:sdk': ['sip-calculator'],
  size: [],
  trust: ['login-alike', '20'],
  bench: ['customers', '100'],
  reconcile: [],
  backup: [backup],
  restore: [backup],
  advisor: ['AG9001', '--name', 'An advisor'],
  partner: ['a-partner', '--name', 'A partner'],
  queue: [],
  holidays: [holidays],
  import: ['nav', navs],
  docs: [],
  'new:widget': 'npm run trust -- new-widget makes one in a copy of the project',
};

/** Milliseconds until a server that does not answer has failed: a first start builds and fills a database. */
const LONGEST_START = 300_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts what goes on until it is stopped, waits until it answers, and stops it. */
async function startAndStop(command: string): Promise<{ code: number; output: string }> {
  const port = await freePort();
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: data, PORT: String(port) };
  const child = spawn('node', ['scripts/run.mjs', command], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 0)));
  let isOver = false;
  const answers = async () => {
    while (!isOver) {
      const address = /https?:\/\/(localhost|127\.0\.0\.1):\d+/.exec(output)?.[0] ?? `http://127.0.0.1:${port}`;
      const answer = await fetch(`${address}/v1/`).catch(() => null);
      if (answer?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return false;
  };
  const late = new Promise<false>((resolve) => setTimeout(resolve, LONGEST_START, false).unref());
  const isUp = await Promise.race([answers(), ended.then(() => false), late]);
  isOver = true;
  child.kill('SIGINT');
  const code = await ended;
  return { code: isUp ? code : code || 1, output };
}

function run(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  if (command === 'start' || command === 'dev') return startAndStop(command);
  const name = command.replace(':', '-');
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: command === 'restore' ? restored : data };
  return exec('node', ['scripts/run.mjs', name, ...args], { env });
}

const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
const named = new Set([...readme.matchAll(/\| `npm run ([\w:]+)/g)].map(([, name = '']) => name));
await writeFile(
  holidays,
  '2027-01-26,Republic Day\n2027-05-01,Maharashtra Day\n2027-10-02,Gandhi Jayanti\n2027-12-25,Christmas\n',
);
await writeFile(
  navs,
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date\n105758;INF179K01CR2;-;HDFC Mid Cap Fund;231.5;16-Nov-2026\n',
);

const failed: string[] = Object.keys(RUNS).filter((command) => !named.has(command) && command !== 'start');
for (const command of failed) console.log(` FAIL  the README names no npm run ${command} any more`);
let count = failed.length;
for (const command of ['start', ...[...named].filter((name) => name !== 'start')]) {
  const args = RUNS[command];
  if (typeof args === 'string') {
    console.log(`  not  npm run ${command}: ${args}`);
    continue;
  }
  const since = performance.now();
  const { code, output } = args
    ? await run(command, args)
    : { code: 1, output: 'scripts/trust/commands.trust.ts does not know it' };
  count++;
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  console.log(
    `${code === 0 ? '  ok  ' : ' FAIL '} npm run ${command} ${(args ?? []).join(' ').replaceAll(folder, '…')} (${seconds} s)`,
  );
  if (code === 0) continue;
  failed.push(command);
  console.log(tail(output));
}
await rm(folder, { recursive: true, force: true });
console.log(`commands: ${count - failed.length} of the ${count} that the README names ran, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
