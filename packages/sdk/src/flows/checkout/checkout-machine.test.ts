import { describe, expect, it } from 'vitest';
import { type Action, firstStep, nextStep, type Step } from './checkout-machine.js';

const run = (...actions: Action[]): Step => actions.reduce(nextStep, firstStep);
const sent: Action = { type: 'code_sent', sentTo: '••••••0001', highRisk: false };

describe('checkout', () => {
  it('asks for the code once it is sent, and counts the sends', () => {
    expect(run(sent)).toMatchObject({ name: 'otp', sent: { sends: 1 } });
    expect(run(sent, sent)).toMatchObject({ name: 'otp', sent: { sends: 2 } });
  });

  it('goes back to the orders when the question is closed', () => {
    expect(run(sent, { type: 'closed' })).toMatchObject({ name: 'summary' });
  });

  it('asks again for a code that was sent a moment ago, and for none that was not', () => {
    expect(run(sent, { type: 'closed' }, { type: 'code_stands' })).toEqual(run(sent));
    expect(run(sent, { type: 'closed' }, sent)).toMatchObject({ name: 'otp', sent: { sends: 2 } });
    expect(run({ type: 'code_stands' })).toEqual(firstStep);
  });

  it('does not ask again on the way to the bank', () => {
    expect(run(sent, { type: 'leaves' }, sent)).toEqual({ name: 'leaving' });
    expect(run(sent, { type: 'leaves' }, { type: 'closed' })).toEqual({ name: 'leaving' });
  });

  it('comes back when the way to the bank is closed', () => {
    expect(run({ type: 'leaves' }, { type: 'stays' })).toEqual(firstStep);
  });
});
