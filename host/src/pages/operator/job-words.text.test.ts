import { expect, it } from 'vitest';
import { whyWordsOf } from './job-words.text.js';

it.each([
  ['ProviderError ECONNREFUSED in refund', 'Its provider cannot be reached.'],
  ['ProviderUnknown', 'Its provider does not answer.'],
  ['ProviderNotAsked', 'The exchange has not made this instalment yet.'],
  ['Error EENVELOPE in SMTPConnection._formatError', 'The mail server refuses this mail, its sender or its receiver.'],
  ['interrupted', 'The server stopped each time while doing it.'],
  [
    'TypeError in allotOrder',
    'It fails, and the line after this says where. Show it to whoever looks after the server.',
  ],
])('an operator reads in words why a job waits: %s', (error, words) => {
  expect(whyWordsOf(error)).toBe(words);
});

it('a reason that a person wrote for them is shown as it is', () => {
  expect(whyWordsOf('The gateway has refused the refund. Look at its own page.')).toBeNull();
});
