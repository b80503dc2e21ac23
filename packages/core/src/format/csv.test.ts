import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.js';

/** Reads CSV by RFC 4180, field by field. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('toCsv', () => {
  it('ends each row by CRLF and quotes only what needs it', () => {
    expect(
      toCsv([
        ['a', 'b, c', 'say "x"', 'two\nlines'],
        [1, -2.5, null],
      ]),
    ).toBe('a,"b, c","say ""x""","two\nlines"\r\n1,-2.5,\r\n');
  });

  it.each([
    '=1+1',
    '+91',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1+1',
    '\u00a0@SUM(A1)',
    '\u200b=1+1',
    '＝1+1',
    '＋91',
    '－5',
    ' ＠SUM(A1)',
  ])('lets no spreadsheet run the text %j', (text) => {
    expect(parse(toCsv([[text]]))).toEqual([[`'${text}`]]);
  });

  it('is read back as what was written', () => {
    const field = fc.string().map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
        expect(parse(toCsv(rows))).toEqual(rows);
      }),
    );
  });
});
