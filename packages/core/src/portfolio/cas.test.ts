import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paise, rupees, units } from '#money/index.js';
import { type CasStatement, casJson, readCas } from './cas.js';
import { casErrorText } from './cas.text.js';
import { outsideSums } from './outside-sums.js';
import { isSameScheme, plainFolio } from './scheme-identity.js';

const scheme = {
  scheme: 'One Fund - Growth',
  isin: 'INF000A01001',
  close: '33.412',
  valuation: { date: '2025-03-31', nav: '165.41', cost: '4999.75', value: '5526.68' },
};
const cas = (over: object = {}, schemes: readonly unknown[] = [scheme]) =>
  JSON.stringify({
    file_type: 'CAMS',
    statement_period: { from: '01-Apr-2024', to: '31-Mar-2025' },
    folios: [{ folio: '123 / 90', amc: 'One Mutual Fund', PAN: 'abcde1234f', schemes }],
    ...over,
  });
const read = (text: string): CasStatement => {
  const found = readCas(text);
  if ('fault' in found) throw new Error(casErrorText(found.fault));
  return found.statement;
};
const fault = (text: string) => {
  const found = readCas(text);
  return 'fault' in found ? casErrorText(found.fault) : null;
};

const valued = (over: object, times = 1) =>
  cas({}, Array<unknown>(times).fill({ ...scheme, valuation: { ...scheme.valuation, ...over } }));
const wrongAt = (path: string) => `This is not a complete consolidated account statement: ${path} is missing or wrong.`;

describe('readCas', () => {
  it('reads period, units, value, cost and holder, days in both layouts', () => {
    expect(read(cas())).toMatchObject({
      source: 'CAMS',
      from: '2024-04-01',
      until: '2025-03-31',
      holdings: [{ units: units(33.412), value: paise(552_668), cost: paise(499_975), pan: 'ABCDE1234F' }],
    });
  });

  it('leaves out schemes without units, and takes numbers for texts', () => {
    const left = { ...scheme, close: 0 };
    const plain = {
      ...scheme,
      isin: null,
      close: 10,
      valuation: { date: '31-Mar-2025', nav: 10, value: 100, cost: null },
    };
    expect(read(cas({}, [left, plain])).holdings).toMatchObject([{ isin: '', value: rupees(100), cost: null }]);
  });

  it.each([
    ['<html>', 'This is neither a PDF nor a JSON file. Choose the PDF of your statement.'],
    ['[]', 'This is not a complete consolidated account statement: the file is missing or wrong.'],
    [cas({ accounts: [] }), 'This JSON file is of a demat account. Choose the PDF of that statement instead.'],
    [cas({ folios: 1 }), 'This is not a complete consolidated account statement: folios is missing or wrong.'],
    [cas({}, [{ ...scheme, close: 'ten' }]), wrongAt('folios 1, schemes 1, close')],
    [
      cas({}, [{ ...scheme, valuation: { ...scheme.valuation, date: '31-Feb-2025' } }]),
      'This is not a complete consolidated account statement: folios 1, schemes 1, valuation, date is missing or wrong.',
    ],
    [cas({}, []), 'This statement holds no units.'],
    [cas({ statement_period: { from: '2025-04-01', to: '2025-03-31' } }), wrongAt('statement_period')],
    [cas({ statement_period: { from: '0000-01-01', to: '2025-03-31' } }), wrongAt('statement_period, from')],
    ...[-5, '9'.repeat(41)].map((nav) => [valued({ nav }), wrongAt('folios 1, schemes 1, valuation, nav')] as const),
    [valued({ value: 5e13 }), wrongAt('folios 1, schemes 1, valuation, value')],
    [valued({ cost: -5e13 }), wrongAt('folios 1, schemes 1, valuation, cost')],
    ...[9e11, 2.3e11].map((close) => [cas({}, [{ ...scheme, close }]), wrongAt('folios 1, schemes 1, close')] as const),
    ...['\ud800', 'One \0 Fund'].map(
      (name) => [cas({}, [{ ...scheme, scheme: name }]), wrongAt('folios 1, schemes 1, scheme')] as const,
    ),
    [valued({ value: 2.2e13 }, 2), wrongAt('the sum of values')],
    [valued({ cost: 2.2e13 }, 2), wrongAt('the sum of costs')],
  ] as const)('says of %.30s…: %s', (text, sentence) => expect(fault(text)).toBe(sentence));
});

describe('files as people have them', () => {
  const priceless = { date: null, nav: null, value: null };
  it.each([null, undefined, priceless, { date: null, nav: 0, value: 0 }])(
    'a scheme without units is passed over unread: %j',
    (valuation) => expect(read(cas({}, [scheme, { scheme: 7, close: '0.000', valuation }])).holdings).toHaveLength(1),
  );

  it.each([null, undefined, priceless])('a held scheme without a price has its units: %j', (valuation) => {
    const { holdings, leftOut } = read(cas({}, [{ ...scheme, valuation }]));
    expect([holdings[0]?.value, holdings[0]?.nav, leftOut]).toEqual([null, null, []]);
    expect(outsideSums(holdings).value).toBe(0);
  });

  it('a held scheme whose value is 0 is worth 0', () => {
    expect(read(valued({ date: null, nav: 0, value: 0 })).holdings[0]).toMatchObject({ value: 0, nav: null });
  });

  it('what has units and a NAV, but no value, is worth units times NAV', () => {
    expect(read(valued({ nav: 10, value: null })).holdings[0]?.value).toBe(paise(33_412));
    expect(read(valued({ nav: 0, value: null })).holdings[0]?.value).toBe(0);
  });

  it('takes a byte-order mark, Indian commas and long names', () => {
    const long = { ...scheme, scheme: 'x'.repeat(320), valuation: { ...scheme.valuation, value: '2,02,145.81' } };
    const [held] = read(`\uFEFF${cas({}, [long])}`).holdings;
    expect([held?.value, held?.schemeName.length]).toEqual([paise(20_214_581), 300]);
  });

  it('takes the rest where one scheme cannot be read, and says what the parser warned of', () => {
    const { holdings, leftOut, warnings } = read(
      cas({ parse_warnings: ['page 3'] }, [
        { ...scheme, close_calculated: '33.4' },
        { ...scheme, close: 'ten' },
      ]),
    );
    expect([holdings.length, leftOut]).toEqual([1, ['folios 1, schemes 2, close']]);
    expect(warnings).toEqual(['folios 1, schemes 1: close 33.412, close_calculated 33.4', 'page 3']);
  });

  it('reads what MF Central gives out', () => {
    const row = {
      schemeName: 'One Fund',
      isin: 'INF000A01001',
      folio: '123',
      closingBalance: '10.5',
      nav: '20',
      navDate: '31-MAR-2026',
      marketValue: '210.00',
      costValue: '200.00',
    };
    const file = { pan: 'ABCDE1234F', data: [{ dtSummary: [row, { ...row, closingBalance: 0, nav: '' }] }] };
    expect(read(JSON.stringify(file))).toMatchObject({
      source: 'MFCENTRAL',
      until: '2026-03-31',
      holdings: [{ units: units(10.5), value: rupees(210), cost: rupees(200), pan: 'ABCDE1234F' }],
    });
  });

  it('a scheme is known by its plain ISIN, by either of its two, or by its AMFI code', () => {
    const ours = { isin: 'INF000A01001', secondIsin: 'INF000A01002', amfiCode: '122640' };
    const is = (isin: string, amfiCode = '') => isSameScheme({ isin, amfiCode }, ours);
    expect([is('inf000a01001'), is(' INF000A-01002*'), is('', '122640'), is('INF000A01003', '1'), is('')]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('transactions', () => {
  const bought = { date: '2024-04-01', type: 'PURCHASE_SIP', description: 'words', amount: '4999.75', units: '33.412' };
  const gone = { date: '2024-05-02', type: 'REDEMPTION', amount: -100, units: -2.5 };

  it('come with their scheme, also where nothing of it is left, and by wish go on as they came', () => {
    const statement = read(
      cas({}, [
        {
          ...scheme,
          open: '0.000',
          transactions: [bought, { date: '01-Apr-2024', type: 'STAMP_DUTY_TAX', amount: 0.25 }],
        },
        { ...scheme, isin: 'INF000A01002', open: 2.5, close: 0, transactions: [gone] },
      ]),
    );
    expect(statement.holdings[0]?.lines).toEqual({
      opening: 0,
      movements: [
        { date: '2024-04-01', kind: 'PURCHASE_SIP', units: units(33.412), amount: rupees(4999.75) },
        { date: '2024-04-01', kind: 'STAMP_DUTY_TAX', units: 0, amount: rupees(0.25) },
      ],
    });
    expect(statement.sold).toMatchObject([
      { units: 0, lines: { opening: units(2.5), movements: [{ kind: 'REDEMPTION' }] } },
    ]);
    const sent = casJson(statement, { withTransactions: true });
    expect(read(sent)).toEqual(statement);
    expect(sent).not.toContain('words');
    expect(casJson(statement)).not.toMatch(/transactions|INF000A01002/);
  });

  it('that cannot be read are named, and take their scheme with them', () => {
    const odd = { ...scheme, transactions: [{ ...bought, date: 'soon' }] };
    expect(read(cas({}, [scheme, odd])).leftOut).toEqual(['folios 1, schemes 2, transactions 1, date']);
  });

  it('are 20,000 at most in a whole statement, also of schemes that are sold', () => {
    const of = (lines: number, over = {}) => ({ ...scheme, ...over, transactions: Array<unknown>(lines).fill(bought) });
    const whole = [of(8_000), of(8_000), of(4_000, { close: 0 })];
    expect(fault(cas({}, whole))).toBeNull();
    expect(fault(cas({}, [...whole, of(1)]))).toBe(
      'This statement has more than 20,000 transactions. Choose one for fewer years.',
    );
  });
});

describe('casJson', () => {
  it('is read as the same statement, and holds no more than that', () => {
    const statement = read(cas({ investor_info: { name: 'JOHN DOE', address: '1, MAIN STREET' } }));
    expect(read(casJson(statement))).toEqual(statement);
    expect(casJson(statement)).not.toMatch(/JOHN|MAIN/);
    const part = { ...statement, leftOut: ['Axis Small Cap Fund, 91234567'] };
    expect(read(casJson(part))).toEqual(part);
  });
});

it('a sum of costs is known where each cost is', () => {
  const held = (cost: number | null) => ({ value: rupees(10), cost: cost === null ? null : rupees(cost) });
  expect(outsideSums([held(7), held(8)])).toEqual({ value: rupees(20), cost: rupees(15) });
  expect(outsideSums([held(7), held(null)])).toEqual({ value: rupees(20), cost: null });
});

it.each([
  ['12345678 / 90', '12345678'],
  ['0012345', '12345'],
  [' 9 10 ', '910'],
])('the folio "%s" is compared as %s', (folio, plain) => expect(plainFolio(folio)).toBe(plain));

const folder = process.env['REFERENCE_DATA'];

it.skipIf(folder === undefined)('the sample of a parser is read', () => {
  const { holdings } = read(readFileSync(`${folder}/cas/sample-cams-cas.json`, 'utf8'));
  expect(holdings).toMatchObject([
    { schemeName: 'HDFC Flexi Cap Fund - Direct Plan - Growth', folioNo: '12345678 / 90' },
  ]);
});
