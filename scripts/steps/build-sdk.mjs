import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale, PACKAGE } from '../lib/build.mjs';
import { logLine } from '../lib/command-log.mjs';
import { ROOT } from '../lib/exec.mjs';

const SNIPPETS = join(ROOT, 'packages/sdk/dist/cdn/snippets');

/** `npm run build:sdk [WIDGET …]`: builds the SDK and prints the lines for a page of every widget, or of those named. @param {string[]} names */
export async function run(names) {
  await buildStale('sdk', PACKAGE);
  logLine(
    'https://invest.example stands for your server, which gives them out with its own address under /sdk/latest/snippets/:',
  );
  for (const file of readdirSync(SNIPPETS)) {
    if (names.length > 0 && !names.includes(file.replace('.html', ''))) continue;
    console.log(`\n${readFileSync(join(SNIPPETS, file), 'utf8').trimEnd()}`);
  }
  return 0;
}
