import { readFileSync } from 'node:fs';
import { nav } from '@prosperx/core/money';
import { describe, expect, it } from 'vitest';
import { dateFromText, NavFileError, navFromText, parseNavFile } from './nav-file.js';
import { anyPlacingOf, placingOf } from './sections.js';

const eightColumns = [
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
  ' ',
  'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
  ' ',
  'First Mutual Fund',
  ' ',
  '100001;INF000A01011;-;First Mid Cap Fund;Direct Plan;Growth;101.2345;21-Aug-2026',
  '100002;-;INF000A01029;First Mid Cap Fund;Direct Plan;IDCW;10.;21-Aug-2026',
  '100003;INF000A01037;-;First Old Fund;;;12.5;14-Jun-2017',
  '100004;INF000A01045;-;First Empty Fund;;;0.0000;21-Aug-2026',
  '100005;INF000A01052;-;First Silent Fund;;;N.A.;21-Aug-2026',
  'Second Mutual Fund',
  '200001;INF000B01019;-;Second Mid Cap Fund;Direct Plan;Growth;5.00000001;20-Aug-2026',
  '',
].join('\r\n');

const sixColumns = [
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date',
  'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
  'First Mutual Fund',
  '100001;INF000A01011;-;First Mid Cap Fund - Direct Plan - Growth;101.2345;19-Aug-2026',
].join('\n');

const moved =
  '<head><title>Document Moved</title></head>\n<body><h1>Object Moved</h1>This document may be found <a HREF="https://portal.amfiindia.com/spages/NAVAll.txt">here</a></body>';

describe('parseNavFile', () => {
  it('the file is read by the titles of its columns, in either layout', () => {
    const [wide] = parseNavFile(eightColumns).rows;
    const [narrow] = parseNavFile(sixColumns).rows;
    expect(wide).toEqual({
      amfiCode: '100001',
      isin: 'INF000A01011',
      reinvestmentIsin: null,
      schemeName: 'First Mid Cap Fund',
      plan: 'Direct Plan',
      option: 'Growth',
      fundHouse: 'First Mutual Fund',
      section: 'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
      nav: nav(101.2345),
      date: '2026-08-21',
    });
    expect(narrow).toMatchObject({ amfiCode: '100001', plan: '', nav: nav(101.2345), date: '2026-08-19' });
  });

  it('the file refuses a NAV of zero and one that is not available, and names their lines', () => {
    const { rows, refused } = parseNavFile(eightColumns);
    expect(rows.map(({ amfiCode }) => amfiCode)).toEqual(['100001', '100002', '100003', '200001']);
    expect(refused.map((line) => eightColumns.split('\r\n')[line - 1])).toEqual([
      expect.stringMatching(/;0(\.0+)?;/),
      expect.stringMatching(/;N\.A\.;/),
    ]);
  });

  it('the file dates each scheme by itself, and names its house', () => {
    const rows = parseNavFile(eightColumns).rows;
    expect(rows.map(({ date }) => date)).toEqual(['2026-08-21', '2026-08-21', '2017-06-14', '2026-08-20']);
    expect(rows.at(-1)?.fundHouse).toBe('Second Mutual Fund');
  });

  it.each([
    [
      'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date',
      '100001;First Mid Cap Fund;INF000A01011;INF000A01029;101.2345;;;21-Aug-2026',
    ],
    [
      'Scheme Code;Scheme Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date',
      '100001;First Mid Cap Fund;Direct Plan;Growth;INF000A01011;INF000A01029;101.2345;21-Aug-2026',
    ],
    [
      '\uFEFFDATE;net asset value;scheme code;isin div reinvestment;ISIN DIV PAYOUT / ISIN GROWTH;Scheme name',
      '21-Aug-2026;101.2345;100001;INF000A01029;INF000A01011;First Mid Cap Fund',
    ],
  ])('the file is one whatever the order and signs of its titles: %s', (header, line) => {
    expect(parseNavFile(`${header}\r\n\r\n${line}\r\n`).rows).toMatchObject([
      {
        amfiCode: '100001',
        schemeName: 'First Mid Cap Fund',
        nav: nav(101.2345),
        date: '2026-08-21',
        isin: 'INF000A01011',
        reinvestmentIsin: 'INF000A01029',
      },
    ]);
  });

  it.each([
    ['Scheme Name;Net Asset Value;Date', '"Scheme Code"'],
    ['Scheme Code;Scheme Name;Date', '"Net Asset Value"'],
    ['Scheme Code;Scheme Name', '"Net Asset Value", "Date"'],
  ])('the header "%s" is refused, and %s named', (header, missing) => {
    expect(() => parseNavFile(`${header}\n1;2;3`)).toThrow(`has no column ${missing}`);
  });

  it('the file takes "-" for no ISIN', () => {
    expect(parseNavFile(eightColumns).rows[1]).toMatchObject({ isin: null, reinvestmentIsin: 'INF000A01029' });
  });

  it.each([
    ['a page that says the document moved', moved],
    ['nothing', ''],
    ['a header alone', sixColumns.split('\n')[0]!],
  ])('the file refuses %s', (_name, text) => {
    expect(() => parseNavFile(text)).toThrow(NavFileError);
  });
});

describe('navFromText and dateFromText', () => {
  it.each([
    ['90.7427', 9_074_270_000],
    ['10.', 1_000_000_000],
    ['5.00000001', 500_000_001],
    ['12.345678905', 1_234_567_891],
    ['12.345678904999999', 1_234_567_890],
  ])('%s is %i hundred-millionths', (text, scaled) => expect(navFromText(text)).toBe(scaled));

  it.each(['0', '0.0000', 'N.A.', '-', '', '1,000.5', '-3', '23452345', '9'.repeat(400)])('"%.20s" is none', (text) =>
    expect(navFromText(text)).toBeNull(),
  );

  it('has a date of its own writing', () => {
    expect(dateFromText('05-Mar-2026')).toBe('2026-03-05');
    expect(dateFromText('31-Feb-2026')).toBeNull();
    expect(dateFromText('05-March-2026')).toBeNull();
  });
});

describe('placingOf', () => {
  it.each([
    ['Open Ended Schemes(Equity Scheme - Mid Cap Fund)', 'Equity', 'Mid Cap'],
    ['Open Ended Schemes(Equity Schemes - Mid Cap Fund)', 'Equity', 'Mid Cap'],
    ['Open Ended Schemes(Other Scheme - Index Funds)', 'Equity', 'Index'],
    ['Open Ended Schemes(Index Funds - Equity Funds)', 'Equity', 'Index'],
    ['Open Ended Schemes(Equity Schemes - ELSS- Tax Saver Fund)', 'ELSS', 'ELSS'],
    ['Open Ended Schemes(Income/Debt Oriented Schemes - Liquid Fund)', 'Money Market/Liquid', 'Liquid'],
    [
      'Open Ended Schemes(Debt Scheme - Gilt Fund with 10 year constant duration)',
      'Fixed Income',
      'Gilt 10 Year Constant',
    ],
    [
      'Open Ended Schemes(Income/Debt Oriented Schemes - Ultra Short to Short Term Fund)',
      'Fixed Income',
      'Low Duration',
    ],
    ['Open Ended Schemes(Life Cycle Funds - Life Cycle Fund with Maturity of 10 Years)', 'Allocation', 'Life Cycle'],
  ])('%s is placed in %s, %s', (section, category, subCategory) => {
    expect(placingOf({ section, schemeName: 'A fund' })).toEqual({ category, subCategory });
  });

  it.each([
    ['Axis CRISIL IBX SDL May 2027 Index Fund', 'Debt Index'],
    ['HDFC Nifty G-Sec Dec 2026 Index Fund', 'Debt Index'],
    ['Kotak Nifty AAA Bond Financial Services Mar 2028 Index Fund', 'Debt Index'],
    ['UTI Nifty 50 Index Fund', 'Index'],
    ['ICICI Prudential NASDAQ 100 Index Fund', 'Index'],
    ['Zerodha Nifty LargeMidcap250 Plus 8-13 Yr G-Sec 70:30 Index Fund', 'Index'],
  ])('of the index funds of before 2026, %s is placed in %s', (schemeName, subCategory) => {
    const placing = placingOf({ section: 'Open Ended Schemes(Other Scheme - Index Funds)', schemeName });
    expect(placing).toEqual({ category: subCategory === 'Index' ? 'Equity' : 'Fixed Income', subCategory });
  });

  it.each([
    ['BHARAT Bond ETF - April 2032', 'Fixed Income', 'Debt ETF'],
    ['Shriram Nifty 1D Rate Liquid ETF', 'Fixed Income', 'Debt ETF'],
    ['Tata Silver Exchange Traded Fund', 'Allocation', 'Commodity ETF'],
    ['CPSE ETF', 'Equity', 'ETF'],
    ['Motilal Oswal Nasdaq 100 ETF', 'Equity', 'ETF'],
  ])('of the other ETFs of before 2026, %s is placed in %s, %s', (schemeName, category, subCategory) => {
    const section = 'Open Ended Schemes(Other Scheme - Other  ETFs)';
    expect(anyPlacingOf({ section, schemeName })).toEqual({ category, subCategory });
  });

  it.each([
    'Close Ended Schemes(ELSS)',
    'Open Ended Schemes(Exchange Traded Funds (ETFs) - Gold ETF)',
    'Interval Fund Schemes(Income)',
  ])('%s is not sold here', (section) => expect(placingOf({ section, schemeName: 'A fund' })).toBeNull());
});

const folder = process.env['REFERENCE_DATA'];

describe.skipIf(folder === undefined)('parseNavFile (REFERENCE_DATA)', () => {
  const read = (name: string) => parseNavFile(readFileSync(`${folder}/amfi/${name}`, 'utf8'));

  it('the parser reads the file of 21 August 2026 whole', () => {
    const { rows, refused } = read('NAVAll-2026-08-21.new8col.txt');
    expect(rows.length + refused.length).toBe(14_282);
    expect(rows.filter(({ date }) => date >= '2026-08-14').length).toBeGreaterThan(8_500);
    expect(new Set(rows.map(({ amfiCode }) => amfiCode)).size).toBe(rows.length);
  });

  it('the parser places every scheme of an open fund, but for sections from before 2018', () => {
    const { rows } = read('NAVAll-2026-08-21.new8col.txt');
    const open = rows.filter(({ section }) => section.startsWith('Open') && !section.includes('ETF'));
    const unknown = new Set(open.filter((row) => placingOf(row) === null).map(({ section }) => section));
    expect([...unknown].sort()).toEqual(['Open Ended Schemes(Growth)', 'Open Ended Schemes(Income)']);
  });

  it('the parser reads the layout of 2018', () => {
    const { rows } = read('AMFI_NAV_31Jan2018.txt');
    expect(rows.find(({ amfiCode }) => amfiCode === '118955')?.nav).toBe(nav(699.585));
  });
});
