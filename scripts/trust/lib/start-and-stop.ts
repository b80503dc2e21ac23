import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ROOT } from '../../lib/exec.mjs';

/** Milliseconds until a server that does not answer has failed: a first start builds and fills a database. */
const LONGEST_START = 300_000;

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts what goes on until it is stopped (`start` or `dev`), waits until it answers, and stops it; `node` is the program that runs it. */
export async function startAndStop(
  command: string,
  environment: Readonly<Record<string, string>>,
  node = process.execPath,
): Promise<{ code: number; output: string }> {
  const port = await freePort();
  const env = { ...process.env, NODE_OPTIONS: '', PORT: String(port), ...environment };
  const child = spawn(node, ['scripts/run.mjs', command], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
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
