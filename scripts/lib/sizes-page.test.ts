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
  it('says beside each goal how many widgets are over it, and at what the heaviest is held (npm run docs writes it)', () => {
    expect(withSizeRules(page, names)).toBe(page);
  });

  it('counts what is held over its goal, and nothing else', () => {
    const table = withSizeRules(page, ['cart', 'login', 'sip-calculator', 'fund-detail'], {
      '<px-cart> first screen': [1_500, 1],
      '<px-cart> at rest': [1, 1],
      '<px-sip-calculator> at rest': [1, 1],
      '/v1/terms-conditions until usable': [1, 1],
    });
    const cells = table.match(/\d+ of \d+ +\| [\d,–]+/g)?.map((cell) => cell.replaceAll(/ +\| /g, ': '));
    expect(cells).toEqual(['0 of 1: –', '1 of 1: 1', '0 of 1: –', '0 of 1: –', '1 of 2: 1,500', '1 of 2: 1']);
  });
});
