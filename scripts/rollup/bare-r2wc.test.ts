import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { bareR2wc } from './bare-r2wc.mjs';

const CORE = createRequire(import.meta.url)
  .resolve('@r2wc/core')
  .replace(/[^/]+$/, 'core.js');

const built = async (code: string) => {
  const source = { name: 'source', resolveId: (id: string) => id, load: () => code };
  const build = await rollup({ input: CORE, plugins: [source, bareR2wc()] });
  const { output } = await build.generate({});
  return output[0].code;
};

it('leaves out the converters and keeps mounting and unmounting', async () => {
  const code = await built(readFileSync(CORE, 'utf8'));
  expect(code).not.toMatch(/parseFloat|JSON\.parse|attributeChangedCallback|observedAttributes|for \(/);
  expect(code).toMatch(/attachShadow/);
  expect(code).toMatch(/connectedCallback/);
  expect(code).toMatch(/disconnectedCallback/);
});

it('stops the build when r2wc is another than the one it was written for', async () => {
  await expect(built('export default 1;')).rejects.toThrow('@r2wc/core has changed');
});
