import { expect, it } from 'vitest';
import { formatWait } from './date.js';

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [29.2, '30 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3_599, '60 minutes'],
  [3_600, '1 hour'],
  [86_400, '24 hours'],
])('%f seconds: %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
