import { expect, it } from 'vitest';
import { reasonOf } from './logger.js';

it.each([
  ['connect ECONNREFUSED', 'connect ECONNREFUSED'],
  ['550 5.1.1 <asha.rao@example.com>: user unknown', '550 5.1.1 …: user unknown'],
  ['No recipient asha.rao@example.com.', 'No recipient …'],
  ['cannot send to 9876500001 or +91 98765 00001', 'cannot send to … or …'],
  ['"482913 is your code" was refused', '… was refused'],
  ['482913 is refused', '… is refused'],
])('of "%s" is "%s"', (message, reason) => {
  expect(reasonOf(new Error(message))).toBe(reason);
});

it('leaves out what the call was sent, the longer texts first', () => {
  const error = new Error('no account of Asha Rao or of asha at SBI');
  expect(reasonOf(error, ['asha', 'Asha Rao', 'of'])).toBe('no account of … or of … at SBI');
});

it('is short, and there is none of what is no error', () => {
  expect(reasonOf(new Error('x'.repeat(5_000)))).toHaveLength(200);
  expect(reasonOf('a text')).toBeUndefined();
});
