import { createHash } from 'node:crypto';
import { toRupees, type Units } from '@prosperx/core/money';
import { getBrokerage, importBrokerage, brokerageOf } from '@prosperx/core/registrar';
import { businessDate } from '@prosperx/core/time';
import { and, eq, lte } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { brokerageRows, folios, navs, positions, schemes } from '#db/schema/index.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';

const TITLES =
  'FOLIO_NO,SCHEME_CODE,TRXN_NO,BRKAGE_TYPE,BRKAGE_RATE,BRKAGE_AMT,BRKAGE_FROM,BRKAGE_TO,SUB_BRK_ARN'.split(',');

describeWithDb(
  'brokerage',
  (given) => {
    let advisor: TestClient;
    let deepa: { folioNumber: string; schemeId: string; house: string; units: Units };
    beforeAll(async () => {
      advisor = await advisorOfCode(testKit(given.db), 'AG1001');
      const [held] = await given.db
        .select({
          folioNumber: folios.folioNumber,
          schemeId: schemes.id,
          house: schemes.fundHouse,
          units: positions.units,
        })
        .from(positions)
        .innerJoin(folios, eq(folios.id, positions.folioId))
        .innerJoin(schemes, eq(schemes.id, positions.schemeId))
        .where(eq(positions.profileId, seedProfileId('deepa')));
      deepa = held!;
    });

    const fileOf = (...lines: readonly string[][]) => {
      const rows = brokerageOf([TITLES, ...lines]).rows.map((row) => ({ ...row, amount: toRupees(row.amount) }));
      const fileHash = createHash('sha256').update(JSON.stringify(lines)).digest('hex');
      return { registrar: 'CAMS' as const, fileHash, rows, fileRows: rows.length, isLast: true };
    };
    const october = (folio: string, amount: string, more: Partial<Record<number, string>> = {}) =>
      Object.assign([folio, 'P1', '77', 'Trail', '0.9', amount, '01-Oct-2026', '31-Oct-2026', ''], more);
    const read = (query: object = {}) => advisor.call(getBrokerage, { query: query as never });

    it('is taken over once, by the hash of a file and the key of a row, and is nobody else’s', async () => {
      const file = fileOf(october(deepa.folioNumber, '300'), october('5550001', '20', { 1: 'P2', 8: 'arn-9' }));
      expect(await advisor.call(importBrokerage, { body: file })).toEqual({ isKnownFile: false, added: 2, known: 0 });
      expect(await advisor.call(importBrokerage, { body: file })).toMatchObject({ isKnownFile: true, added: 0 });
      const another = fileOf(october(deepa.folioNumber, '300'), october(deepa.folioNumber, '-5', { 3: 'Clawback' }));
      expect(await advisor.call(importBrokerage, { body: another })).toEqual({
        isKnownFile: false,
        added: 1,
        known: 1,
      });
      expect(await read()).toMatchObject({ months: ['2026-10-01'], totals: { trail: 320_00, others: -5_00 } });
      const other = await advisorOfCode(testKit(given.db), 'AG1002');
      expect(await other.call(getBrokerage, { query: {} })).toMatchObject({ months: [], month: null, rows: [] });
    });

    it('is put down to house, customer and sub-broker; what nobody’s folio is for is counted apart', async () => {
      const { rows, unmatched, files } = await read();
      expect(rows.find(({ key }) => key === deepa.house)).toMatchObject({ trail: 300_00, others: -5_00 });
      expect(unmatched).toEqual({ rows: 1, amount: 20_00 });
      expect(files).toHaveLength(2);
      const customers = (await read({ by: 'customer' })).rows;
      expect(customers.find(({ name }) => name === 'Deepa Menon')).toMatchObject({ trail: 300_00 });
      expect(customers.find(({ key }) => key === '')).toMatchObject({ name: '', trail: 20_00, expected: null });
      expect((await read({ by: 'subBroker' })).rows.map(({ name, trail }) => [name, trail])).toEqual([
        ['', 300_00],
        ['ARN-9', 20_00],
      ]);
    });

    it('is expected by the units of each day at its NAV and the rate of the file, and of schemes without one not at all', async () => {
      const { rows, totals } = await read();
      let rupees = 0;
      for (let day = 1; day <= 31; day++) {
        const all = await given.db
          .select({ nav: navs.nav, date: navs.date })
          .from(navs)
          .where(
            and(
              eq(navs.schemeId, deepa.schemeId),
              lte(navs.date, businessDate(`2026-10-${String(day).padStart(2, '0')}`)),
            ),
          );
        const nav = all.sort((one, other) => (one.date < other.date ? 1 : -1))[0]?.nav ?? 0;
        rupees += (deepa.units / 1e4) * (nav / 1e8);
      }
      const expected = (rupees * 0.9) / 100 / 365;
      const own = rows.find(({ key }) => key === deepa.house)!;
      expect(own.expected! / 100).toBeCloseTo(expected, 1);
      expect(totals.schemesWithoutRate).toBeGreaterThan(0);
      expect(rows.filter(({ key }) => key !== deepa.house && key !== '').map((row) => row.expected)).toEqual(
        rows.filter(({ key }) => key !== deepa.house && key !== '').map(() => null),
      );
    });

    it('refuses rows that no file has', async () => {
      const file = fileOf(october(deepa.folioNumber, '300'));
      const long = { ...file, rows: [{ ...file.rows[0]!, folio: 'x'.repeat(41) }] };
      expect((await advisor.fail(importBrokerage, { body: long })).code).toBe('invalid_input');
      expect((await advisor.fail(importBrokerage, { body: { ...file, fileHash: 'x' } })).code).toBe('invalid_input');
      expect(await given.db.$count(brokerageRows)).toBe(3);
    });

    it('of a month that runs is expected until the last NAV, not until today', async () => {
      const november = { 6: '01-Nov-2026', 7: '30-Nov-2026' };
      await advisor.call(importBrokerage, { body: fileOf(october(deepa.folioNumber, '100', november)) });
      const [scheme] = await given.db.select().from(schemes).where(eq(schemes.id, deepa.schemeId));
      expect(scheme!.latestNavDate! < '2026-11-16').toBe(true);
      expect(await read({ month: '2026-11-01' })).toMatchObject({ month: '2026-11-01', asOf: scheme!.latestNavDate });
    });
  },
  'seeded',
);
