import { describe, expect, it } from 'vitest';
import { readSchemeCodes } from './scheme-file.js';

// made up: no rows of the real file are public
const HEADER =
  'Unique No|SCHEME-CODE|ISIN|Scheme Name|purchase allowed|Purchase Transaction Mode|Minimum Purchase Amount|AMC Active Flag';
const codes = (...rows: string[]) => Object.fromEntries(readSchemeCodes([HEADER, ...rows, ''].join('\r\n')));

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
    expect([...readSchemeCodes(text)]).toEqual([['INF000A00001', '02']]);
  });

  it('the scheme master without a column says which', () => {
    expect(() => readSchemeCodes('Scheme Code|ISIN|Purchase Allowed\n')).toThrow('"Purchase Transaction mode"');
    expect(() => readSchemeCodes('')).toThrow('no column "Scheme Code"');
  });
});
