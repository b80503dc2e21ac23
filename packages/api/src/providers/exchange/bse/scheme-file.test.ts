import { rupees } from '@prosperx/core/money';
import { describe, expect, it } from 'vitest';
import { codeOfHeld, codeToBuy, readSchemeCodes } from './scheme-file.js';

// made up: no rows of the real file are public
const HEADER =
  'Unique No|SCHEME-CODE|ISIN|Scheme Name|purchase allowed|Purchase Transaction Mode|Minimum Purchase Amount|AMC Active Flag';
/** Everybody's code of each scheme. */
const codes = (...rows: string[]) => {
  const read = readSchemeCodes([HEADER, ...rows, ''].join('\r\n'));
  const found = [...read.keys()].map((isin) => [isin, codeToBuy(read, isin, null)] as const);
  return Object.fromEntries(found.filter(([, code]) => code !== null));
};

describe('readSchemeCodes', () => {
  it('the scheme master gives the code of each scheme that can be bought', () => {
    expect(
      codes(
        '1|02-DP|INF000A00001|Alpha Growth|Y|DP|500.000|1',
        '2|03-GR|INF000A00002|Beta Growth|N|DP|500.000|1',
        '3|04-GR|INF000A00003|Gamma Growth|Y|P|500.000|0',
        '4|05-GR||Without ISIN|Y|P|500.000|1',
      ),
    ).toEqual({ INF000A00001: '02-DP' });
  });

  it('the scheme master prefers rows without a demat account, then the one that takes the smallest amount', () => {
    expect(
      codes(
        '1|02-D|INF000A00001|Alpha|Y|D|100.000|1',
        '2|02-DP-L1|INF000A00001|Alpha L1|Y|DP|200000.000|1',
        '3|02-DP|INF000A00001|Alpha|Y|DP|500.000|1',
        '4|02-N|INF000A00001|Alpha|N|P|1.000|1',
        '5|09-D|INF000A00009|Demat alone|Y|D|100.000|1',
      ),
    ).toEqual({ INF000A00001: '02-DP', INF000A00009: '09-D' });
  });

  it('the scheme master is read by its headers, whatever their order', () => {
    const text = '\uFEFFisin|Purchase-Allowed|PURCHASE TRANSACTION MODE|Scheme Code\ninf000a00001|Y|Physical|02';
    expect(codeToBuy(readSchemeCodes(text), 'INF000A00001', rupees(5_000))).toBe('02');
  });

  it('the scheme master has no code for orders before the cut-off where there is another', () => {
    expect(
      codes(
        '1|03-GR-L0|INF000A00003|Gamma Liquid L0|Y|P|100.000|1',
        '2|03-GR|INF000A00003|Gamma Liquid|Y|P|500.000|1',
        '3|04-GR-L0|INF000A00004|Delta Liquid L0|Y|P|500.000|1',
      ),
    ).toEqual({ INF000A00003: '03-GR', INF000A00004: '04-GR-L0' });
  });

  it('the scheme master without a column says which', () => {
    expect(() => readSchemeCodes('Scheme Code|ISIN|Purchase Allowed\n')).toThrow('"Purchase Transaction mode"');
    expect(() => readSchemeCodes('')).toThrow('no column "Scheme Code"');
  });
});

describe('codeToBuy', () => {
  const rowsOf = (most: string) =>
    readSchemeCodes(
      [
        'Scheme Code|ISIN|Purchase Allowed|Purchase Transaction mode|Minimum Purchase Amount|Maximum Purchase Amount',
        'F1-GR-L1|INF000A00001|Y|DP|200000.000|0.000',
        `F1-GR|INF000A00001|Y|DP|5000.000|${most}`,
        'F1-D|INF000A00001|Y|D|100.000|0',
      ].join('\n'),
    );

  it.each([
    ['199999.000', 1_99_999, 'F1-GR'],
    ['199999.000', 2_00_000, 'F1-GR-L1'],
    ['199999.000', 3_00_000, 'F1-GR-L1'],
    ['9999999999999.000', 3_00_000, 'F1-GR-L1'],
    ['', 3_00_000, 'F1-GR-L1'],
    // the exchange says itself that it takes no such amount
    ['199999.000', 1_000, 'F1-GR'],
  ])('of a scheme whose usual maximum is "%s" gives, for %d rupees, %s', (most, amount, code) => {
    expect(codeToBuy(rowsOf(most), 'INF000A00001', rupees(amount))).toBe(code);
  });

  it('gives everybody’s where nothing is bought, and none of a scheme that is not sold', () => {
    expect(codeToBuy(rowsOf('199999'), 'INF000A00001', null)).toBe('F1-GR');
    expect(codeToBuy(rowsOf('199999'), 'INF000A00002', null)).toBeNull();
  });
});

describe('codeOfHeld', () => {
  const HELD =
    'Scheme Code|ISIN|Purchase Allowed|Purchase Transaction mode|Minimum Purchase Amount|Redemption Allowed|AMC Active Flag';
  const codeOf = (...rows: string[]) => codeOfHeld(readSchemeCodes([HELD, ...rows].join('\n')), 'INF000A00001');

  it.each([
    ['sold', ['02-L1|INF000A00001|Y|P|200000|Y|1', '02|INF000A00001|Y|P|500|Y|1'], '02'],
    ['closed for purchase', ['02|INF000A00001|N|P|500|Y|1'], '02'],
    [
      'closed, that has a code which redeems nothing',
      ['02|INF000A00001|N|P|100|N|1', '03|INF000A00001|N|P|500|Y|1'],
      '03',
    ],
    ['closed, in demat too', ['02-D|INF000A00001|N|D|100|Y|1', '02|INF000A00001|N|P|500|Y|1'], '02'],
    // the exchange says itself what it does not redeem
    ['whose fund house is inactive', ['02|INF000A00001|Y|P|500|Y|0'], '02'],
    ['that the exchange does not know', ['02|INF000A00002|Y|P|500|Y|1'], null],
  ])('of a scheme that is %s', (_, rows, code) => {
    expect(codeOf(...rows)).toBe(code);
  });
});
