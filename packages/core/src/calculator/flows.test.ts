import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, rupees, toRupees } from '#money/index.js';
import { businessDate } from '#time/index.js';
import { flowsByYear } from './flows-by-year.js';
import { lackOf, MAX_FLOWS, readFlows, readSheetAmount, readSheetDate, spanYear, sumsOf } from './flows.js';

const flow = (date: string, inRupees: number) => ({ date: businessDate(date), amount: rupees(inRupees) });

describe('dates and amounts of a sheet', () => {
  it.each([
    '2024-04-01',
    '2024/4/1',
    '01-04-2024',
    '01/04/2024',
    '1.4.2024',
    '01-Apr-2024',
    '1-APR-2024',
    '1 April 2024',
  ])('reads the date %s', (text) => expect(readSheetDate(text)).toBe('2024-04-01'));

  it.each(['31-02-2024', '2024-13-01', '01-Foo-2024', '04/2024', '1-4-24', ''])('takes %j for no date', (text) =>
    expect(readSheetDate(text)).toBeNull(),
  );

  it.each([
    ['-1,00,000.50', -1_00_000.5],
    ['₹ 5,000', 5_000],
    ['Rs. 12,34,567', 12_34_567],
    ['(5,000)', -5_000],
    ['−250.5', -250.5],
    ['"10,000"', 10_000],
    ['1,000,000', 10_00_000],
    ['12.345', 12.34],
    ['-₹ 50,000', -50_000],
    ['( Rs.5,000 )', -5_000],
    ['6,000 INR', 6_000],
  ])('reads the amount %s', (text, amount) => expect(toRupees(readSheetAmount(text) as Paise)).toBe(amount));

  it.each([
    '',
    'abc',
    '5,0000',
    '1-2',
    '(500',
    '12.3.4',
    '99999999999999999',
    '5000,25.43',
    '-5000 120',
    '1,25',
    '₹5 ₹6',
  ])('takes %j for no amount', (text) => expect(readSheetAmount(text)).toBeNull());

  it('reads lines apart by tabs, commas and blanks, and leaves titles, further columns and empty lines out', () => {
    const pasted =
      'Date\tAmount\tNote\r\n01/04/2020\t-1,00,000\tSIP\r\n\r\n01-Apr-2021,"-50,000.25"\n2022-04-01, 2,00,000\n1 May 2023 300';
    expect(readFlows(pasted)).toEqual({
      flows: [
        flow('2020-04-01', -1_00_000),
        flow('2021-04-01', -50_000.25),
        flow('2022-04-01', 2_00_000),
        flow('2023-05-01', 300),
      ],
      faults: [],
    });
    expect(readFlows('2024-04-01 -5000; 2025-04-01 6000').flows).toHaveLength(2);
  });

  it('names the lines that it cannot read, and stops at the most', () => {
    expect(readFlows('01/04/2020,-5\nsum\n31/02/2020,5\n01/05/2020,five').faults).toEqual([
      { line: 2, fault: 'no_date' },
      { line: 3, fault: 'no_date' },
      { line: 4, fault: 'no_amount' },
    ]);
    const long = Array.from({ length: MAX_FLOWS + 5 }, () => '01/04/2020,-5').join('\n');
    expect(readFlows(long)).toMatchObject({ faults: [{ line: MAX_FLOWS + 1, fault: 'too_many' }] });
  });

  it('makes no amount of two columns, and names their line', () => {
    expect(readFlows('2024-04-01,-5000,25.43\n2024-05-01 -5000 120\n2024-06-01\t-5,000\t120')).toEqual({
      flows: [flow('2024-06-01', -5_000)],
      faults: [
        { line: 1, fault: 'no_amount' },
        { line: 2, fault: 'no_amount' },
      ],
    });
  });

  it.each([982, 983])('reads long lines, and says where a text is too long to be read to its end: %d', (letters) => {
    const rows = (count: number, length: number) =>
      Array.from({ length: count }, () => `01/04/2020\t-5000\t${'x'.repeat(length)}`).join('\n');
    expect(readFlows(rows(MAX_FLOWS, 100))).toMatchObject({ flows: { length: MAX_FLOWS }, faults: [] });
    const { flows, faults } = readFlows(rows(MAX_FLOWS, letters));
    expect(new Set(flows.map(({ amount }) => toRupees(amount)))).toEqual(new Set([-5_000]));
    expect(faults).toEqual([{ line: flows.length + 1, fault: 'too_many' }]);
  });

  it('reads whatever it has written itself', () => {
    const flows = fc.array(
      fc.tuple(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.integer({ min: -1e9, max: 1e9 }),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(flows, fc.constantFrom('\t', ',', ' '), (rows, apart) => {
        const text = rows.map(([date, count]) => `${date.toISOString().slice(0, 10)}${apart}${count / 100}`).join('\n');
        expect(readFlows(text).flows.map(({ date, amount }) => [date, amount + 0])).toEqual(
          rows.map(([date, count]) => [date.toISOString().slice(0, 10), count + 0]),
        );
      }),
    );
  });
});

describe('amounts that have a rate of return', () => {
  it.each([
    ['too_few', [flow('2024-01-01', -5), flow('2025-01-01', 0)]],
    ['nothing_in', [flow('2024-01-01', 5), flow('2025-01-01', 5)]],
    ['nothing_out', [flow('2024-01-01', -5), flow('2025-01-01', -5)]],
    ['one_day', [flow('2024-01-01', -5), flow('2024-01-01', 5)]],
    [null, [flow('2024-01-01', -5), flow('2025-01-01', 5)]],
  ] as const)('lack: %s', (lack, flows) => expect(lackOf(flows)).toBe(lack));

  it.each([
    [false, [flow('2023-12-31', 5), flow('2023-01-01', -5)]],
    [true, [flow('2023-12-31', 5), flow('2023-01-01', -5), flow('2022-12-31', -5)]],
    [false, [flow('2023-12-31', 5), flow('2023-12-01', -5), flow('2022-01-01', 0)]],
    [false, []],
  ] as const)('span a year: %s', (isLong, flows) => expect(spanYear(flows)).toBe(isLong));

  it('stand year by year, and end with what came back', () => {
    const flows = [flow('2022-01-01', -1_000), flow('2023-01-01', -1_000), flow('2024-01-01', 2_310)];
    const points = flowsByYear(flows, 0.1);
    expect(points.map(({ invested }) => toRupees(invested))).toEqual([1_000, 2_000, 2_000]);
    expect(points.map(({ value }) => toRupees(value))).toEqual([1_000, 2_100, 2_310]);
    expect(sumsOf(flows)).toEqual({ invested: rupees(2_000), returned: rupees(2_310) });
    expect(flowsByYear([], 0.1)).toEqual([]);
  });
});

describe('a text that was made to be slow', () => {
  it.each([
    ['blanks before a line separator', `1-1-2024${' '.repeat(90_000)}x\u2028y`],
    ['signs between the parts of a date', `1-1${'-'.repeat(90_000)}2024`],
    ['commas without an end', `1-1-2024${','.repeat(90_000)}`],
    ['blanks between sign and figures', `1-1-2024 -${' '.repeat(90_000)}x`],
    ['groups without an end', `1-1-2024 1${',11'.repeat(30_000)}`],
  ])('takes no time to read: %s', (_, text) => {
    // the worst of them took minutes; a test that ends says that it does not
    expect(readFlows(text).flows).toEqual([]);
  });
});
