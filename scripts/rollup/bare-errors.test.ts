import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { bareErrors } from './bare-errors.mjs';

const CODE = `
export function check(value) {
  if (value < 0) throw new RangeError(\`too \${small(')')}: \${value}\`);
  if (value > 9) throw new PxError('too_large');
}
class PxError extends Error { constructor(code) { super(code); } }
const small = () => 'small';`;

async function built(id: string) {
  const source = { name: 'source', resolveId: () => id, load: () => CODE };
  const build = await rollup({ input: id, plugins: [source, bareErrors()] });
  const { output } = await build.generate({});
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as { check(value: number): void };
}

it('keeps the kind of an error and the codes that readers are told by', async () => {
  const { check } = await built('/packages/core/src/a.ts');
  expect(() => check(-1)).toThrow(RangeError);
  expect(() => check(-1)).toThrow(/^$/);
  expect(() => check(10)).toThrow('too_large');
});

it('leaves the code of libraries as it is', async () => {
  const { check } = await built('/node_modules/a.js');
  expect(() => check(-1)).toThrow('too small: -1');
});
