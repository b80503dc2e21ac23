import { expect, it } from 'vitest';
import { businessDate } from '#time/index.js';
import { checkPeriod } from './files-api.js';
import { periodErrorText } from './files.text.js';

const TODAY = businessDate('2026-11-16');

it.each([
  ['2026-04-01', '2026-11-16', null, null],
  ['2026-11-16', '2026-11-16', null, null],
  ['', '2026-11-16', 'Select the first day', null],
  ['2026-04-01', '', null, 'Select the last day'],
  ['2026-04-02', '2026-04-01', null, 'The last day is before the first'],
  ['2026-04-01', '2026-11-17', null, 'The last day has not come yet'],
])('a statement from "%s" to "%s" is told: %s, %s', (from, until, first, last) => {
  const day = (text: string) => (text === '' ? null : businessDate(text));
  const codes = checkPeriod({ from: day(from), until: day(until) }, TODAY);
  expect([codes.from, codes.until].map((code) => code && periodErrorText[code])).toEqual([first, last]);
});
