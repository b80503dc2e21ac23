import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { summaries } from '#http/summaries/summaries.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = `${root}src/entry.ts`;

/** Names of the modules that a page loads for an import, once bundled, and the bytes of the result. */
async function bundled(statement: string) {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@prosperx/source', 'import', 'module', 'default'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? statement : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  const [chunk] = output.flatMap(({ output: chunks }) => chunks);
  return {
    modules: chunk?.type === 'chunk' ? Object.keys(chunk.modules) : [],
    code: chunk?.type === 'chunk' ? chunk.code : '',
  };
}

const hasZod = (modules: readonly string[]) => modules.some((id) => id.includes('/zod/'));

describe('what a page loads', () => {
  it.each([
    ['calculators', `export { projectSip, amountScale, projectGoal } from '@prosperx/core/calculator';`],
    ['figures', `export { formatMoney, formatShort, typeAmount } from '@prosperx/core/format';`],
    ['money', `export { rupees, valueAtNav } from '@prosperx/core/money';`],
    ['dates', `export { businessDateAt, exchangeCalendar } from '@prosperx/core/time';`],
    ['rules of the cart', `export { checkInvestment, investmentErrorText } from '@prosperx/core/cart';`],
    [
      'rules of orders',
      `export { orderBadge, purchaseNavDate } from '@prosperx/core/order'; export { firstDebitDate } from '@prosperx/core/sip';`,
    ],
    ['rules of the login', `export { checkMobile, loginErrorText } from '@prosperx/core/session';`],
    ['the return path', `export { safeReturnPath } from '@prosperx/core/payment';`],
    ['errors', `export { PxError } from '@prosperx/core/errors';`],
  ])('for %s holds no zod', async (_, statement) => {
    const { modules, code } = await bundled(statement);
    expect(code).toContain('export');
    expect(modules.length).toBeGreaterThan(1);
    expect(hasZod(modules)).toBe(false);
  });

  it('holds zod once a call is made, and the summary of none', async () => {
    const { modules, code } = await bundled(`export { getCart } from '@prosperx/core/cart';`);
    expect(hasZod(modules)).toBe(true);
    expect(code).not.toContain(summaries.getCart);
  });

  it('for the calculators leaves out the words and tables that they do not use', async () => {
    const { modules } = await bundled(`export { projectSip } from '@prosperx/core/calculator';`);
    const names = modules.map((id) => id.split('/src/').at(-1)).filter((name) => name !== 'entry.ts');
    expect(names.sort()).toEqual(['calculator/projection.ts', 'money/count.ts', 'money/money.ts']);
  });
});
