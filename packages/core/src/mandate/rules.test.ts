import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { businessDate } from '#time/index.js';
import { mandateStatusText } from './mandate.text.js';
import { INDIVIDUAL_TAX_STATUS, onlineMethods } from './methods.js';
import {
  awaitsBank,
  awaitsForm,
  isSameMandate,
  isDebitedOnce,
  laterInstalments,
  MANDATE_STATUSES,
  mandateTones,
  mandateTypesFor,
  payingMandate,
  sipCover,
  sipRoom,
} from './rules.js';

describe('the statuses', () => {
  it('are displayed in the prescribed words and tones', () => {
    expect(MANDATE_STATUSES.map((status) => [status, mandateStatusText[status], mandateTones[status]])).toEqual([
      ['New Mandate', 'Pending', 'danger'],
      ['Processing', 'Processing', 'warning'],
      ['Approved', 'Approved', 'success'],
      ['Rejected', 'Rejected', 'disabled'],
    ]);
  });
});

describe('payingMandate', () => {
  const on = businessDate('2026-12-10');
  const of = (id: string, limit: number, more: object = {}) => ({
    id,
    limit: rupees(limit),
    startDate: businessDate('2026-01-01'),
    endDate: null,
    createdAt: 1,
    ...more,
  });
  const over = { endDate: businessDate('2026-12-09') };
  const begins = { startDate: businessDate('2026-12-11') };
  it.each([
    ['the one with the highest limit', [of('a', 5_000), of('b', 9_000)], null, 'b'],
    ['the preferred one', [of('a', 5_000), of('b', 9_000)], 'a', 'a'],
    ['another where the preferred one does not cover it', [of('a', 4_999), of('b', 9_000)], 'a', 'b'],
    ['the older of equal ones', [of('a', 9_000, { createdAt: 2 }), of('b', 9_000)], null, 'b'],
    ['one on its last day', [of('a', 5_000, { endDate: on })], null, 'a'],
    ['one on its first day', [of('a', 5_000, { startDate: on })], null, 'a'],
    ['none that is over or has not begun', [of('a', 9_000, over), of('b', 9_000, begins)], 'a', undefined],
    ['none below the amount', [of('a', 4_999)], null, undefined],
  ])('is %s', (_, approved, preferredId, expected) => {
    expect(payingMandate(approved, { amount: rupees(5_000), on, preferredId })?.id).toBe(expected);
  });

  it('is one whose limit has room for all debits of the day, where it is that of a day', () => {
    const debit = { amount: rupees(5_000), on, taken: new Map([['b', rupees(5_000)]]) };
    expect(payingMandate([of('a', 5_000), of('b', 9_000)], debit)?.id).toBe('a');
    expect(payingMandate([of('b', 10_000)], debit)?.id).toBe('b');
    expect(payingMandate([of('b', 9_000)], debit)).toBeUndefined();
  });

  it.each([
    ['that one', 5_000, 'a', 'a'],
    ['no other where that one does not cover it', 6_000, 'a', undefined],
    ['no other where that one has ended', 5_000, 'ended', undefined],
    ['any where that one is not known', 5_000, null, 'b'],
  ])('of a debit that is bound to one is %s', (_, amount, preferredId, expected) => {
    const debit = { amount: rupees(amount), on, preferredId, isBound: true };
    expect(payingMandate([of('a', 5_000), of('b', 9_000)], debit)?.id).toBe(expected);
  });
});

describe('isSameMandate', () => {
  const begun = { method: 'upi', amount: rupees(25_000), bankAccountId: 'bank_1', endDate: null } as const;
  it.each([
    [{}, true],
    [{ method: 'netBanking' }, false],
    [{ amount: rupees(30_000) }, false],
    [{ bankAccountId: 'bank_2' }, false],
    [{ endDate: businessDate('2030-01-01') }, false],
  ] as const)('of one that differs by %j is %s', (to, isSame) => {
    expect(isSameMandate(begun, { ...begun, ...to })).toBe(isSame);
  });
});

describe('mandateTypesFor', () => {
  it.each([
    [INDIVIDUAL_TAX_STATUS, ['N', 'X']],
    ['02', ['X']],
    ['03', ['X']],
    ['21', ['X']],
    ['', ['X']],
  ])('lets an investor of tax status %j choose %j', (taxStatus, types) => {
    expect(mandateTypesFor(taxStatus)).toEqual(types);
  });
});

describe('onlineMethods', () => {
  const all = { emandateAllowed: true, upiAllowed: true, netBankingAllowed: true, debitCardAllowed: true };
  it.each([
    [{}, ['upi', 'netBanking', 'debitCard']],
    [{ upiAllowed: false }, ['netBanking', 'debitCard']],
    [{ debitCardAllowed: false }, ['upi', 'netBanking']],
    [{ emandateAllowed: false }, []],
  ])('offers, of a bank with %j, %j', (less, methods) => {
    expect(onlineMethods({ ...all, ...less })).toEqual(methods);
  });
});

describe('awaitsForm and awaitsBank', () => {
  it('hold for a pending mandate on paper and online', () => {
    const both = (type: 'N' | 'X', status: (typeof MANDATE_STATUSES)[number]) => [
      awaitsForm({ type, status }),
      awaitsBank({ type, status }),
    ];
    expect(both('X', 'New Mandate')).toEqual([true, false]);
    expect(both('N', 'New Mandate')).toEqual([false, true]);
    for (const status of MANDATE_STATUSES.slice(1))
      expect([...both('X', status), ...both('N', status)]).not.toContain(true);
  });
});

describe('sipCover', () => {
  it.each([
    [null, 5_000, 'no_mandate'],
    [1_00_000, 1_00_000, 'covered'],
    [1_00_000, 1_00_001, 'limit_too_small'],
  ] as const)('answers a mandate over %s and SIPs of %s a month with %s', (limit, total, cover) => {
    expect(sipCover(limit === null ? null : rupees(limit), rupees(total))).toBe(cover);
  });
});

describe('sipRoom', () => {
  const sips = [
    { sipDate: 5, amount: rupees(3_000) },
    { sipDate: 10, amount: rupees(2_000) },
    { sipDate: 5, amount: rupees(1_000) },
  ];
  it.each([
    ['of each debit is compared with all of them', undefined, [null, 10_000, 6_000]],
    ['of a day, with those of the day on which they take most', [], [5, 10_000, 4_000]],
    ['of a day, with what others leave of it that day', [[10, 9_000]], [10, 1_000, 2_000]],
    ['of a day, with that of days of theirs alone', [[20, 9_000]], [5, 10_000, 4_000]],
    ['that others exceed has nothing left', [[10, 12_000]], [10, 0, 2_000]],
  ] as const)('of a limit %s', (_, others, [sipDate, left, needed]) => {
    const taken = others?.map(([day, amount]) => ({ sipDate: day, amount: rupees(amount) }));
    const room = sipRoom({ amount: rupees(10_000), taken }, sips);
    expect(room).toEqual({ sipDate, left: rupees(left), needed: rupees(needed) });
  });
});

describe('isDebitedOnce', () => {
  it.each([
    [1, false, true],
    [2, true, true],
    [2, undefined, true],
    [2, false, false],
    [3, true, false],
    [1, true, false],
    [null, true, false],
    [null, false, false],
  ])(
    'says of a SIP of %s instalments, the first with the order: %s, that a single one is debited: %s',
    (instalments, firstOrderToday, isOnce) => {
      expect(isDebitedOnce({ instalments, firstOrderToday })).toBe(isOnce);
    },
  );
});

describe('laterInstalments', () => {
  it('adds up the instalments after the first', () => {
    const sips = [1, 2, 360, null].map((instalments) => ({ amount: rupees(1_000), instalments }));
    expect(laterInstalments(sips)).toBe(rupees(3_000));
    expect(laterInstalments([])).toBe(0);
    expect(laterInstalments([{ amount: rupees(500), instalments: 1, firstOrderToday: false }])).toBe(rupees(500));
  });
});
