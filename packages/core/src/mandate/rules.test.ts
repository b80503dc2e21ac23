import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { businessDate } from '#time/index.js';
import { mandateStatusText } from './mandate.text.js';
import { INDIVIDUAL_TAX_STATUS, onlineMethods } from './methods.js';
import {
  awaitsBank,
  awaitsForm,
  isSameMandate,
  laterInstalments,
  MANDATE_STATUSES,
  mandateTones,
  mandateTypesFor,
  sipCover,
} from './rules.js';

describe('the statuses', () => {
  it('are displayed in the words and tones of the specification', () => {
    expect(MANDATE_STATUSES.map((status) => [status, mandateStatusText[status], mandateTones[status]])).toEqual([
      ['New Mandate', 'Pending', 'danger'],
      ['Processing', 'Processing', 'warning'],
      ['Approved', 'Approved', 'success'],
      ['Rejected', 'Rejected', 'disabled'],
    ]);
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

describe('laterInstalments', () => {
  it('adds up the instalments after the first', () => {
    const sips = [1, 2, 360, null].map((instalments) => ({ amount: rupees(1_000), instalments }));
    expect(laterInstalments(sips)).toBe(rupees(3_000));
    expect(laterInstalments([])).toBe(0);
  });
});
