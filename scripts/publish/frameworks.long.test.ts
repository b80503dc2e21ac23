import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStale, PACKAGE } from '../lib/build.mjs';
import { exec } from '../lib/exec.mjs';
import { packSdk } from '../lib/package.mjs';
import { makeApp } from './app.js';

let folder: string;

beforeAll(async () => {
  await buildStale('sdk', PACKAGE);
  folder = await mkdtemp(join(tmpdir(), 'prosperx-frameworks-'));
  const tarball = await packSdk(folder);
  await makeApp(join(folder, 'app'), tarball, {
    dependencies: { vue: '^3.5', svelte: '^5.0', 'solid-js': '^1.9', preact: '^11.0.0' },
    // the checkers of templates are built on TypeScript 5
    devDependencies: { 'vue-tsc': '^3.0', 'svelte-check': '^4.0', typescript: '^5.9' },
  });
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const VUE = `<script setup lang="ts">
import type {} from '@prosperx/sdk/vue';
</script>
<template>
  <px-sip-calculator :monthly-amount="7500" years="15" @chosen="(event) => event.detail.monthlyAmount.toFixed()" />
</template>`;
const SVELTE = `<script lang="ts">
  import type {} from '@prosperx/sdk/svelte';
</script>
<px-sip-calculator monthly-amount={7500} years="15" onchosen={(event) => event.detail.monthlyAmount.toFixed()}></px-sip-calculator>`;
const SOLID = `import type {} from '@prosperx/sdk/solid';
export const page = () => <px-sip-calculator prop:monthlyAmount={7500} years="15" on:chosen={(event) => event.detail.monthlyAmount.toFixed()} />;`;
const PREACT = `import type {} from '@prosperx/sdk/preact';
export const page = () => <px-sip-calculator monthlyAmount={7500} years={15} onchosen={(event) => event.detail.monthlyAmount.toFixed()} />;`;

/** Each framework's own checker, over one file of markup that uses an element. */
const frameworks = [
  { name: 'Vue', file: 'page.vue', code: VUE, jsx: {}, check: ['vue-tsc', '-p', '.'] },
  {
    name: 'Svelte',
    file: 'Page.svelte',
    code: SVELTE,
    jsx: {},
    check: ['svelte-check', '--tsconfig', './tsconfig.json'],
  },
  {
    name: 'Solid',
    file: 'page.tsx',
    code: SOLID,
    jsx: { jsx: 'preserve', jsxImportSource: 'solid-js' },
    check: ['tsc', '-p', '.'],
  },
  {
    name: 'Preact',
    file: 'page.tsx',
    code: PREACT,
    jsx: { jsx: 'react-jsx', jsxImportSource: 'preact' },
    check: ['tsc', '-p', '.'],
  },
] as const;

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

describe.each(frameworks)('markup of $name', ({ file, code, jsx, check: [command, ...args] }) => {
  const complaints = async (source: string) => {
    const app = join(folder, 'app');
    const tsconfig = {
      compilerOptions: { ...compilerOptions, ...jsx },
      vueCompilerOptions: { strictTemplates: true },
      include: [file],
    };
    await writeFile(join(app, 'tsconfig.json'), JSON.stringify(tsconfig));
    await writeFile(join(app, file), source);
    const { code: status, output } = await exec(join(app, 'node_modules/.bin', command), args, { cwd: app });
    await rm(join(app, file));
    return status === 0 ? '' : output;
  };

  it('compiles with properties by both names, and events whose details are typed', async () => {
    expect(await complaints(code)).toBe('');
  }, 120_000);

  it.each([
    ['a misspelt property', 'years', 'yeras', 'yeras'],
    ['a field that the event has not', 'detail.monthlyAmount', 'detail.monthly', 'monthly'],
  ])(
    'refuses %s',
    async (_, right, wrong, named) => {
      expect(await complaints(code.replace(right, wrong))).toContain(named);
    },
    120_000,
  );
});
