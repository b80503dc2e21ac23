import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { paise, rupees, units, ZERO_UNITS } from '#money/index.js';
import { runs } from '#testing/runs.js';
import { addDays, businessDate, EXCHANGE_HOLIDAYS, exchangeCalendar } from '#time/index.js';
import { checkPlan, instalmentsOf, isDestination, type PlanDraft, planTotal, termsOf } from './check-plan.js';
import { PLAN_FREQUENCIES } from './plan.js';
import { planErrorText, planRefusalText } from './plan.text.js';
import { planFormSchema, termsOfWire, validationSchema } from './schemas.js';
import { joinTerms, type PlanTerms } from './terms.js';

const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
/** A Monday. */
const TODAY = businessDate('2026-11-16');
const day = (text: string) => businessDate(text);

const terms = (given: Partial<PlanTerms> = {}): PlanTerms => ({
  frequency: 1,
  regOut: true,
  regIn: true,
  outMinimum: rupees(1_000),
  outMaximum: rupees(5_00_000),
  outMultiple: rupees(100),
  inMinimum: rupees(500),
  inMaximum: rupees(10_00_000),
  minInstalments: 6,
  maxInstalments: 120,
  minGap: 1,
  maxGap: 60,
  dates: [1, 5, 10, 15, 20, 25],
  ...given,
});

const allTerms = (given: Partial<PlanTerms> = {}) =>
  PLAN_FREQUENCIES.map((frequency) => terms({ frequency, ...given }));
const source = {
  schemeId: 'sch_from',
  fundHouse: 'One',
  terms: allTerms(),
  allowed: true,
  units: units(1),
  free: units(1),
};
const target = {
  schemeId: 'sch_to',
  fundHouse: 'One',
  terms: allTerms({ inMinimum: rupees(2_000), minInstalments: 12 }),
};

const monthly: PlanDraft = {
  trxnType: 'STP',
  source,
  target,
  freqType: 1,
  installmentAmount: rupees(5_000),
  noOfInstallments: 12,
  startDate: day('2026-12-05'),
  endDate: null,
  firstOrderToday: true,
};
const check = (given: Partial<PlanDraft>) => checkPlan({ ...monthly, ...given }, TODAY, calendar);

describe('checkPlan', () => {
  it('finds nothing in a plan that both funds accept', () => {
    expect(check({})).toEqual({});
    expect(check({ trxnType: 'SWP', target: null })).toEqual({});
  });

  it.each([
    ['no source', { source: null }, { fromSchemeCode: 'source_required' }],
    ['a source without units', { source: { ...source, units: ZERO_UNITS } }, { fromSchemeCode: 'source_not_held' }],
    ['a source that is locked in', { source: { ...source, free: ZERO_UNITS } }, { fromSchemeCode: 'source_not_held' }],
    ['a source with stpFlag N', { source: { ...source, allowed: false } }, { fromSchemeCode: 'source_not_held' }],
    ['no destination', { target: null }, { toSchemeCode: 'target_required' }],
    ['the source as destination', { target: source }, { toSchemeCode: 'target_not_offered' }],
    ['another house', { target: { ...target, fundHouse: 'Two' } }, { toSchemeCode: 'target_not_offered' }],
    ['no frequency', { freqType: null }, { freqType: 'frequency_required' }],
    ['a frequency that nobody offers', { freqType: 12 }, { freqType: 'frequency_not_offered' }],
    ['no amount', { installmentAmount: null }, { installmentAmount: 'amount_required' }],
    ['zero', { installmentAmount: paise(0) }, { installmentAmount: 'amount_required' }],
    ['text', { installmentAmount: 'not_whole' }, { installmentAmount: 'amount_not_whole' }],
    ['paise', { installmentAmount: paise(5_000_50) }, { installmentAmount: 'amount_not_whole' }],
    ['a rupee below', { installmentAmount: rupees(1_999) }, { installmentAmount: 'amount_below_minimum' }],
    ['the least', { installmentAmount: rupees(2_000) }, {}],
    ['the most', { installmentAmount: rupees(5_00_000) }, {}],
    ['a rupee above', { installmentAmount: rupees(5_00_001) }, { installmentAmount: 'amount_above_maximum' }],
    ['no multiple', { installmentAmount: rupees(2_050) }, { installmentAmount: 'amount_not_multiple' }],
    ['no number', { noOfInstallments: null }, { noOfInstallments: 'instalments_required' }],
    ['half a number', { noOfInstallments: Number.NaN }, { noOfInstallments: 'instalments_not_whole' }],
    ['one too few', { noOfInstallments: 11 }, { noOfInstallments: 'instalments_too_few' }],
    ['the fewest', { noOfInstallments: 12 }, {}],
    ['the most of them', { noOfInstallments: 120 }, {}],
    ['one too many', { noOfInstallments: 121 }, { noOfInstallments: 'instalments_too_many' }],
    ['no start', { startDate: null }, { startDate: 'start_required' }],
    ['a start of today', { startDate: TODAY }, { startDate: 'start_too_early' }],
    [
      'a day of the month that is not offered',
      { startDate: day('2026-12-06') },
      { startDate: 'start_day_not_offered' },
    ],
    ['the last day of the gap', { startDate: day('2027-01-15') }, {}],
    ['a day after the gap', { startDate: day('2027-01-20') }, { startDate: 'start_out_of_gap' }],
  ] as const)('answers %s', (_, given, errors) => {
    expect(check(given)).toEqual(errors);
  });

  it.each([
    ['a Friday', '2026-11-20', {}],
    ['a Saturday', '2026-11-21', { startDate: 'start_on_weekend' }],
    ['a Sunday', '2026-11-22', { startDate: 'start_on_weekend' }],
    ['a day that monthly plans do not offer', '2026-11-23', {}],
  ] as const)('answers a weekly plan from %s', (_, start, errors) => {
    expect(check({ freqType: 52, startDate: day(start) })).toEqual(errors);
  });

  it.each([
    ['before', '2026-11-24', { startDate: 'start_out_of_gap' }],
    ['on', '2026-11-25', {}],
  ] as const)('answers a start %s the first day of the longer of both gaps', (_, start, errors) => {
    const far = { ...target, terms: allTerms({ minGap: 9 }) };
    expect(check({ target: far, startDate: day(start) })).toEqual(errors);
  });

  it('says which frequency these funds do not have, and accepts none of their days', () => {
    const daily = { ...target, terms: [terms({ frequency: 30 })] };
    expect(check({ target: daily })).toEqual({ freqType: 'frequency_not_offered' });
    const closed = { ...target, terms: allTerms({ regIn: false }) };
    expect(check({ target: closed })).toMatchObject({ toSchemeCode: 'target_not_offered' });
    expect(joinTerms('STP', source.terms, [terms({ dates: [2, 3] })], 1)).toBeNull();
  });

  describe('of a daily plan', () => {
    const daily = { freqType: 30, noOfInstallments: null, startDate: day('2026-11-17') } as const;

    it.each([
      ['no end', null, { endDate: 'end_required' }],
      ['an end before its start', '2026-11-16', { endDate: 'end_before_start' }],
      ['eleven working days and one of today', '2026-12-02', {}],
      ['ten working days and one of today', '2026-12-01', { endDate: 'instalments_too_few' }],
      ['an end in a hundred years', '2126-11-17', { endDate: 'instalments_too_many' }],
    ] as const)('answers %s: the 24th of November is a holiday', (_, end, errors) => {
      expect(check({ ...daily, endDate: end && day(end) })).toEqual(errors);
    });

    it('counts the order of today besides those of its dates', () => {
      const draft = { ...monthly, ...daily, endDate: day('2026-12-02') };
      expect(instalmentsOf(draft, calendar)).toBe(12);
      expect(instalmentsOf({ ...draft, firstOrderToday: false }, calendar)).toBe(11);
      expect(instalmentsOf({ ...draft, endDate: null }, calendar)).toBeNull();
    });

    it('does not count days of which no plan has as many', { timeout: 5_000 }, () => {
      const far = { startDate: day('0001-01-01'), endDate: day('9999-12-31') };
      expect(instalmentsOf({ ...monthly, ...daily, ...far }, calendar)).toBeNull();
      expect(check({ ...daily, ...far })).toEqual({ startDate: 'start_too_early' });
    });

    it('may start on any day', () => {
      expect(check({ ...daily, startDate: day('2026-11-21'), endDate: day('2026-12-31') })).toEqual({});
    });
  });

  it('takes the larger minimum and the smaller maximum, whichever fund has it', () => {
    const amount = fc.integer({ min: 1, max: 5_000 }).map((count) => rupees(count * 100));
    const bounds = fc.record({ outMinimum: amount, outMaximum: amount, inMinimum: amount, inMaximum: amount });
    fc.assert(
      fc.property(bounds, bounds, (one, other) => {
        const joined = joinTerms('STP', [terms(one)], [terms(other)], 1);
        const [min, max] = [Math.max(one.outMinimum, other.inMinimum), Math.min(one.outMaximum, other.inMaximum)];
        if (min > max) expect(joined).toBeNull();
        else expect([joined?.minimum, joined?.maximum]).toEqual([min, max]);
      }),
      runs(600),
    );
  });

  it('answers the same for what was sent over the wire as for what was typed', () => {
    const typed = fc.record({
      trxnType: fc.constantFrom('STP' as const, 'SWP' as const),
      freqType: fc.constantFrom(1, 3, 12, 30, 52),
      amount: fc.integer({ min: 0, max: 6_00_000 }),
      noOfInstallments: fc.integer({ min: -1, max: 130 }),
      start: fc.integer({ min: -2, max: 70 }),
      end: fc.option(fc.integer({ min: -2, max: 400 })),
      firstOrderToday: fc.boolean(),
    });
    fc.assert(
      fc.property(typed, ({ amount, start, end, ...rest }) => {
        const [startDate, endDate] = [addDays(TODAY, start), end === null ? null : addDays(TODAY, end)];
        const draft = { ...monthly, ...rest, installmentAmount: rupees(amount), startDate, endDate };
        const sent = JSON.stringify(
          z.encode(planFormSchema, {
            trxnType: draft.trxnType,
            freqType: draft.freqType,
            installmentAmount: draft.installmentAmount,
            noOfInstallments: draft.noOfInstallments,
            startDate,
            endDate,
            fromSchemeCode: '',
            toSchemeCode: '',
            folioNo: '',
            totalamount: paise(0),
            fromIsin: '',
            toIsin: '',
            fromSchemeName: '',
            toSchemeName: '',
            firstOrderToday: draft.firstOrderToday ? 'Y' : 'N',
          }),
        );
        const read = z.decode(
          planFormSchema,
          JSON.parse(sent) as Parameters<typeof z.decode<typeof planFormSchema>>[1],
        );
        const server: PlanDraft = { ...monthly, ...read, firstOrderToday: read.firstOrderToday === 'Y' };
        expect(checkPlan(server, TODAY, calendar)).toEqual(checkPlan(draft, TODAY, calendar));
        expect(termsOf(server)).toEqual(termsOf(draft));
      }),
      runs(600),
    );
  });
});

describe('planTotal', () => {
  it.each([
    [rupees(5_000), 12, rupees(60_000)],
    [null, 12, null],
    ['not_whole', 12, null],
    [rupees(5_000), Number.NaN, null],
    [rupees(5_000), 0, null],
    [rupees(20_00_00_00_00_000), 12, null],
  ] as const)('of %s in %s instalments is %s', (amount, count, total) => {
    expect(planTotal(amount, count)).toBe(total);
  });
});

describe('isDestination', () => {
  it('leaves out the source, other houses, and what takes no plans in', () => {
    expect(isDestination(source, target)).toBe(true);
    expect(isDestination(source, source)).toBe(false);
    expect(isDestination(source, { ...target, fundHouse: 'Two' })).toBe(false);
    expect(isDestination(source, { ...target, terms: allTerms({ regIn: false }) })).toBe(false);
  });
});

describe('planErrorText', () => {
  const context = { kind: 'STP', freqType: 52, terms: termsOf(monthly), today: TODAY } as const;

  it.each([
    ['source_required', 'Please select the fund you want to transfer from.'],
    ['frequency_not_offered', 'Weekly frequency is unavailable for this fund. Please choose another frequency.'],
    ['amount_required', 'Please enter amount for each installment'],
    ['amount_below_minimum', 'Minimum installment amount for STP is ₹2,000'],
    ['amount_above_maximum', 'Maximum installment amount for STP is ₹5,00,000'],
    ['amount_not_multiple', 'Installment amount should be multiple of ₹100'],
    ['instalments_too_few', 'Minimum no. of installments is 12.'],
    ['instalments_too_many', 'Maximum no. of installments is 120.'],
    ['start_out_of_gap', 'The start date should be from 17 Nov 2026 to 15 Jan 2027.'],
    ['start_day_not_offered', 'The start date should be on one of these days of the month: 1, 5, 10, 15, 20, 25.'],
  ] as const)('of %s is the sentence that is prescribed', (code, sentence) => {
    expect(planErrorText(code, context)).toBe(sentence);
  });

  it('of a code that only the server knows is a general one', () => {
    const sentence = 'Please check this, or load the page again.';
    expect(planErrorText('instalments_differ' as never, context)).toBe(sentence);
  });
});

describe('planRefusalText', () => {
  it('has friendlier words for too few instalments, and leaves any other refusal as it is', () => {
    const known = 'FAILED: NUMBER OF INSTALLMENT IS LESS THAN MINIMUM INSTALLMENT ALLOWED.';
    expect(planRefusalText(known)).toBe(
      'The number installments is less than the allowed installments. Please extend the duration of installments',
    );
    expect(planRefusalText('FAILED: SCHEME CLOSED')).toBe('FAILED: SCHEME CLOSED');
  });
});

describe('termsOfWire', () => {
  it('reads a row of the master, its days, flags and rupees', () => {
    const row = z.decode(validationSchema, {
      astpFrequency: 'QUARTERLY',
      astpRegOut: 1,
      astpRegIn: 0,
      astpOutMinInstAmt: 500,
      astpInMinInstAmt: 1_000,
      astpOutMaxInstAmt: 9_999,
      astpInMaxInstAmt: 8_888,
      astpMinInstlNos: 4,
      astpMaxInstlNos: 40,
      astpOutMultiplierAmt: 1,
      astpMinGap: 7,
      astpMaxGap: 90,
      astpDates: '1,15',
      source: 'BSE',
      asOf: '2026-11-01',
    });
    expect(termsOfWire(row)).toMatchObject({ frequency: 3, regOut: true, regIn: false, dates: [1, 15], minGap: 7 });
    expect(termsOfWire({ ...row, astpDates: '' }).dates).toEqual([]);
  });
});
