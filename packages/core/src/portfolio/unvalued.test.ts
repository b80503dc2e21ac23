import { expect, it } from 'vitest';
import { unvaluedText } from './unvalued.text.js';

it('says how many holdings are not in the totals, and names each scheme once, however many folios it is held in', () => {
  expect(unvaluedText.notInTotals(['Mid Cap Fund'])).toBe(
    'One holding is not in the totals: its scheme has no NAV yet (Mid Cap Fund).',
  );
  expect(unvaluedText.notInTotals(['Mid Cap Fund', 'Mid Cap Fund', 'Gold Fund'])).toBe(
    '3 holdings are not in the totals: their schemes have no NAV yet (Mid Cap Fund, Gold Fund).',
  );
  expect([unvaluedText.first(['Mid Cap Fund']), unvaluedText.first(['Mid Cap Fund', 'Gold Fund'])]).toEqual([
    'Mid Cap Fund',
    'Mid Cap Fund and 1 more',
  ]);
});
