import { describe, expect, it } from 'vitest';
import { dbfTable } from './dbf-table.lazy.js';

type Column = readonly [title: string, type: 'C' | 'N' | 'D', length: number];
const COLUMNS: readonly Column[] = [
  ['FOLIO_NO', 'C', 12],
  ['TRADDATE', 'D', 8],
  ['UNITS', 'N', 12],
];

/** Writes a dBASE III file; a record that is marked as deleted begins with an asterisk. */
function dbf(records: readonly (readonly string[])[], deleted: readonly number[] = []): Uint8Array {
  const head = 32 + COLUMNS.length * 32 + 1;
  const length = 1 + COLUMNS.reduce((sum, [, , size]) => sum + size, 0);
  const bytes = new Uint8Array(head + records.length * length + 1);
  const view = new DataView(bytes.buffer);
  const write = (text: string, at: number) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  view.setUint8(0, 3);
  view.setUint32(4, records.length, true);
  view.setUint16(8, head, true);
  view.setUint16(10, length, true);
  COLUMNS.forEach(([title, type, size], index) => {
    write(title, 32 + index * 32);
    write(type, 32 + index * 32 + 11);
    view.setUint8(32 + index * 32 + 16, size);
  });
  view.setUint8(head - 1, 0x0d);
  records.forEach((record, row) => {
    const at = head + row * length;
    write(deleted.includes(row) ? '*' : ' ', at);
    let offset = at + 1;
    COLUMNS.forEach(([, type, size], index) => {
      const text = record[index] ?? '';
      write(type === 'N' ? text.padStart(size) : text.padEnd(size), offset);
      offset += size;
    });
  });
  view.setUint8(bytes.length - 1, 0x1a);
  return bytes;
}

describe('dbfTable', () => {
  const rows = [
    ['1013497814', '20190320', '801.282'],
    ['Jos\u00e9', '', ''],
    ['77', '20261031', '-40.0010'],
  ];

  it('reads titles, dates, numbers and letters, and leaves deleted records out', () => {
    const titles = ['FOLIO_NO', 'TRADDATE', 'UNITS'];
    expect(dbfTable(dbf(rows))).toEqual([
      titles,
      ['1013497814', '2019-03-20', '801.282'],
      ['Jos\u00e9', '', ''],
      ['77', '2026-10-31', '-40.001'],
    ]);
    expect(dbfTable(dbf(rows, [0, 1]))).toEqual([titles, ['77', '2026-10-31', '-40.001']]);
    expect(dbfTable(dbf([]))).toEqual([]);
  });

  it('reads none of a file that is another, or ends too early', () => {
    expect(dbfTable(new TextEncoder().encode('FOLIO_NO,UNITS\r\n1,2\r\n'.padEnd(64)))).toBeNull();
    expect(dbfTable(dbf(rows).slice(0, 150))).toBeNull();
    expect(dbfTable(new Uint8Array([3, 1, 1]))).toBeNull();
    const backlinked = dbf(rows);
    new DataView(backlinked.buffer).setUint16(8, 32 + 263, true);
    expect(dbfTable(backlinked)).toBeNull();
  });
});
