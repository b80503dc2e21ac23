import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { logLine } from '../lib/command-log.mjs';
import { bin, ROOT, toolEnv } from '../lib/exec.mjs';

const API_PORT = process.env['PORT'] ?? '8080';

/** `npm run dev`: the site from source with live reload, and the server from source, started again on every change. */
export async function run() {
  const children = [spawn(bin('vite'), { cwd: join(ROOT, 'host'), env: { ...toolEnv(), API_PORT }, stdio: 'inherit' })];
  if (existsSync(join(ROOT, 'packages/api/src/server.ts'))) {
    logLine(`serving the API on port ${API_PORT}, the site where Vite says below …`);
    const args = ['watch', '--conditions=@prosperx/source', 'packages/api/src/server.ts'];
    // in the root, as every command: its data lie where they look for them
    children.push(spawn(bin('tsx'), args, { cwd: ROOT, env: { ...process.env, PORT: API_PORT }, stdio: 'inherit' }));
  }
  const stop = () => children.forEach((child) => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  await Promise.all(children.map((child) => new Promise((resolve) => child.on('close', resolve)).then(stop)));
  return 0;
}
