import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINT } from './lib/checks.mjs';
import { exec, ROOT, toolEnv } from './lib/exec.mjs';

const NAMES = ['made-by-test', 'theirs-by-test'] as const;
const [PUBLIC, PRIVATE] = NAMES;
const LISTS = ['packages/sdk/src/widgets.ts', 'packages/sdk/src/react.ts'];
const FOLDERS = NAMES.map((name) => `packages/sdk/src/features/${name}`);
const COPIED = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'oxlint.config.mjs',
  'vitest.config.ts',
  '.oxfmtrc.json',
  'README.md',
  'docs',
  'examples',
  'packages',
  'scripts',
  'host',
];

/** Neither what is installed nor what is built. */
const isSource = (path: string) => !/\/(node_modules|dist|\.data|\.cache)$/.test(path);

let copy = '';
const run = (tool: string, ...args: string[]) =>
  exec(join(copy, 'node_modules/.bin', tool), args, { cwd: copy, env: { ...toolEnv(), VITEST: '', NO_COLOR: '1' } });
const make = (...args: string[]) =>
  exec(process.execPath, ['--import', 'tsx', 'scripts/new-widget.mjs', ...args], { cwd: copy, env: toolEnv() });

/** The output when the tool failed, so that a failing test shows it. */
const failureOf = async (done: Promise<{ code: number; output: string }>) => {
  const { code, output } = await done;
  return code === 0 ? '' : output;
};

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'prosperx-new-widget-'));
  for (const path of COPIED.filter((one) => existsSync(join(ROOT, one))))
    cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter: isSource });
  mkdirSync(join(copy, 'node_modules'));
  // its own packages are the copied ones, by the relative links of npm
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const [from, to] = [join(ROOT, 'node_modules', name), join(copy, 'node_modules', name)];
    if (name === '@prosperx') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
  expect(await failureOf(make(PUBLIC))).toBe('');
  expect(await failureOf(make(PRIVATE, '--private'))).toBe('');
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:widget', () => {
  it('makes those whose types fit and that the rules like, in their folders and in the lists', async () => {
    expect(await failureOf(exec(LINT.tool, [...LINT.args, ...FOLDERS, ...LISTS], { cwd: copy }))).toBe('');
    expect(await failureOf(run('oxfmt', '--check', ...FOLDERS, ...LISTS))).toBe('');
  }, 1_200_000);

  it('makes those that pass their own tests and those of every contract, in React and in Preact', async () => {
    const projects = ['--project=sdk-react', '--project=sdk-preact'];
    const tests = [...FOLDERS, 'packages/sdk/src/contracts', 'packages/sdk/src/widget/docs'];
    const { code, output } = await run('vitest', 'run', ...projects, '--reporter=verbose', ...tests);
    expect(code === 0 ? '' : output).toBe('');
    for (const name of NAMES) {
      const shown = output.split('\n').filter((line) => line.includes(`'${name}', example 'own heading' > renders`));
      expect(shown).toHaveLength(4);
    }
  }, 1_200_000);
});
