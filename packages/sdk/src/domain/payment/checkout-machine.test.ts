import { describe, expect, it } from 'vitest';
import { type Action, firstStep, nextStep, type Step } from './checkout-machine.js';

const run = (...actions: Action[]): Step => actions.reduce(nextStep, firstStep);
const sent: Action = { type: 'code_sent', sentTo: '••••••0001', highRisk: false, wait: 30, sentAt: 0, isNew: true };
const stands: Action = { ...sent, wait: 12, isNew: false };

describe('checkout', () => {
  it('asks for the code once it is sent, and counts the sends', () => {
    expect(run(sent)).toMatchObject({ name: 'otp', sent: { sends: 1 } });
    expect(run(sent, sent)).toMatchObject({ name: 'otp', sent: { sends: 2 } });
  });

  it('goes back to the orders when the question is closed', () => {
    expect(run(sent, { type: 'closed' })).toMatchObject({ name: 'summary' });
  });

  it('asks again for a code that was sent a moment ago, here or before the page was loaded', () => {
    expect(run(sent, { type: 'closed' }, stands)).toMatchObject({ name: 'otp', sent: { sends: 1, wait: 12 } });
    expect(run(sent, { type: 'closed' }, sent)).toMatchObject({ name: 'otp', sent: { sends: 2 } });
    expect(run(stands)).toMatchObject({ name: 'otp', sent: { sends: 0, wait: 12 } });
  });

  it('does not ask again on the way to the bank', () => {
    expect(run(sent, { type: 'leaves' }, sent)).toEqual({ name: 'leaving' });
    expect(run(sent, { type: 'leaves' }, { type: 'closed' })).toEqual({ name: 'leaving' });
  });

  it('comes back when the way to the bank is closed', () => {
    expect(run({ type: 'leaves' }, { type: 'stays' })).toEqual(firstStep);
  });

  it('goes on next to the page, from where another try can be made', () => {
    const payment = { paymentId: 'pay_1', redirectUrl: '/prosperx-api/payment/continue/pay_1' };
    expect(run({ type: 'leaves' }, { type: 'pays_in_separate_window', payment })).toEqual({
      name: 'separate_window',
      payment,
    });
    expect(run({ type: 'pays_in_separate_window', payment }, sent)).toEqual({ name: 'separate_window', payment });
    expect(run({ type: 'pays_in_separate_window', payment }, { type: 'stays' })).toEqual(firstStep);
  });

  it('shows the page that a bank answered with to who is on the way there', () => {
    const answered: Action = { type: 'bank_answers', html: '<form>' };
    expect(run({ type: 'leaves' }, answered)).toEqual({ name: 'bank_page', html: '<form>' });
    expect(run(answered)).toEqual(firstStep);
  });
});
