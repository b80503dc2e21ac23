import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, paise, rupees } from '#money/money.js';
import { nav, valueAtNav } from '#money/nav.js';
import { units, unitsFromScaled } from '#money/units.js';
import { businessDate, instantAt } from '#time/business-date.js';
import { EXCHANGE_HOLIDAYS, exchangeCalendar } from '#time/calendar.js';
import { redemptionDates, redemptionDatesFrom, switchInNavDate } from './dates.js';
import { payoutDaysOf } from './payout-days.js';
import { belowTargetText, redemptionErrorText } from './redemption.text.js';
import {
  availableAt,
  checkRedemption,
  freeUnits,
  isBelowTarget,
  type RedemptionChoice,
  unitsToReserve,
  unitsToRedeem,
} from './rules.js';
import { nextRedemptionState, SALE_EVENTS, SALE_STATES } from './states.js';
import { redemptionTag } from './tag.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
const limits = {
  minimumRedemptionAmount: rupees(500),
  minimumRedemptionUnits: units(1),
  redemptionAmountMultiple: rupees(100),
  redemptionUnitsMultiple: units(0.001),
};
const available = availableAt(units(120), nav(50.05));

describe('checkSale', () => {
  const amount = (value: number): RedemptionChoice => ({ measure: 'amount', amount: rupees(value), units: null });
  const many = (value: number): RedemptionChoice => ({ measure: 'units', amount: null, units: unitsFromScaled(value) });
  it.each([
    ['no amount', { measure: 'amount', amount: null, units: null }, 'Please enter withdrawal amount/unit'],
    ['no units', { measure: 'units', amount: null, units: null }, 'Please enter withdrawal amount/unit'],
    ['words', { measure: 'amount', amount: 'invalid', units: null }, 'Please enter withdrawal amount/unit'],
    ['too little', amount(499.99), 'The minimum withdrawal amount is ₹500'],
    ['too few units', many(9_990), 'The minimum withdrawal unit is 1.000'],
    ['more than there is', amount(6_100), 'The maximum withdrawal amount is ₹6,006'],
    ['more units than there are', many(1_200_010), 'The maximum withdrawal unit is 120.000'],
    ['another step', amount(550), 'Please enter multiple of ₹100'],
    ['another step of units', many(15_005), 'Please enter multiple of 0.001'],
    ['an amount in order', amount(6_000), undefined],
    ['units in order', many(1_200_000), undefined],
    ['all', { measure: 'all', amount: null, units: null }, undefined],
  ] as const)('says of %s what is prescribed', (_, choice, words) => {
    const fault = checkRedemption(limits, available, choice);
    expect(fault && redemptionErrorText(fault, limits, available, choice.measure)).toBe(words);
  });

  it('sells all that is below the minimum, and nothing where nothing is free', () => {
    const all: RedemptionChoice = { measure: 'all', amount: null, units: null };
    expect(checkRedemption(limits, availableAt(units(0.5), nav(50)), all)).toBeUndefined();
    expect(checkRedemption(limits, availableAt(units(0.5), nav(50)), many(5_000))).toBe('below_minimum');
    expect(checkRedemption(limits, availableAt(units(0), nav(50)), all)).toBe('nothing_free');
  });
});

describe('isBelowTarget', () => {
  const price = nav(50.05);
  it.each([
    ['an amount', { measure: 'amount', amount: rupees(4_999.99), units: null }, true],
    ['an amount in order', { measure: 'amount', amount: rupees(5_000), units: null }, false],
    ['units', { measure: 'units', amount: null, units: units(99.89) }, true],
    ['units in order', { measure: 'units', amount: null, units: units(99.9) }, false],
    ['all', { measure: 'all', amount: null, units: null }, false],
    ['nothing yet', { measure: 'amount', amount: null, units: null }, false],
  ] as const)('judges %s by what the scheme takes that it is switched to', (_, choice, isBelow) => {
    expect(isBelowTarget(rupees(5_000), available, choice, price)).toBe(isBelow);
  });

  it('refuses all where it is worth less, in words that name the least', () => {
    const all: RedemptionChoice = { measure: 'all', amount: null, units: null };
    expect(isBelowTarget(rupees(5_000), availableAt(units(99.89), price), all, price)).toBe(true);
    expect(belowTargetText(rupees(5_000))).toBe('The scheme you switch to takes at least ₹5,000');
  });
});

describe('units of a sale', () => {
  it('are free where neither a lock-in nor another sale keeps them', () => {
    expect(freeUnits({ held: units(10), locked: units(3), reserved: units(2) })).toBe(units(5));
    expect(freeUnits({ held: units(10), locked: units(9), reserved: units(2) })).toBe(0);
  });

  it('that are held back are worth the amount, and no thousandth more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), fc.integer({ min: 1_00_000_000, max: 1e12 }), (count, scaled) => {
        const [wanted, price] = [paise(count), nav(scaled / 1e8)];
        const held = unitsToReserve(wanted, price);
        const worth = (many: number): Paise => valueAtNav(unitsFromScaled(many), price);
        expect(worth(held)).toBeGreaterThanOrEqual(wanted);
        expect(worth(Math.max(0, held - 10))).toBeLessThanOrEqual(wanted);
        expect(unitsToRedeem(wanted, price, held)).toBeLessThanOrEqual(held);
      }),
    );
  });

  it('that are sold are never more than there are', () => {
    expect(unitsToRedeem(rupees(1_000), nav(100), units(9.5))).toBe(units(9.5));
    expect(unitsToRedeem(rupees(1_000), nav(100), units(20))).toBe(units(10));
  });
});

describe('saleDates', () => {
  const scheme = { name: 'A fund', subCategory: 'Mid Cap' };
  it.each([
    ['before three on a working day', '2026-11-17', '14:59', 'Mid Cap', '2026-11-17', '2026-11-19'],
    ['at three', '2026-11-17', '15:00', 'Mid Cap', '2026-11-18', '2026-11-20'],
    ['on a Saturday', '2026-11-21', '10:00', 'Mid Cap', '2026-11-23', '2026-11-26'],
    ['on a holiday', '2026-11-24', '10:00', 'Mid Cap', '2026-11-25', '2026-11-27'],
    ['of a liquid fund', '2026-11-17', '14:59', 'Liquid', '2026-11-17', '2026-11-18'],
    ['of a liquid fund on a Friday', '2026-11-20', '10:00', 'Liquid', '2026-11-22', '2026-11-23'],
    ['of a liquid fund before a holiday', '2026-11-23', '10:00', 'Liquid', '2026-11-24', '2026-11-25'],
    ['of a liquid fund late on the eve of a Friday', '2026-11-19', '15:30', 'Liquid', '2026-11-20', '2026-11-23'],
    ['of a liquid fund late on a Friday', '2026-11-20', '15:30', 'Liquid', '2026-11-23', '2026-11-25'],
    ['of a liquid fund on a Saturday', '2026-11-21', '10:00', 'Liquid', '2026-11-24', '2026-11-25'],
    [
      'of an overnight fund late on the eve of a Friday',
      '2026-11-19',
      '19:00',
      'Overnight',
      '2026-11-20',
      '2026-11-23',
    ],
    ['of an overnight fund until seven', '2026-11-17', '18:59', 'Overnight', '2026-11-17', '2026-11-18'],
    ['of an overnight fund at seven', '2026-11-17', '19:00', 'Overnight', '2026-11-18', '2026-11-19'],
    ['of funds abroad', '2026-11-17', '14:59', 'Overseas Fund of Funds', '2026-11-17', '2026-11-25'],
  ])('%s', (_, day, time, subCategory, navDate, creditDate) => {
    const dates = redemptionDates(instantAt(businessDate(day), time), { name: 'A fund', subCategory }, calendar);
    expect(dates).toEqual({ navDate, creditDate, isCertain: true });
  });

  it.each([
    ['Nippon India Japan Equity Fund', 'Sectoral/Thematic', 5],
    ['DSP India T.I.G.E.R. Fund', 'Sectoral/Thematic', 2],
    ['A fund', 'Mid Cap', 2],
    ['A fund', 'Overnight', 1],
  ])('of %s, %s, bring the money in %d working days', (name, subCategory, days) => {
    expect(payoutDaysOf({ name, subCategory })).toBe(days);
  });

  it('are not certain where the exchange has not named its holidays', () => {
    expect(redemptionDates(instantAt(businessDate('2026-12-31'), '10:00'), scheme, calendar).isCertain).toBe(false);
  });

  it.each([
    ['of that day', 'Mid Cap', '2026-11-17', '2026-11-19'],
    ['of the next day', 'Mid Cap', '2026-11-18', '2026-11-20'],
    ['of a liquid fund, of a Sunday', 'Liquid', '2026-11-22', '2026-11-23'],
  ])(
    'bring the money by the day of the NAV %s, of a request before the cut-off',
    (_, subCategory, navDate, creditDate) => {
      const asked = instantAt(businessDate('2026-11-17'), '14:58');
      const dates = redemptionDatesFrom(asked, businessDate(navDate), { name: 'A fund', subCategory }, calendar);
      expect(dates).toMatchObject({ navDate, creditDate });
    },
  );

  it('give the other scheme of a switch the NAV of the day on which its money comes', () => {
    const at = instantAt(businessDate('2026-11-17'), '10:00');
    const dates = redemptionDates(at, scheme, calendar);
    expect(switchInNavDate(at, dates, 'Corporate Bond', calendar)).toBe('2026-11-19');
    expect(switchInNavDate(at, dates, 'Liquid', calendar)).toBe('2026-11-18');
  });
});

describe('nextSaleState', () => {
  it('only moves forward, and what is over stays', () => {
    for (const state of SALE_STATES)
      for (const event of SALE_EVENTS) {
        const [from, to] = [SALE_STATES.indexOf(state), SALE_STATES.indexOf(nextRedemptionState(state, event))];
        expect(to).toBeGreaterThanOrEqual(from);
      }
    expect(SALE_EVENTS.map((event) => nextRedemptionState('settled', event))).toEqual(SALE_EVENTS.map(() => 'settled'));
    expect(nextRedemptionState('executed', 'refused')).toBe('executed');
  });
});

describe('saleTag', () => {
  const redemption = (measure: 'amount' | 'units' | 'all', state: 'placed' | 'executed' = 'placed') => ({
    measure,
    state,
    amount: measure === 'amount' ? rupees(1_000) : null,
    reservedUnits: units(10),
  });
  it.each([
    [[], { tagToDisplay: 'none', inProgressAmount: 0, inProgressUnits: 0 }],
    [[redemption('units', 'executed')], { tagToDisplay: 'none', inProgressAmount: 0, inProgressUnits: 0 }],
    [[redemption('amount')], { tagToDisplay: 'amount', inProgressAmount: rupees(1_000), inProgressUnits: 0 }],
    [[redemption('units')], { tagToDisplay: 'units', inProgressAmount: 0, inProgressUnits: units(10) }],
    [
      [redemption('amount'), redemption('units')],
      { tagToDisplay: 'both', inProgressAmount: rupees(1_000), inProgressUnits: units(10) },
    ],
    [
      [redemption('units'), redemption('all')],
      { tagToDisplay: 'all', inProgressAmount: 0, inProgressUnits: units(20) },
    ],
  ])('of %j', (sales, tag) => {
    expect(redemptionTag(sales)).toEqual(tag);
  });
});
