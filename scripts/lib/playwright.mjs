import { needChromium } from './chromium.mjs';
import { logLine } from './command-log.mjs';
import { bin, exec, toolEnv } from './exec.mjs';

/** Arguments that leave out, or choose, the tests that belong to `npm run trust -- browser`. */
export const NOT_TRUST = ['--grep-invert=@trust'];
export const ONLY_TRUST = ['--grep=@trust'];

/** Runs the browser tests; arguments go to Playwright. @param {readonly string[]} args @param {NodeJS.ProcessEnv} [more] */
export async function runPlaywright(args, more = {}) {
  logLine(`running the browser tests in ${await needChromium()} …`);
  const env = toolEnv();
  // Playwright finds neither `#…` nor another package's source by itself
  env.NODE_OPTIONS += ` --import=${import.meta.resolve('tsx')}`;
  return (await exec(bin('playwright'), ['test', ...args], { env: { ...env, ...more }, show: true })).code;
}
