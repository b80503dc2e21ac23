import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

// the files named here need not exist, so the rules that ask the compiler are off
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

/** The rules that an otherwise fine file breaks. */
async function broken(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const IMPORTS = '@typescript-eslint/no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const CORE = 'packages/core/src/sip/rules.ts';
const UI = 'packages/sdk/src/primitives/display/button.tsx';
const FEATURE = 'packages/sdk/src/features/sip-calculator/sip-calculator.tsx';
const API = 'packages/api/src/cart/add-item.ts';
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
    [FEATURE, '#features/goal-calculator/goal-calculator.text.js'],
    [FEATURE, '../goal-calculator/goal-calculator.text.js'],
    [FEATURE, '@prosperx/api'],
    ['packages/sdk/src/features/new-one/new-one.tsx', '#features/cart/cart.js'],
    [API, '@prosperx/sdk'],
    [API, '../db/client.js'],
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
    [CORE, 'export const a = (at: number) => new Date(at);'],
    ['packages/core/src/time/clock.ts', 'export const now = () => Date.now();'],
    ['packages/core/src/money/paise.ts', 'export const f = (amount: number) => amount;'],
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

  it('ends at 200 lines', async () => {
    expect(await broken(CORE, 'export {};\n'.repeat(201))).toEqual(['max-lines']);
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
