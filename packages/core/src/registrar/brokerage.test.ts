import { describe, expect, it } from 'vitest';
import { brokerageOf } from './brokerage.js';

const CAMS = [
  'AMC_CODE',
  'BRKAGE_AMT',
  'FOLIO_NO',
  'SCHEME_CODE',
  'TRXN_NO',
  'BRKAGE_TYPE',
  'BRKAGE_RATE',
  'BRKAGE_FROM',
  'BRKAGE_TO',
  'SUB_BRK_ARN',
  'INV_NAME',
];
const cams = (over: Partial<Record<string, string>> = {}) => {
  const row: Record<string, string> = {
    AMC_CODE: 'B',
    BRKAGE_AMT: '1,234.50',
    FOLIO_NO: '1013497814',
    SCHEME_CODE: 'B02G',
    TRXN_NO: '156064170',
    BRKAGE_TYPE: 'Trail',
    BRKAGE_RATE: '0.80',
    BRKAGE_FROM: '01-Oct-2026',
    BRKAGE_TO: '31-Oct-2026',
    SUB_BRK_ARN: '',
    INV_NAME: 'Invented Person',
    ...over,
  };
  return CAMS.map((title) => row[title] ?? '');
};

describe('brokerageOf', () => {
  it('reads CAMS’s file by its titles, in any order and case, and keeps nobody’s name', () => {
    const { registrar, missing, unknown, rows, faults } = brokerageOf([
      CAMS.map((title) => title.toLowerCase()),
      cams(),
    ]);
    expect([registrar, missing, unknown, faults]).toEqual(['CAMS', [], [], []]);
    expect(rows).toEqual([
      {
        rowKey: '1013497814|B02G|156064170|Trail|2026-10-01|2026-10-01|2026-10-31|123450',
        folio: '1013497814',
        product: 'B02G',
        scheme: null,
        kind: 'trail',
        month: '2026-10-01',
        from: '2026-10-01',
        until: '2026-10-31',
        rate: 0.8,
        amount: 123450,
        subBroker: null,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Invented');
  });

  it('reads KFintech’s, whose dates have their days first, and whose sub-brokers are named', () => {
    const titles = [
      'Product Code',
      'Fund Description',
      'Account Number',
      'Percentage (%)',
      'Brokerage (in Rs.)',
      'Brokerage Type',
      'Transaction Number',
      'From Date',
      'To Date',
      'Sub-Broker',
    ];
    const { registrar, rows, faults } = brokerageOf([
      titles,
      [
        '101MDGP',
        'Canara Robeco Mid Cap',
        "'17731026861'",
        '1.05',
        '(25.10)',
        'Clawback',
        '77',
        '01/10/2026',
        '31/10/2026',
        'arn-76793',
      ],
    ]);
    expect([registrar, faults]).toEqual(['KFINTECH', []]);
    expect(rows[0]).toMatchObject({
      folio: '17731026861',
      scheme: 'Canara Robeco Mid Cap',
      kind: 'clawback',
      amount: -2510,
      month: '2026-10-01',
      subBroker: 'ARN-76793',
    });
  });

  it('takes months first where a date of the file shows that it must', () => {
    const { rows } = brokerageOf([CAMS, cams({ BRKAGE_FROM: '10/1/2026', BRKAGE_TO: '10/31/2026 12:00' })]);
    expect(rows[0]).toMatchObject({ from: '2026-10-01', until: '2026-10-31' });
  });

  it('names columns that such files do not have, and columns that are missing', () => {
    expect(
      brokerageOf([
        [...CAMS, 'HOROSCOPE'],
        [...cams(), 'Leo'],
      ]).unknown,
    ).toEqual(['HOROSCOPE']);
    expect(
      brokerageOf([
        ['BRKAGE_AMT', 'FOLIO_NO'],
        ['1', '2'],
      ]),
    ).toMatchObject({ missing: ['SCHEME_CODE', 'BRKAGE_TYPE'], rows: [] });
    expect(
      brokerageOf([
        ['Name', 'Mobile'],
        ['a', 'b'],
      ]),
    ).toMatchObject({ registrar: null, rows: [] });
  });

  it('names what is wrong in which row, and reads the others', () => {
    const { rows, faults } = brokerageOf([
      CAMS,
      cams({ BRKAGE_AMT: 'nil' }),
      cams(),
      [''],
      cams({ FOLIO_NO: '', BRKAGE_FROM: '31/31/2026', BRKAGE_RATE: '800' }),
    ]);
    expect(rows).toHaveLength(1);
    expect(faults).toEqual([
      { row: 2, codes: ['amount_unreadable'] },
      { row: 5, codes: ['folio_missing', 'date_unreadable', 'rate_unreadable'] },
    ]);
  });

  it('counts two rows that are alike as two, and the same in another file as the same', () => {
    const keys = (...given: readonly string[][]) => brokerageOf([CAMS, ...given]).rows.map(({ rowKey }) => rowKey);
    const twice = keys(cams(), cams());
    expect(new Set(twice).size).toBe(2);
    expect(keys(cams({ BRKAGE_AMT: '5' }), cams(), cams()).slice(1)).toEqual(twice);
  });
});
