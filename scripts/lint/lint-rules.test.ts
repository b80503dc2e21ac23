import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINT } from '../lib/checks.mjs';
import { exec, ROOT } from '../lib/exec.mjs';
import * as table from './folders.mjs';

/** What is linted: the code of each path. A run of oxlint takes all of it. */
const subjects = new Map<string, string>();
/** What oxlint says of a path: names of rules. */
const found = new Map<string, string[]>();
let folder = '';

/** Hands a file to oxlint and names it. A path that was handed in before is taken under another name in the same folder. */
function subject(path: string, code: string): string {
  const own = subjects.has(path) ? join(dirname(path), `case-${subjects.size}-${basename(path)}`) : path;
  subjects.set(own, `${code}\n`);
  return own;
}

/** Rows of a file and what it holds, each with the name under which it is handed in. */
const all = (rows: [file: string, what: string][], codeOf = (what: string) => what) =>
  rows.map(([file, what]) => ({ file, what, path: subject(file, codeOf(what)) }));
const importing = (from: string) => `import { x } from '${from}';\nx();`;

/** The rules that a file breaks, without what its types say: nothing that it imports is there. */
const broken = (path: string) => (found.get(path) ?? []).filter((rule) => !rule.startsWith('typescript(TS'));

const mistyped = subject('packages/core/src/payment/mistyped.ts', "export const a: number = 'b';");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prosperx-lint-'));
  const config = `export { default } from ${JSON.stringify(join(ROOT, 'oxlint.config.mjs'))};`;
  const compilerOptions = { strict: true, jsx: 'react-jsx', skipLibCheck: true, types: [] };
  for (const [path, text] of [
    ['oxlint.config.mjs', config],
    ['tsconfig.json', JSON.stringify({ compilerOptions, include: ['**/*'] })],
    ...subjects,
  ] as const) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { code: exitCode, output } = await exec(LINT.tool, [...LINT.args, '--format=json'], { cwd: folder });
  expect(exitCode).toBe(1);
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code?: string; message: string; filename: string }[] };
  for (const { code, message, filename } of diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code ?? message]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const IMPORTS = 'eslint(no-restricted-imports)';
const SYNTAX = 'px(syntax)';
const CORE = 'packages/core/src/payment/rules.ts';
const UI = 'packages/sdk/src/primitives/display/button.tsx';
const PRIMITIVE = 'packages/sdk/src/primitives/form/button.tsx';
const QUERY = 'packages/sdk/src/queries/cart.ts';
const FEATURE = 'packages/sdk/src/features/sip-calculator/sip-calculator.tsx';
const TEXT = 'packages/sdk/src/features/cart/cart.text.ts';
const API = 'packages/api/src/modules/cart/add-item.ts';
const HOST = 'host/src/pages/home.tsx';
const EXAMPLE = 'examples/partner-react/src/app.tsx';

describe('imports', () => {
  it.each(
    all(
      [
        [CORE, '../money/index.js'],
        [CORE, '@prosperx/sdk'],
        [CORE, 'zod'],
        [CORE, 'react'],
        [CORE, 'node:fs'],
        [UI, '../session/use-session.js'],
        [UI, '#features/sip-calculator/sip-calculator.js'],
        [UI, 'zod'],
        [UI, 'node:path'],
        [UI, '#widgets.js'],
        [PRIMITIVE, '#queries/cart.js'],
        [PRIMITIVE, '#services/client.js'],
        [QUERY, '#widget/context.js'],
        ['packages/sdk/src/bridge/protocol.ts', '#widget/context.js'],
        ['packages/sdk/src/domain/fund/fund-card.tsx', '#features/cart/cart.js'],
        [FEATURE, '#features/goal-calculator/goal-calculator.text.js'],
        [FEATURE, '../goal-calculator/goal-calculator.text.js'],
        [FEATURE, '@prosperx/api'],
        ['packages/sdk/src/features/new-one/new-one.tsx', '#features/cart/cart.js'],
        [API, '@prosperx/sdk'],
        [API, '../db/client.js'],
        [API, '#sandbox/bank-book.js'],
        ['packages/api/src/throttle/count.ts', '#modules/cart/add-item.js'],
        ['packages/api/src/queue/work.ts', '#modules/cart/add-item.js'],
        ['packages/api/src/kernel/context.ts', '#records/bank/repository.js'],
        ['packages/api/src/http/serve.ts', '#routes.js'],
        ['packages/api/src/records/bank/repository.ts', '#records/order/repository.js'],
        [API, '#modules/pack/packs.js'],
        [HOST, '@prosperx/api'],
        [EXAMPLE, '@prosperx/sdk/site'],
        [EXAMPLE, '@prosperx/sdk/site/ui'],
        [EXAMPLE, '@prosperx/core/money'],
      ],
      importing,
    ),
  )('$file may not import $what', ({ path }) => {
    expect(broken(path)).toContain(IMPORTS);
  });

  it.each(
    all(
      [
        [CORE, '#money/index.js'],
        [CORE, './rules-text.js'],
        [UI, '#theme/use-styles.js'],
        [UI, '@prosperx/core/money'],
        [FEATURE, './steps/amount.js'],
        [FEATURE, '#features/sip-calculator/sip-calculator.text.js'],
        [FEATURE, '#primitives/display/button.js'],
        ['packages/sdk/src/features/cart/cart.test.tsx', '@prosperx/api'],
        [API, '@prosperx/core/money'],
        [API, '#db/client.js'],
        ['packages/api/src/modules/cart/add-item.test.ts', '#sandbox/bank-book.js'],
        ['packages/api/src/start/start-server.ts', '#sandbox/bank-book.js'],
        [PRIMITIVE, '#theme/use-styles.js'],
        [QUERY, '#session/session-store.js'],
        [FEATURE, '#domain/fund/fund-card.js'],
        [HOST, '@prosperx/sdk'],
        [HOST, '@prosperx/core/money'],
        [HOST, '@prosperx/sdk/site/ui'],
        [EXAMPLE, '@prosperx/sdk'],
      ],
      importing,
    ),
  )('$file may import $what', ({ path }) => {
    expect(broken(path)).toEqual([]);
  });

  const fromReact = (names: string) => `import { ${names} } from 'react';`;
  const newer = ['act', 'lazy', 'useActionState', 'useOptimistic', 'Activity', 'use', 'default as React'];
  it.each(
    all(
      newer.map((name) => [UI, name]),
      fromReact,
    ),
  )('no $what from react', ({ path }) => {
    expect(broken(path)).toContain(IMPORTS);
  });

  const everywhere = ['useState', 'useReducer, useId', 'type ReactNode'];
  it.each(
    all(
      everywhere.map((names) => [UI, names]),
      fromReact,
    ),
  )('$what from react', ({ path }) => {
    expect(broken(path)).toEqual([]);
  });
});

describe('the table of folders', () => {
  it.each([
    ['sdk/src', table.sdk, ''],
    ['api/src', table.api, ''],
    ['api/src/records', table.api, 'records/'],
  ])('gives every folder of %s a place', (path, { groups }, prefix) => {
    const folders = readdirSync(join(ROOT, 'packages', path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map((entry) => prefix + entry.name);
    const isPlaced = (folder: string) => groups.flat().some((row) => row === folder || row.startsWith(`${folder}/`));
    expect(folders.filter((folder) => !isPlaced(folder))).toEqual([]);
  });
});

describe('syntax', () => {
  it.each(
    all([
      [UI, "export * from './x.js';"],
      [UI, 'export default 1;'],
      [UI, 'export const a = <p>Invest now</p>;'],
      [UI, "export const a = <p>{'Invest'}</p>;"],
      [UI, 'export const a = <p>निवेश</p>;'],
      [UI, 'export const a = <i aria-label="Close" />;'],
      [UI, 'export const a = (f: () => void) => <input type="text" onChange={f} />;'],
      [UI, 'export const a = (f: () => void) => <input type="range" onChange={f} />;'],
      [UI, 'export const a = (f: () => void) => <input onChange={f} />;'],
      [UI, 'export const a = (f: () => void) => <form action={f} />;'],
      [UI, 'export const a = (ThemeContext: never) => <ThemeContext value={1} />;'],
      [UI, 'export function A({ ref }: { x: 1 }) { return ref; }'],
      [UI, "export const a = document.getElementById('x');"],
      [UI, 'export const a = (event: Event) => event.target;'],
      [UI, 'export const a = (node: Element) => { node.innerHTML = String(1); };'],
      [UI, 'export const a = Date.now();'],
      [FEATURE, 'export function Cart() { return cartText.title; }'],
      [FEATURE, 'export const Cart = () => cartText.titles[0];'],
      [FEATURE, 'export function useCart() { return () => cartText.title; }'],
      [FEATURE, 'export const titleOf = () => cartText.title;'],
      [FEATURE, 'export const titleOf = (code: string) => (cartText as Readonly<Record<string, string>>)[code];'],
      ['host/src/pages/home.tsx', 'export const titleOf = () => homeText.title;'],
      [FEATURE, "import { cartText as text } from './cart.text.js';\nexport const a = text;"],
      [TEXT, "export const cartText = { login: 'Sign in to place the order' };"],
      [TEXT, 'export const cartText = { paid: (by: string) => `A payment by ${by} is under way.` };'],
      [TEXT, "export const cartText = { next: 'Go on' };"],
      [TEXT, 'export const email = (name: string) => `Dear ${name},\\n\\nyour order is paid.`;'],
      [API, 'export const a = new Date();'],
      [API, 'export const a = process.env;'],
      [API, "export const a = () => tx.select().from(agents).where(x).for('update');"],
      [API, 'export function pay(amount: number) { return amount; }'],
      [API, 'export interface Row { stampAmount: number }'],
      [API, 'export interface Row { units: number | null }'],
      [CORE, 'export class Row { readonly nav: number = 1; }'],
      [CORE, 'export const latestNav: number = 1;'],
    ]),
  )('$file may not hold: $what', ({ path }) => {
    expect(broken(path)).toContain(SYNTAX);
  });

  it.each(
    all([
      [UI, 'export const a = (f: () => void) => <input type="checkbox" onChange={f} />;'],
      [UI, 'export const a = (f: () => void) => <input type="range" onInput={f} />;'],
      [UI, 'export const a = (v: 1, X: never) => <X.Provider value={v} />;'.replaceAll('X', 'ThemeContext')],
      [UI, 'export const a = (words: string) => <p>₹ {words} ·</p>;'],
      [UI, 'export const a = (event: Event) => event.composedPath()[0];'],
      [FEATURE, 'export function Cart() { const text = useWords(cartText); return text.title; }'],
      [FEATURE, 'export const titleOf = (text: typeof cartText) => text.title;'],
      [FEATURE, 'export const titleOf = () => said(cartText).title;'],
      ['host/src/pages/operator/jobs.tsx', 'export const titleOf = () => jobsText.title;'],
      ['packages/sdk/src/services/client.ts', 'export const titleOf = () => clientText.title;'],
      [TEXT, "export const cartText = { login: 'Log in to continue', sign: 'Sign here' };"],
      [CORE, 'export const a = (at: number) => new Date(at);'],
      ['packages/api/src/sandbox/sandbox-clock.ts', 'export const now = () => Date.now();'],
      ['packages/core/src/money/money.ts', 'export const f = (amount: number) => amount;'],
      ['packages/sdk/src/features/cart/cart.contract.ts', 'export interface Props { amount: number }'],
      ['packages/api/src/server.ts', 'export const a = process.env;'],
      [API, 'export function pay(amount: Paise, installmentNumber: number) { return [amount, installmentNumber]; }'],
      ['host/vite.config.ts', 'export default {};'],
      [EXAMPLE, 'export const a = <p>Invest now</p>;'],
    ]),
  )('$file may hold: $what', ({ path }) => {
    expect(broken(path)).toEqual([]);
  });
});

describe('files', () => {
  const misnamed: [string, string][] = [
    ['packages/core/src/sip/sipRules.ts', 'export const a = 1;'],
    ['packages/sdk/src/ui/Button.tsx', 'export const a = 1;'],
  ];
  it.each(all(misnamed))('$file is no name', ({ path }) => {
    expect(broken(path)).toEqual(['px(file-name)']);
  });
});

describe('comments', () => {
  it.each(
    all([
      [CORE, '/** Of the last NAV. */\nexport const a = 1;'],
      [CORE, '/**\n * By which a folio is known.\n */\nexport const a = 1;'],
      [CORE, '/** With its prefix, ARN-. */\nexport const a = 1;'],
    ]),
  )('say what they are about, not: $what', ({ path }) => {
    expect(broken(path)).toEqual(['px(comment)']);
  });

  it.each(
    all([
      [CORE, '/** The day of the last NAV. */\nexport const a = 1;'],
      [CORE, '// of the last NAV\nexport const a = 1;'],
    ]),
  )('may say: $what', ({ path }) => {
    expect(broken(path)).toEqual([]);
  });
});

it('types are looked at in the same run', () => {
  expect(found.get(mistyped)).toEqual(['typescript(TS2322)']);
});
