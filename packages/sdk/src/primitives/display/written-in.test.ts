import { expect, it } from 'vitest';
import { writtenIn } from './written-in.js';

it.each([
  ['FAILED: LIMIT EXCEEDED', 'en'],
  ['Nothing was debited: ₹5,000 – “try again”', 'en'],
  ['न कुछ कटा, न निवेश हुआ।', undefined],
  ['OTP-ஐ உள்ளிடவும்', undefined],
] as const)('%s is written in %s', (text, language) => {
  expect(writtenIn(text)).toBe(language);
});
