import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStale, PACKAGE } from '../lib/build.mjs';
import { bin, exec } from '../lib/exec.mjs';
import { packSdk } from '../lib/package.mjs';
import { widgets } from '../rollup/widgets.mjs';
import { type App, makeApp } from './app.js';
import { tagsBuiltBy } from './bundlers.js';
import { shownInEditor } from './editor.js';

let folder: string;
let tarball: string;

beforeAll(async () => {
  await buildStale('sdk', PACKAGE);
  folder = await mkdtemp(join(tmpdir(), 'prosperx-publish-'));
  tarball = await packSdk(folder);
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const RIGHT = `
import { ProsperXProvider, SipCalculator } from '@prosperx/sdk';
export const page = <ProsperXProvider apiBase={null}><SipCalculator monthlyAmount={5000} annualRate={12} years={10} /></ProsperXProvider>;
`;
const WRONG = `
import { SipCalculator } from '@prosperx/sdk';
export const page = <SipCalculator monthlyAmount="5000" />;
`;
const RIGHT_ELEMENT = `
import { configure } from '@prosperx/sdk/elements';
import type {} from '@prosperx/sdk/jsx';
import { mountWidget } from '@prosperx/sdk/embed';
import { nativeBridge } from '@prosperx/sdk/bridge';
export const all = [configure, mountWidget, nativeBridge];
document.createElement('px-sip-calculator').monthlyAmount = 5000;
export const page = <px-sip-calculator monthly-amount={5000} />;
`;
const WRONG_ELEMENT = `
import '@prosperx/sdk/elements';
document.createElement('px-sip-calculator').monthlyAmount = { rupees: 5000 };
`;
const WRONG_JSX = `
import type {} from '@prosperx/sdk/jsx';
export const page = <px-sip-calculator monthly-amount={{ rupees: 5000 }} />;
`;

/** What the package's pages show in React, as it is pasted. */
function examplesOfPages(): Record<string, string> {
  const docs = join(folder, 'package/docs');
  const pages = [join(folder, 'package/README.md'), ...readdirSync(docs).map((name) => join(docs, name))];
  const blocks = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/^```tsx\n(.*?)^```$/gms)]);
  return Object.fromEntries(blocks.map(([, code = ''], index) => [`page-${index}.tsx`, code]));
}

const reactOf = (react: 18 | 19) => {
  const version = `^${react}.0.0`;
  return {
    dependencies: { react: version, 'react-dom': version },
    devDependencies: { '@types/react': version, '@types/react-dom': version },
  };
};

describe.each([18, 19] as const)('beside React %i', (react) => {
  let app: App;
  beforeAll(async () => {
    app = await makeApp(join(folder, `react-${react}`), tarball, reactOf(react));
  }, 180_000);

  it('compiles what is right, the examples of all pages among it, and not a wrong prop', async () => {
    const right = { 'right.tsx': RIGHT, 'right-element.tsx': RIGHT_ELEMENT, ...examplesOfPages() };
    const wrong = { 'component.tsx': WRONG, 'element.tsx': WRONG_ELEMENT, 'element-in-jsx.tsx': WRONG_JSX };
    const complaints = (await app.compile({ ...right, ...wrong })).split('\n').filter((line) => /: error /.test(line));
    // a file each, and of each the line with the prop
    const found = complaints.map((line) => /src\/(.+?)\(.*error (TS\d+)/.exec(line)?.slice(1)).sort();
    expect(found, complaints.join('\n')).toEqual(
      Object.keys(wrong)
        .sort()
        .map((name) => [name, 'TS2322']),
    );
  }, 120_000);

  it('says in an editor what a component, its props, its events and their details are', () => {
    const code = `import { Login, SipCalculator } from '@prosperx/sdk';
const own = <SipCalculator monthlyAmount={5000} onChosen={(detail) => detail.invested} />;
const login = <Login onError={({ code }) => code} />;`;
    const names = ['SipCalculator', 'monthlyAmount', 'onChosen', 'invested', 'onError'];
    const shown = shownInEditor(app.folder, code, names);
    expect(shown['SipCalculator']).toMatch(/Shows what a fixed monthly investment could grow into\.[^]*@example/);
    expect(shown['monthlyAmount']).toMatch(/Monthly instalment in rupees\.[^]*100 to 100000[^]*@default 5000/);
    expect(shown['onChosen']).toMatch(/The investor pressed[^]*`invested` \(number\): Invested in rupees\./);
    expect(shown['invested']).toContain('Invested in rupees.');
    expect(shown['onError']).toMatch(/The widget shows a failure\.[^]*`otp_expired`/);
  });

  it('imports every entry in bare Node', async () => {
    const entries = ['', '/elements', '/embed', '/bridge', '/jsx', '/preact', '/solid', '/svelte', '/vue'].map(
      (entry) => `@prosperx/sdk${entry}`,
    );
    const script = `for (const entry of ${JSON.stringify(entries)}) await import(entry); console.log('imported');`;
    expect(await app.node(script)).toBe('imported');
  });

  it('renders on a server', async () => {
    const script = `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { SipCalculator } from '@prosperx/sdk';
      console.log(renderToString(createElement(SipCalculator, { monthlyAmount: 5000 })).length > 500);`;
    expect(await app.node(script)).toBe('true');
  });
});

describe('a page built by', () => {
  const project = () => join(folder, 'bundled');
  beforeAll(async () => {
    const bundlers = { esbuild: '*', vite: '*', webpack: '5', 'webpack-cli': '*' };
    await makeApp(project(), tarball, { devDependencies: bundlers });
  }, 300_000);

  it.each(['vite', 'esbuild', 'webpack'] as const)(
    "%s has every tag after `import '@prosperx/sdk/elements'` alone",
    async (bundler) => {
      const page = join(project(), bundler);
      const tags = await tagsBuiltBy(bundler, page, join(project(), 'node_modules/.bin'));
      expect(tags).toEqual(widgets.map(({ tag }) => tag).sort());
    },
    900_000,
  );
});

describe('the tarball', () => {
  it('passes attw', async () => {
    const { code, output } = await exec(bin('attw'), [
      tarball,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'custom-elements.json',
      'styles.css',
    ]);
    expect(code, output).toBe(0);
  });
});
