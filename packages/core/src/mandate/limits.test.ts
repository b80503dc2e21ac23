import { describe, expect, it } from 'vitest';
import { paise, rupees } from '#money/index.js';
import {
  checkMandateLimit,
  mandateLimitText,
  specificationBounds as bounds,
  suggestedMandateLimit,
  suggestedMethod,
} from './limits.js';

const facts = (method: 'paper' | 'netBanking' | 'debitCard' | 'upi', sipTotal = 0) => ({
  method,
  bounds,
  sipTotal: rupees(sipTotal),
});

describe('checkMandateLimit', () => {
  it.each([
    ['netBanking', null, 0, 'Please enter mandate limit amount'],
    ['netBanking', 'not_whole', 0, 'Please enter valid amount.'],
    ['netBanking', 0, 0, 'Minimum mandate limit is ₹ 1'],
    ['netBanking', 1, 0, null],
    ['netBanking', 7_499, 7_500, 'Minimum mandate limit is ₹ 7,500'],
    ['netBanking', 7_500, 7_500, null],
    ['netBanking', 10_00_000, 0, null],
    [
      'netBanking',
      10_00_001,
      0,
      'Maximum mandate limit for E-Mandate is ₹ 10,00,000 We recommend that you use physical application form for the same.',
    ],
    ['debitCard', 10_00_000, 0, null],
    ['paper', 1_00_00_000, 0, null],
    ['paper', 1_00_00_001, 0, 'Maximum mandate limit for Physical Mandate is ₹ 1,00,00,000'],
    ['upi', 1_00_000, 0, null],
    [
      'upi',
      1_00_001,
      0,
      'UPI AutoPay takes up to ₹ 1,00,000 a debit. Choose net banking or debit card for a higher limit.',
    ],
  ] as const)('answers by %s a limit of %j with SIPs of %j by %j', (method, typed, sips, sentence) => {
    const amount = typeof typed === 'number' ? rupees(typed) : typed;
    const code = checkMandateLimit(amount, facts(method, sips));
    expect(code && mandateLimitText(code, facts(method, sips))).toBe(sentence);
  });

  it('takes no paise', () => {
    expect(checkMandateLimit(paise(1_00_050), facts('netBanking'))).toBe('mandate_limit_invalid');
  });

  it('goes by the bounds of the operator', () => {
    const others = { ...bounds, eMandate: rupees(50_000) };
    expect(checkMandateLimit(rupees(50_001), { ...facts('netBanking'), bounds: others })).toBe(
      'mandate_limit_emandate',
    );
  });
});

describe('suggestedMandateLimit', () => {
  it.each([
    [0, 1_00_000],
    [99_999, 1_00_000],
    [1_00_001, 1_00_001],
  ])('proposes for SIPs of %s a limit of %s', (sips, limit) => {
    expect(suggestedMandateLimit({ bounds, sipTotal: rupees(sips) })).toBe(rupees(limit));
  });
});

describe('suggestedMethod', () => {
  it.each([
    [1_00_000, ['upi', 'netBanking', 'debitCard'], 'upi'],
    [1_00_001, ['upi', 'netBanking', 'debitCard'], 'netBanking'],
    [1_00_000, ['debitCard'], 'debitCard'],
    [1_00_001, ['upi'], 'paper'],
    [10_00_001, ['upi', 'netBanking'], 'paper'],
    [1, [], 'paper'],
  ] as const)('proposes for a limit of %s, of %j, %s', (limit, offered, method) => {
    expect(suggestedMethod(rupees(limit), offered, bounds)).toBe(method);
  });
});
