import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../lib/checks.mjs';
import { exec, ROOT } from '../lib/exec.mjs';
import * as table from './folders.mjs';

const eslint = new ESLint();

/** The rules that an otherwise fine file breaks. */
async function broken(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const IMPORTS = '@typescript-eslint/no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
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
  it.each([
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
    [PRIMITIVE, '#api/client.js'],
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
    [HOST, '@prosperx/core/money'],
    [HOST, '@prosperx/api'],
    [EXAMPLE, '@prosperx/sdk/internal'],
    [EXAMPLE, '@prosperx/core/money'],
  ])('%s may not import %s', async (file, from) => {
    expect(await broken(file, `import { x } from '${from}';\nx();`)).toContain(IMPORTS);
  });

  it.each([
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
    [HOST, '@prosperx/sdk/internal'],
    [EXAMPLE, '@prosperx/sdk'],
  ])('%s may import %s', async (file, from) => {
    expect(await broken(file, `import { x } from '${from}';\nx();`)).toEqual([]);
  });

  it.each(['act', 'lazy', 'useActionState', 'useOptimistic', 'Activity', 'use', 'default as React'])(
    'no %s from react',
    async (name) => {
      expect(await broken(UI, `import { ${name} } from 'react';`)).toContain(IMPORTS);
    },
  );

  it.each(['useState', 'useReducer, useId', 'type ReactNode'])('%s from react', async (names) => {
    expect(await broken(UI, `import { ${names} } from 'react';`)).toEqual([]);
  });
});

describe('the table of folders', () => {
  it.each([
    ['sdk', table.sdk],
    ['api', table.api],
  ])('gives every folder of %s a place', (name, { groups }) => {
    const source = join(ROOT, 'packages', name, 'src');
    const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const without = folders.filter((folder) => folder.name !== 'testing' && !groups.flat().includes(folder.name));
    expect(without.map((folder) => folder.name)).toEqual([]);
  });
});

describe('syntax', () => {
  it.each([
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
    [FEATURE, "import { cartText as text } from './cart.text.js';\nexport const a = text;"],
    [TEXT, "export const cartText = { login: 'Sign in to place the order' };"],
    [TEXT, 'export const cartText = { paid: (by: string) => `A payment by ${by} is under way.` };'],
    [TEXT, "export const cartText = { next: 'Go on' };"],
    [TEXT, 'export const letter = (name: string) => `Dear ${name},\\n\\nyour order is paid.`;'],
    [API, 'export const a = new Date();'],
    [API, 'export const a = process.env;'],
    [API, 'export function pay(amount: number) { return amount; }'],
    [API, 'export interface Row { stampAmount: number }'],
    [API, 'export interface Row { units: number | null }'],
    [CORE, 'export class Row { readonly nav: number = 1; }'],
    [CORE, 'export const latestNav: number = 1;'],
  ])('%s may not hold: %s', async (file, code) => {
    expect(await broken(file, code)).toContain(SYNTAX);
  });

  it.each([
    [UI, 'export const a = (f: () => void) => <input type="checkbox" onChange={f} />;'],
    [UI, 'export const a = (f: () => void) => <input type="range" onInput={f} />;'],
    [UI, 'export const a = (v: 1, X: never) => <X.Provider value={v} />;'.replaceAll('X', 'ThemeContext')],
    [UI, 'export const a = (words: string) => <p>₹ {words} ·</p>;'],
    [UI, 'export const a = (event: Event) => event.composedPath()[0];'],
    [FEATURE, 'export function Cart() { const text = useWords(cartText); return text.title; }'],
    [FEATURE, 'export const titleOf = (text: typeof cartText) => text.title;'],
    [TEXT, "export const cartText = { login: 'Log in to continue', sign: 'Sign here' };"],
    [CORE, 'export const a = (at: number) => new Date(at);'],
    ['packages/api/src/sandbox/sandbox-clock.ts', 'export const now = () => Date.now();'],
    ['packages/core/src/money/money.ts', 'export const f = (amount: number) => amount;'],
    ['packages/sdk/src/features/cart/cart.contract.ts', 'export interface Props { amount: number }'],
    ['packages/api/src/server.ts', 'export const a = process.env;'],
    [API, 'export function pay(amount: Paise, installmentNumber: number) { return [amount, installmentNumber]; }'],
    ['host/vite.config.ts', 'export default {};'],
    [EXAMPLE, 'export const a = <p>Invest now</p>;'],
  ])('%s may hold: %s', async (file, code) => {
    expect(await broken(file, code)).toEqual([]);
  });
});

describe('files', () => {
  it.each(['packages/core/src/sip/sipRules.ts', 'packages/sdk/src/ui/Button.tsx'])('%s is no name', async (file) => {
    expect(await broken(file, 'export const a = 1;')).toEqual(['px/file-name']);
  });

  it('ends at 350 lines', async () => {
    expect(await broken(CORE, 'export {};\n'.repeat(349))).toEqual([]);
    expect(await broken(CORE, 'export {};\n'.repeat(351))).toEqual(['max-lines']);
  });

  it.each([
    [CORE, 50],
    [UI, 80],
  ])('a function of %s ends at %i lines', async (file, limit) => {
    const body = (lines: number) => `export function f() {\n${'  f();\n'.repeat(lines - 2)}}`;
    expect(await broken(file, body(limit))).toEqual([]);
    expect(await broken(file, body(limit + 1))).toEqual(['max-lines-per-function']);
  });
});

/** What `npm run check` says of a promise or a switch in a file of its own. */
async function brokenByTypes(code: string): Promise<string> {
  const check = CHECKS.find(({ args }) => args.includes('--type-aware'));
  if (!check) throw new Error('No check has types at hand.');
  const folder = await mkdtemp(join(tmpdir(), 'prosperx-lint-'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
  await writeFile(join(folder, 'subject.ts'), code);
  const { code: exitCode, output } = await exec(check.tool, [...check.args, folder]);
  await rm(folder, { recursive: true });
  return exitCode === 0 ? '' : output;
}

describe('promises and switches', () => {
  const given = "declare function later(): Promise<void>;\ndeclare const side: 'left' | 'right';\n";

  it('are judged by three rules that know types', async () => {
    const code = "later();\n[1].forEach(async () => { await later(); });\nswitch (side) { case 'left': break; }";
    const found = (await brokenByTypes(given + code)).match(/typescript\([a-z-]+\)/g);
    expect(found?.sort()).toEqual([
      'typescript(no-floating-promises)',
      'typescript(no-misused-promises)',
      'typescript(switch-exhaustiveness-check)',
    ]);
  });

  it('are fine when awaited, voided or complete', async () => {
    const code = "void later();\n[1].forEach(() => void later());\nswitch (side) { case 'left': break; default: }";
    expect(await brokenByTypes(given + code)).toBe('');
  });
});
