import { seconds } from './command-log.mjs';
import { bin, exec, NEVER_COLLECT, tail, toolEnv } from './exec.mjs';

/** @typedef {{ name: string, tool: string, args: string[] }} Check */

/** The TypeScript in tsgolint finds the errors of types too, in the programs that the rules need anyway. @type {Check} */
export const LINT = {
  name: 'types and lint',
  tool: bin('oxlint'),
  args: ['-c', 'oxlint.config.mjs', '--type-aware', '--type-check'],
};

/** The slow one first, so that two run side by side to the end. @type {readonly Check[]} */
export const CHECKS = [
  LINT,
  { name: 'dead exports, unlisted dependencies, cycles', tool: bin('knip'), args: ['--no-progress'] },
  { name: 'rings of folders', tool: process.execPath, args: ['scripts/lint/rings.mjs'] },
  { name: 'rows of docs/trust.md', tool: process.execPath, args: ['scripts/lint/trust-rows.mjs'] },
  { name: 'hashes, scripts and licences of packages', tool: process.execPath, args: ['scripts/lint/dependencies.mjs'] },
  { name: 'format', tool: bin('oxfmt'), args: ['--check'] },
];

/** Runs them two at a time; a line each. @returns {Promise<{ passed: number, failed: string[] }>} */
export async function runChecks(checks = CHECKS) {
  const waiting = [...checks];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const since = performance.now();
      const { code, output } = await exec(check.tool, check.args, { env: { ...toolEnv(), ...NEVER_COLLECT } });
      console.log(`${code === 0 ? '  ok  ' : ' FAIL '} ${check.name} (${seconds(since)})`);
      if (code === 0) continue;
      failed.push(check.name);
      console.log(tail(output));
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: checks.length - failed.length, failed };
}
