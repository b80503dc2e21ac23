import { expect, it } from 'vitest';
import { unvaluedText } from './unvalued.text.js';

it('says how many holdings are in no sum, and names each scheme once, however many folios it is held in', () => {
  expect(unvaluedText.inNoSum(['Mid Cap Fund'])).toBe(
    'One holding is in no sum: no NAV of its scheme is known yet (Mid Cap Fund).',
  );
  expect(unvaluedText.inNoSum(['Mid Cap Fund', 'Mid Cap Fund', 'Gold Fund'])).toBe(
    '3 holdings are in no sum: no NAV of their schemes is known yet (Mid Cap Fund, Gold Fund).',
  );
  expect([unvaluedText.first(['Mid Cap Fund']), unvaluedText.first(['Mid Cap Fund', 'Gold Fund'])]).toEqual([
    'Mid Cap Fund',
    'Mid Cap Fund and 1 more',
  ]);
});
