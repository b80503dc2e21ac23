import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { paise, rupees, units } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { layOutDocuments } from '#testing/blank-documents.js';
import { pdfText } from '#testing/pdf-text.js';
import { DocumentWriter } from './document-writer.js';
import { textRuns } from './scripts.js';
import { csvOf, type DocumentTable, xlsxOf } from './tables.js';

layOutDocuments();

const MADE_AT = new Date('2026-11-16T04:30:00Z');

const table: DocumentTable = {
  name: 'Holdings',
  columns: [
    { title: 'Scheme', width: 40 },
    { title: 'Bought', width: 15 },
    { title: 'Units', width: 15 },
    { title: 'Value', width: 15 },
    { title: 'Return', width: 15 },
  ],
  rows: [
    [
      { text: '=HYPERLINK("http://x")' },
      { date: businessDate('2026-04-01') },
      { units: units(12.3456) },
      { money: paise(-123_45) },
      null,
    ],
  ],
  total: [{ text: 'Total' }, null, null, { money: rupees(1_00_000) }, { percent: 12.346 }],
};

describe('csvOf', () => {
  // Trust E5: no text becomes a formula in CSV
  it('writes plain numbers and dates, no formula, the total last', () => {
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOf([table]))).toBe(
      `\uFEFFScheme,Bought,Units,Value,Return\r\n"'=HYPERLINK(""http://x"")",2026-04-01,12.3456,-123.45,\r\nTotal,,,100000,12.35\r\n`,
    );
  });
});

describe('xlsxOf', () => {
  it('writes a sheet a table with typed cells, and text that is no formula', async () => {
    const files = unzipSync(await xlsxOf([table, { ...table, name: 'Again' }]));
    const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(part('xl/workbook.xml')).toMatch(/name="Holdings".*name="Again"/s);
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<v>12.3456</v>');
    expect(sheet).toContain('<v>-123.45</v>');
    expect(sheet).toContain('<v>100000</v>');
    expect(sheet).not.toContain('<f>');
    expect(part('xl/sharedStrings.xml')).toContain('=HYPERLINK(');
  });
});

describe('DocumentWriter', () => {
  const write = (fill: (writer: DocumentWriter) => void) => {
    const writer = new DocumentWriter('A title', MADE_AT);
    fill(writer);
    return writer.end((page, pages) => [`Page ${page} of ${pages}`]);
  };

  it('sets a long table on several pages, each with its titles and its foot', async () => {
    const rows = Array.from({ length: 120 }, () => table.rows[0] ?? []);
    const pdf = await write((writer) => {
      writer.across();
      writer.heading('Holdings');
      writer.table({ ...table, rows });
    });
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
    const text = await pdfText(pdf);
    expect(numPages).toBeGreaterThan(2);
    expect(text.match(/Scheme Bought Units/g)).toHaveLength(numPages);
    expect(text).toContain(`Page ${numPages} of ${numPages}`);
    expect(text).toContain('Total ₹1,00,000.00 12.35%');
    expect(text).toContain('−₹123.45');
  });

  it.each([
    ['Devanagari', 'क्ष', 1],
    ['Tamil', 'க்ஷ', 1],
    ['Bengali', 'ক্ষ', 1],
    ['Gujarati', 'ક્ષ', 1],
    ['Kannada', 'ಕ್ಷ', 1],
    ['Latin', 'abc', 3],
  ])('shapes %s: %s are %i letters', async (_script, text, letters) => {
    expect(lettersDrawn(await write((writer) => writer.paragraph(text)))).toBe(letters);
  });
});

/** Returns the number of glyphs of the first text of a document: of each, a stream of a page has four hexadecimal digits. */
function lettersDrawn(pdf: Uint8Array): number {
  const streams = Buffer.from(pdf).toString('latin1').split('stream\n');
  for (const stream of streams.slice(1)) {
    const content = inflated(Buffer.from(stream, 'latin1'));
    const shown = /\[([^\]]*)\] TJ/.exec(content)?.[1];
    if (shown !== undefined) return shown.match(/[0-9a-f]{4}(?=[0-9a-f]*>)/gi)?.length ?? 0;
  }
  throw new Error('the document has no text');
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

describe('textRuns', () => {
  it('gives each script its font, and leaves signs and digits in that of the letters before', () => {
    expect(textRuns('Asha, ஆஷா. x')).toEqual([
      { text: 'Asha, ', font: 'Noto Sans' },
      { text: 'ஆஷா. ', font: 'Tamil' },
      { text: 'x', font: 'Noto Sans' },
    ]);
  });

  it('prints a question mark for what no font has', () => {
    expect(textRuns('a😀b')).toEqual([{ text: 'a?b', font: 'Noto Sans' }]);
  });
});

describe('documents of the server', () => {
  const SOURCE = fileURLToPath(new URL('../..', import.meta.url));
  const makers = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')] as const)
    .filter(([, text]) => text.includes('new DocumentWriter('));

  // Trust G1: each PDF that the server makes ends its pages with the warning, but for the bank's mandate, which names no scheme
  it('have the risk warning at the foot of each page', () => {
    const without = makers
      .filter(([, text]) => !/\bRISK_WARNING\b(?!.*from)|said\(riskText\)\.riskWarning/.test(text))
      .map(([file]) => file);
    expect(makers.length).toBeGreaterThan(8);
    expect(without).toEqual(['modules/mandate/mandate-form.ts']);
  });
});
