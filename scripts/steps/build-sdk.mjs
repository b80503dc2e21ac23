import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale, PACKAGE } from '../lib/build.mjs';
import { ROOT } from '../lib/exec.mjs';
import { logLine } from '../lib/command-log.mjs';

const SNIPPETS = join(ROOT, 'packages/sdk/dist/cdn/snippets');

/** `npm run build:sdk [WIDGET …]`: builds the SDK and prints the lines for a page of every widget, or of those named. @param {string[]} names */
export async function run(names) {
  await buildStale('sdk', PACKAGE);
  logLine('put the address of your server, or of your copy of packages/sdk/dist/cdn, in front of the paths:');
  for (const file of readdirSync(SNIPPETS)) {
    if (names.length > 0 && !names.includes(file.replace('.html', ''))) continue;
    console.log(`\n${readFileSync(join(SNIPPETS, file), 'utf8').trimEnd()}`);
  }
  return 0;
}
