import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '#money/money.js';
import { runs } from '#testing/runs.js';
import {
  acceptsInvestment,
  amountLimits,
  checkInvestment,
  type FundLimits,
  type InvestmentChoice,
  sipDatesOf,
} from './investment.js';
import { investmentErrorText } from './investment.text.js';

const fund: FundLimits = {
  allowPurchase: true,
  minimumSipAmount: rupees(500),
  minimumLumpsumAmount: rupees(5_000),
  sipMultiple: rupees(100),
  lumpsumMultiple: rupees(1),
  maximumAmount: rupees(9_99_99_999),
  sipDates: [1, 5, 10, 31],
};
const lumpsum: InvestmentChoice = { investmentType: 'LUMPSUM', amount: rupees(5_000) };
const sip: InvestmentChoice = { investmentType: 'SIP', amount: rupees(500), sipDate: 5, numOfSipInstallments: 120 };

const codeFor = (choice: Partial<InvestmentChoice>, base = sip, limits = fund) =>
  checkInvestment(limits, { ...base, ...choice });

describe('checkInvestment', () => {
  it('finds no fault in what the scheme accepts', () => {
    expect(checkInvestment(fund, lumpsum)).toEqual({});
    expect(checkInvestment(fund, sip)).toEqual({});
    expect(checkInvestment(fund, { ...sip, investmentFrequency: 1 })).toEqual({});
    expect(checkInvestment(fund, { ...lumpsum, investmentFrequency: 0 })).toEqual({});
  });

  it.each([
    ['no amount', { amount: null }, { amount: 'amount_required' }],
    ['no whole number', { amount: 'not_whole' }, { amount: 'amount_not_whole' }],
    ['half a rupee', { amount: rupees(500.5) }, { amount: 'amount_not_whole' }],
    ['nothing', { amount: rupees(0) }, { amount: 'amount_below_minimum' }],
    ['a negative amount', { amount: rupees(-500) }, { amount: 'amount_below_minimum' }],
    ['one rupee too little', { amount: rupees(499) }, { amount: 'amount_below_minimum' }],
    ['no multiple', { amount: rupees(550) }, { amount: 'amount_not_multiple' }],
    ['the greatest amount', { amount: rupees(1_00_00_000) }, {}],
    ['more than the greatest amount', { amount: rupees(1_00_00_100) }, { amount: 'amount_above_maximum' }],
    ['no date', { sipDate: null }, { sipDate: 'sip_date_required' }],
    ['a date of another scheme', { sipDate: 6 }, { sipDate: 'sip_date_not_offered' }],
    ['the 31st where it is offered', { sipDate: 31 }, {}],
    ['no months', { numOfSipInstallments: undefined }, { numOfSipInstallments: 'months_required' }],
    ['half a month', { numOfSipInstallments: 1.5 }, { numOfSipInstallments: 'months_not_whole' }],
    ['no number of months', { numOfSipInstallments: Number.NaN }, { numOfSipInstallments: 'months_not_whole' }],
    ['zero months', { numOfSipInstallments: 0 }, { numOfSipInstallments: 'months_too_few' }],
    ['one month', { numOfSipInstallments: 1 }, {}],
    ['until cancelled', { numOfSipInstallments: 360 }, {}],
    ['more than that', { numOfSipInstallments: 361 }, { numOfSipInstallments: 'months_too_many' }],
    ['a quarterly SIP', { investmentFrequency: 3 }, { investmentFrequency: 'frequency_not_offered' }],
  ] as const)('names the fault of %s', (_, choice, errors) => {
    expect(codeFor(choice)).toEqual(errors);
  });

  it('does not ask a lumpsum for date and months', () => {
    expect(codeFor({ sipDate: null, numOfSipInstallments: 999 }, lumpsum)).toEqual({});
  });

  it('names all faults at once', () => {
    expect(codeFor({ amount: null, sipDate: null, numOfSipInstallments: null })).toEqual({
      amount: 'amount_required',
      sipDate: 'sip_date_required',
      numOfSipInstallments: 'months_required',
    });
  });

  it('refuses a type that the scheme does not accept', () => {
    const closed = { ...fund, allowPurchase: false };
    expect(codeFor({}, sip, { ...fund, minimumSipAmount: null })).toEqual({ investmentType: 'purchase_not_allowed' });
    expect(codeFor({}, lumpsum, closed)).toEqual({ investmentType: 'purchase_not_allowed' });
    expect(acceptsInvestment(closed, 'SIP')).toBe(false);
    expect(acceptsInvestment({ ...fund, minimumLumpsumAmount: rupees(0) }, 'LUMPSUM')).toBe(false);
  });

  it('offers days 1 to 28 where a scheme lists none', () => {
    const silent = { ...fund, sipDates: [] };
    expect(sipDatesOf(silent)).toHaveLength(28);
    expect(codeFor({ sipDate: 28 }, sip, silent)).toEqual({});
    expect(codeFor({ sipDate: 29 }, sip, silent)).toEqual({ sipDate: 'sip_date_not_offered' });
  });

  it('accepts exactly the amounts between the limits that are multiples', () => {
    const limits = fc.record({
      minimum: fc.integer({ min: 1, max: 10_000 }),
      multiple: fc.constantFrom(1, 10, 100, 500),
      maximum: fc.integer({ min: 1, max: 3_00_00_000 }),
    });
    fc.assert(
      fc.property(limits, fc.integer({ min: -100, max: 2_00_00_000_00 }), ({ minimum, multiple, maximum }, count) => {
        const some = {
          ...fund,
          minimumSipAmount: rupees(minimum),
          sipMultiple: rupees(multiple),
          maximumAmount: rupees(maximum),
        };
        const fits =
          count % 100 === 0 &&
          count >= minimum * 100 &&
          count <= Math.min(maximum, 1_00_00_000) * 100 &&
          (count / 100) % multiple === 0;
        expect(codeFor({ amount: paise(count) }, sip, some).amount === undefined).toBe(fits);
      }),
      runs(20_000),
    );
  });
});

describe('investmentErrorText', () => {
  const open = { ...fund, minimumSipAmount: rupees(1) };

  it('has the prescribed words to the letter', () => {
    expect(investmentErrorText('amount_required', open, 'SIP')).toBe('Please enter amount');
    expect(investmentErrorText('amount_below_minimum', open, 'SIP')).toBe('Minimum amount is 1');
    expect(investmentErrorText('amount_above_maximum', open, 'SIP')).toBe('Maximum amount is 10000000');
    expect(investmentErrorText('amount_not_whole', open, 'SIP')).toBe('Enter only integers');
    expect(investmentErrorText('months_required', open, 'SIP')).toBe('Please enter duration');
    expect(investmentErrorText('months_too_few', open, 'SIP')).toBe('Enter at least 1 month');
    expect(investmentErrorText('months_too_many', open, 'SIP')).toBe('Enter at most 360 months');
    expect(investmentErrorText('sip_date_required', open, 'SIP')).toBe('Please select your monthly date of investment');
  });

  it('names the limits of the scheme and the type, as the hint next to the field does', () => {
    const small = { ...fund, maximumAmount: rupees(2_00_000) };
    expect(investmentErrorText('amount_above_maximum', small, 'SIP')).toBe('Maximum amount is ₹2,00,000');
    expect(investmentErrorText('amount_below_minimum', fund, 'LUMPSUM')).toBe('Minimum amount is ₹5,000');
    expect(investmentErrorText('amount_not_multiple', fund, 'SIP')).toBe('Please enter multiple of ₹100');
  });

  it('speaks of a pack where one was chosen', () => {
    expect(investmentErrorText('sip_date_not_offered', fund, 'SIP')).toBe('This scheme does not offer that SIP date.');
    expect(investmentErrorText('sip_date_not_offered', fund, 'SIP', true)).toBe(
      'This pack does not offer that SIP date.',
    );
    expect(investmentErrorText('amount_required', fund, 'SIP', true)).toBe('Please enter amount');
  });
});

describe('amountLimits', () => {
  it('stays within the bounds of every investment', () => {
    expect(amountLimits({ ...fund, minimumSipAmount: null }, 'SIP').min).toBe(rupees(1));
    expect(amountLimits({ ...fund, maximumAmount: rupees(2_00_000) }, 'SIP').max).toBe(rupees(2_00_000));
  });
});
