import { describe, expect, it } from 'vitest';
import { todoOf } from './reconcile-todo.text.js';
import { checkText } from './reconcile.text.js';

describe('what to do about a finding', () => {
  it('is known for every check, and more than one thing', () => {
    const todos = (Object.keys(checkText) as (keyof typeof checkText)[]).map(todoOf);
    expect(new Set(todos).size).toBeGreaterThan(10);
    expect(todoOf('bank_has_payout')).not.toBe(todoOf('bank_amount'));
  });
});
