import { rupees } from '@prosperx/core/money';
import { expect, it } from 'vitest';
import { advisorWaitingText } from './advisor-waiting.text.js';
import { aboutOf } from './waiting-words.js';

const row = { amount: null, missedAt: null, isAsked: false } as const;
const said = (of: Omit<Parameters<typeof aboutOf>[1], keyof typeof row> & Partial<typeof row>) =>
  aboutOf(advisorWaitingText, { ...row, ...of });

it('a message about a mandate says what is true of it: there is none, it was not accepted, or it ends', () => {
  expect(said({ need: 'mandate', mandate: 'missing' })).toContain('no mandate');
  expect(said({ need: 'mandate', mandate: 'failed' })).toContain('was not accepted');
  expect(said({ need: 'mandate', mandate: 'ends' })).toContain('ends soon');
  expect(said({ need: 'mandate' })).toContain('no mandate');
});

it('a message about a proposal asks for an answer only where none was given and one still can be', () => {
  expect(said({ need: 'proposal', proposal: 'waiting' })).toContain('what you think of it');
  expect(said({ need: 'proposal', proposal: 'declined' })).toContain('thank you for your answer');
  expect(said({ need: 'proposal', proposal: 'expired' })).toContain('has expired');
  expect(aboutOf(advisorWaitingText, { ...row, need: 'proposal', isAsked: true })).toContain('what you think of it');
});

it('a message about an order or an instalment names its sum where one is known', () => {
  expect(aboutOf(advisorWaitingText, { ...row, need: 'payment', amount: rupees(5_000) })).toContain('₹5,000 waits');
  expect(said({ need: 'payment' })).toBe('an order of yours waits for its payment');
});
