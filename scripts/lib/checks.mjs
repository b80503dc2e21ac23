import { bin, exec, tail, toolEnv } from './exec.mjs';
import { seconds } from './say.mjs';

/** @typedef {{ name: string, tool: string, args: string[] }} Check */

/** @param {string} name @param {string} project @returns {Check} */
const types = (name, project) => ({
  name: `types of ${name}`,
  tool: 'tsc',
  args: ['-p', project, '--incremental', '--tsBuildInfoFile', `.cache/types/${name.replaceAll(' ', '-')}.json`],
});

/** The slow ones first, so that two run side by side to the end. @type {readonly Check[]} */
export const CHECKS = [
  { name: 'lint', tool: 'eslint', args: ['.', '--max-warnings=0'] },
  types('sdk', 'packages/sdk'),
  types('host', 'host'),
  types('api', 'packages/api'),
  { name: 'format', tool: 'prettier', args: ['--check', '--log-level=warn', '.'] },
  types('scripts', '.'),
  { name: 'dead exports, unlisted dependencies, cycles', tool: 'knip', args: ['--no-progress'] },
  types('core tests', 'packages/core/tsconfig.test.json'),
  types('core', 'packages/core'),
];

/** Runs them two at a time; a line each. @returns {Promise<{ passed: number, failed: string[] }>} */
export async function runChecks(checks = CHECKS) {
  const waiting = [...checks];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const since = performance.now();
      const { code, output } = await exec(bin(check.tool), check.args, { env: toolEnv() });
      console.log(`${code === 0 ? '  ok  ' : ' FAIL '} ${check.name} (${seconds(since)})`);
      if (code === 0) continue;
      failed.push(check.name);
      console.log(tail(output));
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: checks.length - failed.length, failed };
}
