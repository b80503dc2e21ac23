import { describe, expect, it } from 'vitest';
import { todoOf } from './reconcile-todo.text.js';
import { checkText } from './reconcile.text.js';

describe('what to do about a finding', () => {
  it('is known for every check, and more than one thing', () => {
    const todos = (Object.keys(checkText) as (keyof typeof checkText)[]).map(todoOf);
    expect(new Set(todos).size).toBeGreaterThan(10);
    for (const [check, todo] of [
      ['sip_dates', /report of that date/],
      ['sip_let_go', /ended there by hand/],
      ['plan_let_go', /ended there by hand/],
      ['refund_of_payment', /has no refund/],
      ['units_never_below_zero', /redemptions in progress/],
    ] as const)
      expect(todoOf(check)).toMatch(todo);
    expect(todoOf('bank_has_payout')).not.toBe(todoOf('bank_amount'));
  });
});
