import { describe, expect, it } from 'vitest';
import { type Action, firstStep, nextStep, type Step } from './checkout-machine.js';

const run = (...actions: Action[]): Step => actions.reduce(nextStep, firstStep);
const sent: Action = { type: 'code_sent', sentTo: '••••••0001', highRisk: false };

describe('checkout', () => {
  it('asks for the code once it is sent, and counts the sends', () => {
    expect(run(sent)).toMatchObject({ name: 'otp', sends: 1 });
    expect(run(sent, sent)).toMatchObject({ name: 'otp', sends: 2 });
  });

  it('goes back to the orders when the question is closed', () => {
    expect(run(sent, { type: 'closed' })).toEqual(firstStep);
  });

  it('does not ask again on the way to the bank', () => {
    expect(run(sent, { type: 'leaves' }, sent)).toEqual({ name: 'leaving' });
    expect(run(sent, { type: 'leaves' }, { type: 'closed' })).toEqual({ name: 'leaving' });
  });

  it('comes back when the way to the bank is closed', () => {
    expect(run({ type: 'leaves' }, { type: 'stays' })).toEqual(firstStep);
  });
});
