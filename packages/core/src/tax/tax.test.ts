import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '#money/index.js';
import { addDays, businessDate } from '#time/index.js';
import { isClubbed, isClubbedOn } from './clubbing.js';
import { equityExemptionOf, taxableEquityGain } from './equity-tax.js';
import { daysOfYear, financialYearName, financialYearOf } from './financial-year.js';
import { type Disposal, gainsOf } from './gains.js';
import { GAIN_RULES } from './rules.js';
import { sttOn } from './stt.js';
import { type TaxClass, taxClassOf } from './tax-class.js';

const day = businessDate;

const redemption = (taxClass: TaxClass, bought: string, sold: string, more: Partial<Disposal> = {}): Disposal => ({
  taxClass,
  bought: day(bought),
  sold: day(sold),
  cost: rupees(1_000),
  proceeds: rupees(1_500),
  fairValue: null,
  ...more,
});

describe('the term of a gain', () => {
  it.each([
    ['equity', '2024-01-15', '2025-01-15', 'short'],
    ['equity', '2024-01-15', '2025-01-16', 'long'],
    ['equity', '2024-02-29', '2025-02-28', 'short'],
    ['equity', '2024-02-29', '2025-03-01', 'long'],
    ['debt', '2023-03-31', '2024-07-22', 'short'],
    ['debt', '2021-07-21', '2024-07-22', 'long'],
    ['debt', '2021-07-22', '2024-07-22', 'short'],
    ['debt', '2022-07-22', '2024-07-23', 'long'],
    ['debt', '2022-07-23', '2024-07-23', 'short'],
    ['debt', '2023-04-01', '2033-04-01', 'short'],
    ['hybrid', '2023-04-01', '2025-04-02', 'long'],
    ['hybrid', '2023-04-01', '2025-04-01', 'short'],
    ['other', '2023-04-01', '2025-03-31', 'short'],
    ['other', '2023-03-31', '2025-04-01', 'long'],
    ['other', '2023-04-03', '2025-04-04', 'long'],
  ] as const)('units of %s bought on %s and sold on %s are %s-term', (taxClass, bought, sold, term) => {
    expect(gainsOf(redemption(taxClass, bought, sold))?.term).toBe(term);
  });

  it('is not known for sales before 1 April 2018', () => {
    expect(gainsOf(redemption('equity', '2016-01-01', '2018-03-31'))).toBeNull();
  });

  it('finds exactly one rule for each class and each pair of days since', () => {
    const first = day('2018-04-01');
    const classes = fc.constantFrom('equity', 'hybrid', 'debt', 'other') as fc.Arbitrary<TaxClass>;
    const days = fc.integer({ min: 0, max: 3_650 });
    fc.assert(
      fc.property(classes, days, days, (taxClass, held, after) => {
        const sold = addDays(first, after);
        const bought = addDays(sold, -held);
        const found = GAIN_RULES.filter(
          (rule) =>
            rule.taxClass === taxClass &&
            (rule.boughtFrom ?? '') <= bought &&
            bought <= (rule.boughtUntil ?? '9') &&
            rule.soldFrom <= sold &&
            sold <= (rule.soldUntil ?? '9'),
        );
        expect(found).toHaveLength(1);
      }),
    );
  });
});

describe('gainsOf', () => {
  it.each([
    ['equity', '2024-01-15', '2024-07-22', 15],
    ['equity', '2024-01-15', '2024-07-23', 20],
    ['equity', '2023-01-15', '2024-07-22', 10],
    ['equity', '2023-01-15', '2024-07-23', 12.5],
    ['debt', '2023-04-01', '2026-07-23', null],
    ['debt', '2020-04-01', '2026-07-23', 12.5],
    ['debt', '2020-04-01', '2024-07-22', 20],
    ['debt', '2022-04-01', '2024-03-22', null],
    ['hybrid', '2024-08-01', '2026-08-02', 12.5],
  ] as const)('taxes %s bought on %s and sold on %s at %s per cent', (taxClass, bought, sold, rate) => {
    expect(gainsOf(redemption(taxClass, bought, sold))?.rate).toBe(rate);
  });

  it.each([
    ['lies between price and proceeds', 1_200, 1_500, 1_200, 300],
    ['is above the proceeds, which it is then limited to', 1_800, 1_500, 1_500, 0],
    ['is below the price', 900, 1_500, 1_000, 500],
    ['is above the price, and the sale brings a loss', 1_800, 800, 1_000, -200],
  ])('takes the worth of 31 January 2018 as cost where it %s', (_name, fair, proceeds, cost, gain) => {
    const found = gainsOf(
      redemption('equity', '2017-05-02', '2026-05-04', { fairValue: rupees(fair), proceeds: rupees(proceeds) }),
    );
    expect(found).toMatchObject({ costTaken: rupees(cost), gain: rupees(gain) });
    expect(found?.costBasis).toBe(cost === 1_000 ? 'paid' : 'grandfathered');
  });

  it.each([
    ['bought after that day', redemption('equity', '2018-02-01', '2026-05-04', { fairValue: rupees(1_200) })],
    ['that is no equity', redemption('debt', '2017-05-02', '2026-05-04', { fairValue: rupees(1_200) })],
    ['whose worth of that day is not known', redemption('equity', '2017-05-02', '2026-05-04')],
  ])('takes the price paid for what was %s', (_name, disposal) => {
    const isFairValueMissing = disposal.taxClass === 'equity' && disposal.fairValue === null;
    expect(gainsOf(disposal)).toMatchObject({ costBasis: 'paid', gain: rupees(500), isFairValueMissing });
  });

  it('raises the cost of debt by the index where it was sold before 23 July 2024', () => {
    const found = gainsOf(redemption('debt', '2019-06-03', '2024-06-03'));
    expect(found).toMatchObject({ costBasis: 'indexed', costTaken: paise(Math.round((1_000_00 * 363) / 289)) });
  });
});

describe('taxableEquityGain', () => {
  it.each([
    [2_00_000, 2024, 75_000],
    [1_25_000, 2024, 0],
    [1_50_000, 2023, 50_000],
    [-20_000, 2025, 0],
  ])('leaves of ₹%i in the year that begins in %i ₹%i', (gain, year, taxable) => {
    expect(taxableEquityGain(rupees(gain), year)).toBe(rupees(taxable));
  });

  it('knows no exemption before the tax', () => {
    expect(equityExemptionOf(2017)).toBe(0);
  });
});

describe('taxClassOf', () => {
  it.each([
    ['Equity', 'Mid Cap', 'equity', false],
    ['ELSS', 'ELSS', 'equity', false],
    ['Allocation', 'Aggressive Hybrid', 'equity', false],
    ['Allocation', 'Arbitrage', 'equity', false],
    ['Allocation', 'Balanced Hybrid', 'hybrid', false],
    ['Allocation', 'Conservative Hybrid', 'debt', false],
    ['Allocation', 'Commodity ETF', 'other', false],
    ['Allocation', 'Balanced Advantage', 'equity', true],
    ['Allocation', 'Multi Asset', 'hybrid', true],
    ['Money Market/Liquid', 'Liquid', 'debt', false],
    ['Nobody knows', 'Nothing', 'hybrid', true],
  ])('%s, %s is %s, assumed: %s', (category, subCategory, taxClass, isAssumed) => {
    expect(taxClassOf({ name: 'A fund', category, subCategory })).toMatchObject({ taxClass, isAssumed });
  });

  it.each([
    ['Sectoral/Thematic', 'ICICI Prudential US Bluechip Equity Fund', 'other', false],
    ['Sectoral/Thematic', 'Nippon India Japan Equity Fund - IDCW', 'other', false],
    ['Sectoral/Thematic', 'Nippon India Taiwan Equity Fund', 'other', false],
    ['Sectoral/Thematic', 'Franklin Asian Equity Fund', 'other', false],
    ['Sectoral/Thematic', 'Aditya Birla Sun Life International Equity Fund', 'other', false],
    ['Index', 'ICICI Prudential NASDAQ 100 Index Fund', 'other', false],
    ['Index', 'Motilal Oswal S&P 500 Index Fund', 'other', false],
    ['ETF', 'Nippon India ETF Hang Seng BeES', 'other', false],
    ['ETF', 'Mirae Asset NYSE FANG+ ETF', 'other', false],
    // at least 65 % may be Indian, and its documents say whether they are
    ['Index', 'Edelweiss MSCI India Domestic & World Healthcare 45 Index Fund', 'equity', true],
    ['Index', 'Mirae Asset Nifty200 Momentum 30 Plus 8-13yr G-Sec 75:25 Index Fund', 'equity', true],
    ['Sectoral/Thematic', 'DSP India T.I.G.E.R. Fund', 'equity', true],
    ['Index', 'UTI Nifty 50 Index Fund', 'equity', false],
    ['ETF', 'Kotak MSCI India ETF', 'equity', false],
    ['ETF', 'A house ETF', 'equity', true],
  ])('of %s, %s is %s, assumed: %s', (subCategory, name, taxClass, isAssumed) => {
    expect(taxClassOf({ name, category: 'Equity', subCategory })).toMatchObject({ taxClass, isAssumed });
  });

  it.each([
    ['Overseas Fund of Funds', 'Edelweiss Greater China Equity Off-shore Fund', false],
    ['Fund of Funds', 'Motilal Oswal Nasdaq 100 Fund of Fund', false],
    ['Fund of Funds', 'ICICI Prudential Gold ETF FOF', true],
    // whether bonds abroad count as debt is not settled
    ['Overseas Fund of Funds', 'Bandhan US Treasury Bond 0-1 year specific Debt Passive FOF', true],
  ])('of %s, %s is neither equity nor debt, assumed: %s', (subCategory, name, isAssumed) => {
    expect(taxClassOf({ name, category: 'Allocation', subCategory })).toMatchObject({ taxClass: 'other', isAssumed });
  });

  it('of a fund of shares abroad taxes a gain of nineteen months by the slab, one of three years at 12.5 per cent', () => {
    const { taxClass } = taxClassOf({
      name: 'Nippon India US Equity Opportunities Fund',
      category: 'Equity',
      subCategory: 'Sectoral/Thematic',
    });
    expect(gainsOf(redemption(taxClass, '2025-01-10', '2026-08-10'))).toMatchObject({ term: 'short', rate: null });
    expect(gainsOf(redemption(taxClass, '2023-07-10', '2026-08-10'))).toMatchObject({ term: 'long', rate: 12.5 });
  });
});

describe('units that are traded on the exchange', () => {
  it.each([
    ['Commodity ETF', 'Nippon India Silver ETF', '2025-08-01', '2026-08-01', 'short'],
    ['Commodity ETF', 'Nippon India Silver ETF', '2025-08-01', '2026-08-02', 'long'],
    ['ETF', 'Motilal Oswal Nasdaq 100 ETF', '2025-08-01', '2026-08-02', 'long'],
    ['Overseas Fund of Funds', 'Kotak World Gold Fund', '2025-08-01', '2026-08-02', 'short'],
    ['Debt ETF', 'BHARAT Bond ETF - April 2030', '2023-03-01', '2024-08-01', 'long'],
    ['Gilt', 'A gilt fund', '2023-03-01', '2024-08-01', 'short'],
    ['Debt ETF', 'BHARAT Bond ETF - April 2030', '2023-04-01', '2026-08-01', 'short'],
    // the twelve months came with the rates of 23 July 2024
    ['Commodity ETF', 'Nippon India Silver ETF', '2022-03-01', '2024-07-22', 'short'],
  ])('of %s, %s, bought on %s and sold on %s are %s-term', (subCategory, name, bought, sold, term) => {
    const category = /Debt|Gilt/.test(subCategory) ? 'Fixed Income' : subCategory === 'ETF' ? 'Equity' : 'Allocation';
    const { taxClass, isListed } = taxClassOf({ name, category, subCategory });
    expect(gainsOf(redemption(taxClass, bought, sold, { isListed }))?.term).toBe(term);
  });
});

describe('financialYearOf', () => {
  it.each([
    ['2026-03-31', 2025, '2025-26'],
    ['2026-04-01', 2026, '2026-27'],
    ['1999-12-31', 1999, '1999-00'],
  ])('%s lies in the year that begins in %i, %s', (date, year, name) => {
    expect(financialYearOf(day(date))).toBe(year);
    expect(financialYearName(year)).toBe(name);
    const { from, until } = daysOfYear(year);
    expect(from <= date && date <= until).toBe(true);
  });
});

describe('sttOn', () => {
  it.each([
    ['Equity', 'Mid Cap', '2026-11-16', 1_00],
    ['Equity', 'ETF', '2026-11-16', 1_00],
    ['ELSS', 'ELSS', '2013-06-01', 1_00],
    ['ELSS', 'ELSS', '2013-05-31', 250_00],
    ['ELSS', 'ELSS', '2006-05-31', 0],
    ['Allocation', 'Arbitrage', '2026-11-16', 1_00],
    ['Allocation', 'Balanced Advantage', '2026-11-16', 1_00],
    ['Allocation', 'Conservative Hybrid', '2026-11-16', 0],
    ['Fixed Income', 'Gilt', '2026-11-16', 0],
    ['Money Market/Liquid', 'Liquid', '2026-11-16', 0],
  ])('of %s, %s sold on %s takes %d paise of a lakh', (category, subCategory, on, tax) => {
    expect(sttOn({ name: 'A fund', category, subCategory }, rupees(1_00_000), day(on))).toBe(tax);
  });

  it('takes nothing of shares abroad', () => {
    const scheme = { name: 'Franklin Asian Equity Fund', category: 'Equity', subCategory: 'Sectoral/Thematic' };
    expect(sttOn(scheme, rupees(1_00_000), day('2026-11-16'))).toBe(0);
  });
});

describe('isClubbed', () => {
  it.each([
    ['02', '2012-05-01', 2026, true],
    ['02', '2008-04-02', 2026, true],
    ['02', '2008-04-01', 2026, false],
    ['02', null, 2026, true],
    ['01', '2012-05-01', 2026, false],
  ])('of tax status %s, born on %s, in the year from %d is %s', (taxStatus, born, year, clubbed) => {
    expect(isClubbed({ taxStatus, dateOfBirth: born === null ? null : day(born) }, year)).toBe(clubbed);
  });

  it('of one day goes by the age on it', () => {
    const minor = { taxStatus: '02', dateOfBirth: day('2008-05-02') };
    expect(['2026-05-01', '2026-05-02'].map((on) => isClubbedOn(minor, day(on)))).toEqual([true, false]);
  });
});
