// `npm start` that is ended by each signal, or killed: no server is left, and its folder is let go; `npm run trust -- stop [SIGNAL …]`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, tail } from '../lib/exec.mjs';
import { freePort } from './lib/start-and-stop.js';

const ALL = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const;
const asked = process.argv.slice(2);
const SIGNALS = ALL.filter((signal) => asked.length === 0 || asked.includes(signal));
const LONGEST_START = 300_000;
const LONGEST_END = 20_000;

const dataDir = await mkdtemp(join(tmpdir(), 'prosperx-stop-'));
const lock = join(dataDir, 'db.lock');

/** Looks until something is so; false when it is not in time. */
async function comes(look: () => Promise<boolean> | boolean, longest: number): Promise<boolean> {
  const since = performance.now();
  while (performance.now() - since < longest) {
    if (await look()) return true;
    await wait(100);
  }
  return false;
}

/** A process that is there; one that has ended and waits to be noticed is not. */
const lives = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat !== null && !/\) Z /.test(stat);
};

try {
  for (const signal of SIGNALS) {
    const port = await freePort();
    const env = { ...process.env, NODE_OPTIONS: '', PORT: String(port), DATA_DIR: dataDir, SANDBOX_SCHEMES: 'named' };
    // by npm itself, in a group of its own: the signal reaches npm alone
    const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    const isReady = () =>
      fetch(`http://localhost:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const isUp = await comes(isReady, LONGEST_START);
    const server = Number(
      await readFile(lock, 'utf8')
        .then((text) => /\d+/.exec(text)?.[0])
        .catch(() => 0),
    );
    const since = performance.now();
    if (npm.pid) process.kill(npm.pid, signal);
    const isGone = await comes(async () => !existsSync(lock) && !(await lives(server)), LONGEST_END);
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    const isRight = isUp && server > 0 && isGone;
    console.log(
      `stop: ${signal} to npm ${isRight ? 'ended the server in order' : 'left the server running'}, ${seconds} s`,
    );
    if (isRight) continue;
    process.exitCode = 1;
    console.log(tail(output));
    if (server > 0 && (await lives(server))) process.kill(server, 'SIGKILL');
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
