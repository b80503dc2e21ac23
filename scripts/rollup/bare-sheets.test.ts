import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { bareSheet } from './bare-sheets.mjs';
import { SOURCE } from './paths.mjs';

/** A sheet as the build hands it on. */
function bare(path: string): string {
  const filename = join(SOURCE, path);
  const { code } = transform({ filename, code: readFileSync(filename), minify: true });
  return bareSheet(Buffer.from(code).toString(), `${filename}?inline`);
}

it.each(['theme/tokens.css', 'theme/tokens-more.css', 'theme/base.css'])('%s speaks of the element alone', (path) => {
  expect(bare(path)).toContain('.px');
  expect(bare(path)).not.toMatch(/:root|data-px-scope/);
});

it('keeps what a theme does', () => {
  expect(bare('theme/base.css')).toMatch(/\.px\[data-theme=.?dark.?\]\{color-scheme:dark/);
});

it('leaves the order of layers to base.css, in which all four come in order', () => {
  const order = [...bare('theme/base.css').matchAll(/px\.(\w+)[{,;]/g)].map(([, layer]) => layer);
  expect([...new Set(order)]).toEqual(['base', 'components', 'screens', 'utilities']);
  expect(bare('primitives/form/slider.css')).toMatch(/^@layer px\.components\{/);
});
