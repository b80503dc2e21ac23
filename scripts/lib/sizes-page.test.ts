import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toName } from '../../packages/sdk/src/widget/names.js';
import { widgets } from '../../packages/sdk/src/widgets.js';
import { ROOT } from './exec.mjs';
import { SIZES_PAGE, withSizeRules } from './sizes-page.mjs';

const names = widgets.map(({ contract }) => toName(contract.tag));
const page = readFileSync(join(ROOT, SIZES_PAGE), 'utf8');

describe('docs/sizes.md', () => {
  it('says beside each goal how many widgets and pages are over it, and at what the heaviest is held (npm run docs writes it)', () => {
    expect(withSizeRules(page, names)).toBe(page);
  });

  it('counts what is held over its goal, in bytes or files, and nothing else', () => {
    const tables = withSizeRules(page, ['cart', 'login', 'sip-calculator', 'fund-detail'], {
      '<px-cart> first screen': [60_000, 8],
      '<px-cart> at rest': [60_000, 21],
      '<px-login> first screen': [51_000, 8],
      '<px-sip-calculator> at rest': [24_500, 6],
      '/v1/terms-conditions until usable': [75_000, 20],
      '/v1/mutual-fund-detail until usable': [119_900, 20],
    });
    const cells = tables.match(/\d+ of \d+ +\| [\d,–]+/g)?.map((cell) => cell.replaceAll(/ +\| /g, ': '));
    const widgets = ['0 of 1: –', '1 of 1: 24,500', '0 of 1: –', '0 of 1: –', '1 of 2: 60,000', '1 of 2: 60,000'];
    const pages = ['0 of 1: –', '0 of 1: –', '0 of 2: –', '1 of 1: 75,000', '0 of 1: –'];
    expect(cells).toEqual([...widgets, ...pages]);
  });
});
