import { describe, expect, it } from 'vitest';
import { readFeed } from './feeds.js';

const WBR2 =
  'TRXNNO,FOLIO_NO,PRODCODE,SCHEME,INV_NAME,PAN,TRXN_NATURE,TRXN_TYPE_FLAG,REVERSAL_CODE,TRADDATE,UNITS,PURPRICE,AMOUNT'.split(
    ',',
  );
const wbr2 = (over: Partial<Record<string, string>> = {}) => {
  const row: Record<string, string> = {
    TRXNNO: '156064170',
    FOLIO_NO: '1013497814',
    PRODCODE: 'B02G',
    SCHEME: 'Invented ELSS Fund',
    INV_NAME: 'Invented Person',
    PAN: 'ABCDE1234F',
    TRXN_NATURE: 'Additional Purchase',
    TRXN_TYPE_FLAG: 'Additional Purchase',
    REVERSAL_CODE: '0',
    TRADDATE: '3/20/2019  12:00:00 AM',
    UNITS: '801.282',
    PURPRICE: '31.2',
    AMOUNT: '25000',
    ...over,
  };
  return WBR2.map((title) => row[title] ?? '');
};
const moved = (over: Partial<Record<string, string>>) => {
  const [row] = readFeed([WBR2, wbr2(over)]).rows;
  return [row?.kind, row && row.units / 10_000];
};

describe('readFeed', () => {
  it('reads WBR2 by its titles, whole or cut to ten letters as a DBF has them', () => {
    const whole = readFeed([WBR2, wbr2()]);
    expect(whole.layout).toEqual({ registrar: 'CAMS', feed: 'transactions', report: 'WBR2' });
    expect([whole.unknown, whole.faults]).toEqual([[], []]);
    expect(whole.rows[0]).toMatchObject({
      folio: '1013497814',
      product: 'B02G',
      pan: 'ABCDE1234F',
      kind: 'purchase',
      date: '2019-03-20',
      units: 8_012_820,
      nav: 3_120_000_000,
      amount: 25_000_00,
    });
    expect(readFeed([WBR2.map((title) => title.slice(0, 10)), wbr2()])).toEqual(whole);
  });

  it.each([
    ['a SIP', { TRXN_NATURE: 'Systematic - Instalment 5/11' }, 'sip', 801.282],
    [
      'a redemption written without a sign',
      { TRXN_NATURE: 'Redemption', TRXN_TYPE_FLAG: 'Redemption' },
      'redemption',
      -801.282,
    ],
    [
      'a withdrawal plan without a flag',
      { TRXN_NATURE: 'Systematic Withdrawal Plan', TRXN_TYPE_FLAG: '' },
      'redemption',
      -801.282,
    ],
    ['a switch out', { TRXN_NATURE: 'Switch Out', UNITS: '-801.282' }, 'switch_out', -801.282],
    ['an STP in', { TRXN_NATURE: 'S T P In' }, 'switch_in', 801.282],
    ['a dividend reinvested', { TRXN_NATURE: 'Dividend Reinvestment', TRXN_TYPE_FLAG: '' }, 'dividend', 801.282],
    ['a purchase that is taken back', { REVERSAL_CODE: '9', UNITS: '-801.282' }, 'reversal', -801.282],
    [
      'a redemption that is taken back',
      { TRXN_NATURE: 'Redemption Reversal', TRXN_TYPE_FLAG: '' },
      'reversal',
      801.282,
    ],
  ])('knows %s, and whether its units come or go', (_, over, kind, units) => {
    expect(moved(over)).toEqual([kind, units]);
  });

  it('reads MFSD201, whose days stand first and whose redemptions have no sign', () => {
    const titles =
      'fmcode,td_acno,funddesc,td_purred,td_trno,invname,td_trdt,td_units,td_amt,trdesc,td_nav,PAN1,td_fund'.split(',');
    const row = [
      '117EBRG',
      '7086856242',
      'Invented Fund',
      'R',
      '7578537',
      'A',
      '21/05/2019',
      '190.680',
      '10000.00',
      'Redemption',
      '52.444',
      'abcde1234f',
      '117',
    ];
    const { layout, rows, unknown } = readFeed([titles, row]);
    expect([layout?.report, unknown]).toEqual(['MFSD201', []]);
    expect(rows[0]).toMatchObject({ kind: 'redemption', units: -1_906_800, date: '2019-05-21', pan: 'ABCDE1234F' });
  });

  it('reads balances of WBR9 and MFSD203, and standing instructions of WBR49 and MFSD243', () => {
    const of = (titles: string, row: string) => readFeed([titles.split(','), row.split(',')]);
    const wbr9 = of(
      'FOLIOCHK,PRODUCT,SCH_NAME,INV_NAME,PAN_NO,CLOS_BAL,RUPEE_BAL,REP_DATE',
      '1,B02G,Fund,A,ABCDE1234F,5076.926,311875.56,2026-10-31',
    );
    expect([wbr9.layout?.report, wbr9.rows[0]]).toEqual([
      'WBR9',
      expect.objectContaining({ kind: 'holding', units: 50_769_260, amount: 311_875_56, recordKey: '1|B02G' }),
    ]);
    const kfin = of(
      'Product Code,Folio Number,Fund Description,Investor Name,Balance,AUM,Report Date',
      '101MDGP,177,Fund,A,10,1000,31/10/2026',
    );
    expect([kfin.layout?.report, kfin.rows[0]?.date]).toEqual(['MFSD203', '2026-10-31']);
    const wbr49 = of(
      'PRODUCT,SCHEME,FOLIO_NO,INV_NAME,AUT_TRNTYP,AUTO_TRNO,AUTO_AMOUNT,FROM_DATE,TO_DATE,CEASE_DATE,PERIODICITY,PAN',
      'B92,Fund,1,A,P,3130,5000,10-Jan-2026,10-Jan-2036,10-Jul-2026,OM,ABCDE1234F',
    );
    expect(wbr49.rows[0]).toMatchObject({
      kind: 'sip',
      amount: 5_000_00,
      date: '2026-01-10',
      until: '2026-07-10',
      frequency: 'OM',
      recordKey: '1|B92|3130',
    });
    const mfsd243 = of(
      'Folio,Product Code,Scheme Name,Investor Name,RegSlno,Amount,Start Date,End Date,Trtype,Frequency',
      '4,117EBRG,Fund,A,185100,65000,10/07/2026,22/10/2026,STP,Weekly',
    );
    expect(mfsd243.rows[0]).toMatchObject({ kind: 'stp', amount: 65_000_00 });
  });

  it('a price too small to be one is none, and costs no row', () => {
    expect(readFeed([WBR2, wbr2({ PURPRICE: '0.000000001' })])).toMatchObject({ faults: [], rows: [{ nav: null }] });
  });

  it('names unknown columns and bad rows, and is of nothing that it does not know', () => {
    const { unknown, faults, rows } = readFeed([
      [...WBR2, 'HOROSCOPE'],
      [...wbr2({ UNITS: 'many', FOLIO_NO: '' }), 'Leo'],
      [...wbr2(), 'Leo'],
    ]);
    expect([unknown, faults, rows.length]).toEqual([
      ['HOROSCOPE'],
      [{ row: 2, codes: ['folio_missing', 'units_unreadable'] }],
      1,
    ]);
    expect(readFeed([['Name'], ['A']])).toMatchObject({ layout: null, rows: [] });
  });

  it('gives a transaction the same key in each file, and two that are alike two', () => {
    const keys = (...given: string[][]) => readFeed([WBR2, ...given]).rows.map(({ recordKey }) => recordKey);
    expect(new Set(keys(wbr2(), wbr2())).size).toBe(2);
    expect(keys(wbr2({ TRXNNO: '1' }), wbr2())[1]).toBe(keys(wbr2())[0]);
  });
});
