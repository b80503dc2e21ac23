import { join } from 'node:path';
import { bin, exec, ROOT, tail, toolEnv } from './exec.mjs';
import { seconds } from './command-log.mjs';

/** @typedef {{ name: string, tool: string, args: string[] }} Check */

/** TypeScript 7, by its path, since TypeScript 6 installs a `tsc` too. It checks; what needs a JavaScript API stays on 6. */
export const TSC = join(ROOT, 'node_modules/typescript7/bin/tsc');

/** @param {string} name @param {string} project @returns {Check} */
const types = (name, project) => ({
  name,
  tool: TSC,
  args: [
    '-p',
    project,
    '--checkers',
    '2',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${name.replaceAll(' ', '-')}.json`,
  ],
});

/** Contents are compared, not dates: a fresh clone has no dates. @param {string} tool */
const cached = (tool) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${tool}`];

/** The slow ones first, so that two run side by side to the end. @type {readonly Check[]} */
export const CHECKS = [
  { name: 'lint', tool: bin('eslint'), args: ['.', '--max-warnings=0', ...cached('eslint')] },
  { name: 'lint of promises and switches', tool: bin('oxlint'), args: ['-c', '.oxlintrc.json', '--type-aware'] },
  types('types', '.'),
  types('types of the site', 'host'),
  { name: 'dead exports, unlisted dependencies, cycles', tool: bin('knip'), args: ['--no-progress'] },
  types('types of core', 'packages/core'),
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
      const { code, output } = await exec(check.tool, check.args, { env: toolEnv() });
      console.log(`${code === 0 ? '  ok  ' : ' FAIL '} ${check.name} (${seconds(since)})`);
      if (code === 0) continue;
      failed.push(check.name);
      console.log(tail(output));
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: checks.length - failed.length, failed };
}
