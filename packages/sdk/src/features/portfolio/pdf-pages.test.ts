import { readStatement } from '@prosperx/core/statement';
import {
  CDSL,
  CDSL_CASES,
  DETAILED,
  drawnLines,
  type DrawnPage,
  LINE_CASES,
  NSDL,
  NSDL_CASES,
  SUMMARY,
  SUMMARY_CASES,
} from '@prosperx/core/testing';
import { statementPdf } from '@prosperx/e2e/statement-pdf';
import { describe, expect, it } from 'vitest';
import { pagesOfPdf, type PdfPages } from './pdf-pages.lazy.js';

const read = (pdf: Uint8Array<ArrayBuffer>, password = '') =>
  pagesOfPdf({ bytes: pdf.buffer.slice(0), password }, () => undefined);

function unitsIn(found: PdfPages) {
  const statement = 'pages' in found ? readStatement(found.pages) : found;
  if ('fault' in statement) throw new Error(JSON.stringify(statement.fault));
  return statement.statement.holdings.map(({ folioNo, isin, units }) => [folioNo, isin, units / 10_000]);
}

const drawn = (lines: readonly string[] = []) => drawnLines(lines, DETAILED);
const detailed = drawn(LINE_CASES.find(({ title }) => title.startsWith('stamp duty'))?.lines);
const HELD = [['9101234567 / 0', 'INF846K01EW2', 100]];

describe('PDFs of statements, as pdf.js reads them', () => {
  it.each<[string, DrawnPage[], readonly unknown[]]>([
    ['detailed', detailed, HELD],
    ['a summary', drawnLines(SUMMARY_CASES[1]?.lines ?? [], SUMMARY), HELD],
    ['of CDSL', drawnLines(CDSL_CASES[0]?.lines ?? [], CDSL), [['9101234567', 'INF846K01EW2', 100]]],
    ['of NSDL', drawnLines(NSDL_CASES[0]?.lines ?? [], NSDL), [['9101234567', 'INF846K01EW2', 100]]],
  ])('are read when they are %s', async (_, pages, held) => {
    expect(unitsIn(await read(await statementPdf(pages)))).toEqual(held);
  });

  it.each(['1.3', '1.4', '1.7', '1.7ext3'] as const)(
    'open by their password alone, encrypted as in PDF %s',
    async (version) => {
      const pdf = await statementPdf(detailed, { password: 'AAAPV1234A', version });
      expect(unitsIn(await read(pdf, 'AAAPV1234A'))).toEqual(HELD);
      expect(await read(pdf, 'aaapv1234a')).toEqual({ fault: 'cas_password' });
      expect(await read(pdf)).toEqual({ fault: 'cas_password_needed' });
    },
  );

  it('are told from what is broken, and their pages are counted', async () => {
    const pdf = await statementPdf([...detailed, ...detailed]);
    expect(await read(pdf.slice(0, 300))).toEqual({ fault: 'cas_broken' });
    const seen: string[] = [];
    await pagesOfPdf({ bytes: pdf.buffer, password: '' }, (page, of) => seen.push(`${page} of ${of}`));
    expect(seen).toEqual(['1 of 2', '2 of 2']);
  });
});
