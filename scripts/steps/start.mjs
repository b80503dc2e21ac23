import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../lib/build.mjs';
import { CommandError } from '../lib/command-log.mjs';
import { ROOT } from '../lib/exec.mjs';

const server = join(ROOT, 'packages/api/dist/server.js');

/** `npm start`: in this process, so that signals reach the server itself. */
export async function run() {
  await buildStale();
  if (!existsSync(server))
    throw new CommandError('there is no server yet (packages/api/src/server.ts): "npm run dev" shows the site.');
  await import(server);
  return 0;
}
