import { buildStale } from '../lib/build.mjs';
import { needChromium } from '../lib/chromium.mjs';
import { bin, exec, toolEnv } from '../lib/exec.mjs';
import { withPostgres } from '../lib/postgres.mjs';
import { say } from '../lib/say.mjs';

/** `npm run e2e [FILE …]`: the browser tests; arguments go to Playwright. @param {string[]} args */
export async function run(args) {
  await buildStale();
  say(`running the browser tests in ${await needChromium()} …`);
  return withPostgres(
    async () => (await exec(bin('playwright'), ['test', ...args], { env: toolEnv(), show: true })).code,
  );
}
