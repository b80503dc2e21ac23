import { readFileSync } from 'node:fs';
import { rupees } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { planTerms } from '#db/schema/index.js';
import { MasterFileError } from '#records/fund/master-file.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, schemeOf } from '#testing/investing.js';
import { importTerms } from './import-terms.js';

const today = businessDate('2026-11-16');
const HEADERS = [
  'SCHEME ISIN',
  'ASTP FREQUENCY',
  'ASTP REG IN',
  'ASTP REG OUT',
  'ASTP OUT MINIMUM INSTALLMENT AMOUNT',
  'ASTP OUT MAXIMUM INSTALLMENT AMOUNT',
  'ASTP OUT MULTIPLIER AMOUNT',
  'ASTP IN MINIMUM INSTALLMENT AMOUNT',
  'ASTP IN MAXIMUM INSTALLMENT AMOUNT',
  'ASTP MINIMUM INSTALLMENT NUMBERS',
  'ASTP MAXIMUM INSTALLMENT NUMBERS',
  'ASTP DATES',
  'ASTP MINIMUM GAP',
  'ASTP MAXIMUM GAP',
  'ASTP STATUS',
];
const { id, isin } = schemeOf(EQUITY);
const row = (frequency: string, dates = '', given: Partial<Record<'isin' | 'out' | 'status', string>> = {}) =>
  [
    given.isin ?? isin,
    frequency,
    '1',
    given.out ?? '1',
    '1500',
    '0',
    '100',
    '1000',
    '999999999',
    '12',
    '0',
    dates,
    '7',
    '60',
    given.status ?? '1',
  ].join('|');
const file = (lines: readonly string[], name = 'ASTP_13112026.txt') => ({
  name,
  text: [HEADERS.join('|'), ...lines].join('\r\n'),
});

describeWithDb(
  'importTerms',
  (given) => {
    const stored = () =>
      given.db
        .select()
        .from(planTerms)
        .where(and(eq(planTerms.schemeId, id), eq(planTerms.kind, 'STP')))
        .orderBy(asc(planTerms.frequency));

    it('takes over what a scheme accepts of each frequency, with its day, and does nothing twice', async () => {
      const lines = [row('MONTHLY', '1-3,15'), row('W', '2'), row('Quarterly', 'ALL', { out: '0' })];
      expect(await importTerms(given.db, file(lines), { today })).toMatchObject({ rows: 3, changed: 3, bad: [] });
      expect(await importTerms(given.db, file(lines), { today })).toMatchObject({ rows: 3, changed: 0 });
      const [monthly, quarterly, , weekly] = await stored();
      expect(monthly).toMatchObject({
        outMinimum: rupees(1_500),
        outMaximum: rupees(1_00_00_000),
        outMultiple: rupees(100),
        asOf: '2026-11-13',
        minInstalments: 12,
        maxInstalments: 9_999,
        minGap: 7,
        maxGap: 60,
        dates: [1, 2, 3, 15],
        regOut: true,
      });
      expect([quarterly?.regOut, quarterly?.regIn, quarterly?.dates]).toEqual([false, true, []]);
      expect([weekly?.frequency, weekly?.dates]).toEqual([52, []]);
    });

    it('leaves out rows that are older, of a day to come, of no scheme, or that cannot be read', async () => {
      await importTerms(given.db, file([row('MONTHLY', '5')]), { today });
      const older = file([row('MONTHLY', '9')], 'ASTP_12112026.txt');
      expect(await importTerms(given.db, older, { today })).toMatchObject({ rows: 0, stale: 1 });
      const later = file([row('MONTHLY', '9')], 'ASTP_17112026.txt');
      expect(await importTerms(given.db, later, { today })).toMatchObject({ rows: 0, stale: 1 });
      const mixed = file([
        row('MONTHLY', '40'),
        row('YEARLY'),
        row('MONTHLY', '5', { isin: 'INF000A01234' }),
        row('DAILY', '', { status: '0' }),
      ]);
      expect(await importTerms(given.db, mixed, { today })).toMatchObject({
        rows: 1,
        unknown: 1,
        bad: [
          { line: 2, what: '"ASTP DATES" is "40"; write days of the month' },
          { line: 3, what: '"ASTP FREQUENCY" is "YEARLY"; DAILY, WEEKLY, MONTHLY and QUARTERLY are known' },
        ],
      });
      const [monthly, , daily] = await stored();
      expect([monthly?.dates, daily?.regOut, daily?.regIn]).toEqual([[5], false, false]);
    });

    it.each([
      ['an error page', { name: 'ASTP_13112026.txt', text: '<html>Moved</html>' }],
      ['a file without its day', file([row('MONTHLY')], 'astp.txt')],
      ['a file without a usable row', file([row('YEARLY')])],
    ])('refuses %s, and changes nothing', async (_, wrong) => {
      const before = await stored();
      await expect(importTerms(given.db, wrong, { today })).rejects.toThrow(MasterFileError);
      expect(await stored()).toEqual(before);
    });
  },
  'seeded',
);

const { REFERENCE_DATA } = process.env;

describe.skipIf(!REFERENCE_DATA)('the columns of the ASTP master', () => {
  it('are those that the import reads', () => {
    const samples = JSON.parse(readFileSync(`${REFERENCE_DATA}/bse/protocol-samples.json`, 'utf8')) as {
      astpMaster: { headers: readonly string[] };
    };
    for (const header of HEADERS) expect(samples.astpMaster.headers).toContain(header);
  });
});
