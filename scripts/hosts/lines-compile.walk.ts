import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@prosperx/e2e';
import type { Contract } from '../../packages/sdk/src/widget/contract.js';
import { toName, toPascal } from '../../packages/sdk/src/widget/names.js';
import { type LineKind, pageLines } from '../../packages/sdk/src/widget/page-lines.js';
import { widgets } from '../../packages/sdk/src/widgets.js';
import { exec } from '../lib/exec.mjs';
import { installHost, packOnce } from './install.js';

interface Compiler {
  readonly kind: LineKind;
  /** The example in whose project the lines are compiled. */
  readonly host: string;
  readonly folder: string;
  readonly ending: string;
  readonly before?: readonly string[];
  readonly command: readonly [string, ...string[]];
}

const strict = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
};
const bundled = { module: 'ESNext', moduleResolution: 'bundler', types: [] };
const TSCONFIG = {
  compilerOptions: { ...strict, ...bundled, jsx: 'react-jsx' },
  angularCompilerOptions: { strictTemplates: true },
  include: ['src/lines'],
};

const compilers: readonly Compiler[] = [
  { kind: 'react', host: 'next', folder: 'src/lines', ending: 'tsx', command: ['tsc', '-p', 'tsconfig.lines.json'] },
  { kind: 'vue', host: 'vue', folder: 'src/lines', ending: 'vue', command: ['vue-tsc', '--noEmit'] },
  {
    kind: 'svelte',
    host: 'sveltekit',
    folder: 'src/lines',
    ending: 'svelte',
    before: ['svelte-kit', 'sync'],
    command: ['svelte-check', '--fail-on-warnings'],
  },
  {
    kind: 'angular',
    host: 'angular',
    folder: 'src/lines',
    ending: 'ts',
    command: ['ngc', '-p', 'tsconfig.lines.json'],
  },
];

for (const { kind, host, folder, ending, before, command } of compilers) {
  test(`compile: the lines of all widgets for ${kind} compile in one project`, async () => {
    const app = await installHost(host, await packOnce());
    const run = async ([name, ...args]: readonly string[]) =>
      exec(join(app, 'node_modules/.bin', name ?? ''), args, { cwd: app, env: { ...process.env, NODE_OPTIONS: '' } });
    const lines = join(app, folder);
    mkdirSync(lines, { recursive: true });
    writeFileSync(join(app, 'tsconfig.lines.json'), JSON.stringify(TSCONFIG));
    for (const { contract: own } of widgets) {
      const contract = own as unknown as Contract;
      const props = contract.examples.at(-1)?.props ?? {};
      const text = pageLines(kind, contract, { server: 'https://invest.example', partner: 'bluebank', props });
      writeFileSync(join(lines, `${toPascal(toName(contract.tag))}.${ending}`), `${text}\n`);
    }
    if (before) await run(before);
    const right = await run(command);
    expect(right.code, right.output).toBe(0);
    // the compiler does look at them
    const wrong = pageLines(
      kind,
      widgets.find(({ contract }) => contract.tag === 'px-sip-calculator')?.contract as unknown as Contract,
      { server: 'https://invest.example', partner: 'bluebank', props: {} },
    );
    writeFileSync(join(lines, `Wrong.${ending}`), wrong.replace('console.log', 'console.lag'));
    expect((await run(command)).output).toContain('lag');
    rmSync(lines, { recursive: true });
  });
}
