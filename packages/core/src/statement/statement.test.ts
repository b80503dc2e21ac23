import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRupees, toUnitsNumber } from '#money/index.js';
import { type CasStatement, casErrorText, casJson, readCas } from '#portfolio/index.js';
import { CDSL_CASES, NSDL_CASES } from '#statement/testing/depository-cases.js';
import { CDSL, type Column, DETAILED, drawnLines, NSDL, piecesOf, SUMMARY } from '#statement/testing/drawn.js';
import { LINE_CASES } from '#statement/testing/line-cases.js';
import { SCHEME_CASES } from '#statement/testing/scheme-cases.js';
import type { StatementCase } from '#statement/testing/statement-case.js';
import { SUMMARY_CASES } from '#statement/testing/summary-cases.js';
import { readStatement } from './read-statement.js';

const pagesOf = (lines: readonly string[], columns: readonly Column[]) => piecesOf(drawnLines(lines, columns));

function read(lines: readonly string[], columns: readonly Column[]): CasStatement {
  const found = readStatement(pagesOf(lines, columns));
  if ('fault' in found) throw new Error(casErrorText(found.fault));
  return found.statement;
}

const fault = (lines: readonly string[]) => {
  const found = readStatement(pagesOf(lines, DETAILED));
  return 'fault' in found ? found.fault.code : null;
};

const kinds: readonly (readonly [string, readonly StatementCase[], readonly Column[]])[] = [
  ['a detailed statement of a registrar', SCHEME_CASES, DETAILED],
  ['a detailed statement, its lines', LINE_CASES, DETAILED],
  ['a summary of a registrar', SUMMARY_CASES, SUMMARY],
  ['a statement of CDSL', CDSL_CASES, CDSL],
  ['a statement of NSDL', NSDL_CASES, NSDL],
];

describe.each(kinds)('%s', (_, cases, columns) => {
  it.each(cases)('is read with $title', ({ lines, held, sold, gaps = [], leftOut = [], moves }) => {
    const statement = read(lines, columns);
    const order = (one: readonly unknown[], other: readonly unknown[]) =>
      String(one[2]).localeCompare(String(other[2]));
    const found = statement.holdings.map(({ folioNo, schemeName, isin, units, value }) => [
      folioNo,
      schemeName,
      isin,
      toUnitsNumber(units),
      value === null ? null : toRupees(value),
    ]);
    expect(found.sort(order)).toEqual([...held].sort(order));
    if (sold) expect((statement.sold ?? []).map(({ schemeName }) => schemeName)).toEqual(sold);
    expect(statement.leftOut).toEqual(leftOut);
    const gapsFound = (statement.gaps ?? []).map((gap) => [toUnitsNumber(gap.reckoned), toUnitsNumber(gap.stated)]);
    expect(gapsFound).toEqual(gaps);
    if (moves) {
      const [first] = [...(statement.sold ?? []), ...statement.holdings];
      expect(first?.lines?.movements.map(({ kind, units }) => [kind, toUnitsNumber(units)])).toEqual(moves);
    }
  });
});

const [PURCHASE] = LINE_CASES;

describe('what a statement says beside its schemes', () => {
  it('is its maker, its days, and the holder of a folio', () => {
    const lines = PURCHASE?.lines ?? [];
    expect(read(lines, DETAILED)).toMatchObject({
      source: 'CAMS',
      from: '2024-04-01',
      until: '2025-03-31',
      holdings: [{ pan: 'AAAPV1234A', brand: 'Axis Mutual Fund', navDate: '2025-03-28', cost: 499_975 }],
    });
    const turned = { text: 'KFINCASWS-9-v2', x: 5, y: 300, width: 8, isTurned: true };
    const found = readStatement(pagesOf(lines, DETAILED).map((page) => [...page, turned]));
    expect(found).toMatchObject({ statement: { source: 'KFINTECH' } });
    expect(read(SUMMARY_CASES[0]?.lines ?? [], SUMMARY)).toMatchObject({ from: '2025-03-31', until: '2025-03-31' });
    expect(read(CDSL_CASES[0]?.lines ?? [], CDSL)).toMatchObject({ source: 'CDSL', until: '2025-03-31' });
    expect(read(NSDL_CASES[0]?.lines ?? [], NSDL)).toMatchObject({ source: 'NSDL', holdings: [{ cost: 499_975 }] });
  });

  it('goes to the server and is read there as it was here', () => {
    const statement = read(LINE_CASES.find(({ title }) => title.startsWith('dividends'))?.lines ?? [], DETAILED);
    const { gaps: _, sold: __, ...kept } = statement;
    expect(readCas(casJson(statement, { withTransactions: true }))).toEqual({ statement: { ...kept, sold: [] } });
    expect(casJson(statement)).not.toMatch(/Asha|example\.in|transactions/);
  });
});

it('is read the same where each letter, or each word, is drawn for itself', () => {
  const pages = pagesOf(PURCHASE?.lines ?? [], DETAILED);
  const letters = pages.map((page) =>
    page.flatMap(({ text, x, y, width }) =>
      [...text].map((letter, index) => ({
        text: letter,
        x: x + (index * width) / text.length,
        y,
        width: width / text.length,
      })),
    ),
  );
  expect(readStatement(letters)).toEqual(readStatement(pages));
});

it.each([
  [[], 'cas_no_text'],
  [['Bank statement', '01-Apr-2024 To 31-Mar-2025'], 'cas_no_statement'],
  [['Consolidated Account Statement', 'of some day'], 'cas_wrong'],
  [['Consolidated Account Statement', '01-Apr-2024 To 31-Mar-2025'], 'cas_nothing'],
] as const)('of a PDF with %j the fault is %s', (lines, code) => expect(fault(lines)).toBe(code));

it('figures that no account can have are a fault, not a break', () => {
  const lines = (PURCHASE?.lines ?? []).map((line) => line.replaceAll('100.000', '99,99,99,99,99,999.000'));
  expect(fault([...lines, ...lines.slice(6)])).toBe('cas_wrong');
});

it('pages in any disorder are read or refused, and break nothing', () => {
  const pages = kinds.flatMap(([, cases, columns]) => cases.map(({ lines }) => pagesOf(lines, columns)));
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.array(fc.nat(), { maxLength: 12 }),
      fc.double({ min: -40, max: 40 }),
      (all, gone, by) => {
        const torn = all.map((page) =>
          page.flatMap((piece, index) =>
            gone.some((each) => each % page.length === index)
              ? [{ ...piece, x: piece.x + by, text: piece.text.slice(1) }]
              : [piece],
          ),
        );
        const found = readStatement(torn);
        expect('statement' in found || typeof found.fault.code === 'string').toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
