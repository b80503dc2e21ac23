import { getAgentOverview } from '@prosperx/core/agent';
import { type BookGroup, getBook, getBookFiles, getBookMonths } from '@prosperx/core/book';
import { addPaise, paise } from '@prosperx/core/money';
import { addMonths, businessDate, type BusinessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { agentCustomers, ledgerEntries, schemes } from '#db/schema/index.js';
import { seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

layOutDocuments();

describeWithDb(
  'the book of an advisor',
  (given) => {
    let kit: TestKit;
    let advisor: TestClient;
    beforeAll(async () => {
      kit = testKit(given.db);
      advisor = await advisorOfCode(kit, 'AG1001');
    });
    const bookBy = (by: BookGroup, more: object = {}) => advisor.call(getBook, { query: { by, ...more } });

    it('sums up by house, category and customer to the same totals, those of the desk', async () => {
      const { totals, asOfNavDate, sipBook } = await advisor.call(getAgentOverview);
      for (const by of ['house', 'category', 'customer'] as const) {
        const book = await bookBy(by);
        expect(book.totals).toMatchObject({ aum: totals!.totalAUM, sips: sipBook });
        expect(addPaise(...book.rows.map(({ aum }) => aum))).toBe(book.totals.aum);
        expect(book.asOf).toBe(asOfNavDate);
        const held = book.rows.map(({ aum }) => aum);
        expect(held).toEqual(held.toSorted((one, other) => other - one));
      }
    });

    it('is of one house, one category or both alone where they are named', async () => {
      const { rows, houses, categories } = await bookBy('house');
      expect(houses).toEqual(rows.map(({ name }) => name).toSorted());
      const house = rows[0]!;
      const within = await bookBy('category', { house: house.name });
      expect(within.totals.aum).toBe(house.aum);
      const [category] = within.rows;
      const both = await bookBy('customer', { house: house.name, category: category!.name });
      expect(both.totals.aum).toBe(category!.aum);
      expect([both.houses, both.categories]).toEqual([houses, categories]);
      expect(await bookBy('house', { house: "Nobody's" })).toMatchObject({ asOf: null, rows: [], totals: { aum: 0 } });
    });

    it('comes by customer with names and client codes, a page at a time', async () => {
      const { rows, totalElements } = await bookBy('customer');
      expect(rows.find(({ name }) => name === 'Deepa Menon')).toMatchObject({
        key: seedProfileId('deepa'),
        ucc: expect.any(String),
      });
      const beyond = await bookBy('customer', { page: 9 });
      expect([beyond.rows, beyond.totalElements]).toEqual([[], totalElements]);
    });

    it('tells month by month what came and went, with what was held at the end of each', async () => {
      const today = businessDate('2026-11-16');
      const { months } = await advisor.call(getBookMonths, { query: {} });
      expect(months[0]).toMatchObject({ month: '2026-11-01', aum: (await bookBy('house')).totals.aum });
      expect(months.map(({ month }) => month)).toEqual(
        months.map((_, index) => addMonths(businessDate('2026-11-01'), -index)),
      );
      const before = months.find(({ month }) => month === '2026-08-01')!;
      // what is booked late counts in its own month, switches apart, and what is reversed takes it away
      const [entry] = await given.db
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.profileId, seedProfileId('deepa')))
        .limit(1);
      const { seq: _, ...like } = entry!;
      const day = (date: BusinessDate, of: Partial<typeof like> & { sourceRef: string }) =>
        given.db.insert(ledgerEntries).values({ ...like, date, navDate: date, stampDuty: paise(0), ...of });
      const august = businessDate('2026-08-12');
      const units = (times: number) => ({ units: (Math.abs(like.units) * times) as typeof like.units });
      await day(august, { kind: 'purchase', amount: paise(1_000_00), sourceRef: 'late 1', ...units(1) });
      await day(august, { kind: 'reversal', amount: paise(-400_00), sourceRef: 'late 2', ...units(-0) });
      await day(august, { kind: 'switch_in', amount: paise(70_00), sourceRef: 'late 3', ...units(0) });
      await day(today, { kind: 'redemption', amount: paise(-30_00), sourceRef: 'late 4', ...units(-1) });
      const after = await advisor.call(getBookMonths, { query: {} });
      const now = after.months.find(({ month }) => month === '2026-08-01')!;
      expect(now.purchases - before.purchases).toBe(600_00);
      expect(now.switchedIn - before.switchedIn).toBe(70_00);
      expect(now.net - before.net).toBe(670_00);
      expect(now.aum).toBeGreaterThan(before.aum);
      expect(after.months[0]!.redemptions - months[0]!.redemptions).toBe(30_00);
      // of their house alone the same, of another none of it
      const [scheme] = await given.db.select().from(schemes).where(eq(schemes.id, like.schemeId));
      const own = await advisor.call(getBookMonths, { query: { house: scheme!.fundHouse } });
      expect(own.months.find(({ month }) => month === '2026-08-01')!.switchedIn).toBe(70_00);
      const { houses } = await bookBy('house');
      const other = houses.find((house) => house !== scheme!.fundHouse)!;
      const others = await advisor.call(getBookMonths, { query: { house: other } });
      expect(others.months.find(({ month }) => month === '2026-08-01')?.switchedIn ?? 0).toBe(0);
    });

    it('is no longer of a customer who has left, in any month', async () => {
      const before = await advisor.call(getBookMonths, { query: {} });
      const deepa = eq(agentCustomers.userId, seedUserId('deepa'));
      await given.db.update(agentCustomers).set({ agentCode: 'AG1002' }).where(deepa);
      const after = await advisor.call(getBookMonths, { query: {} });
      expect((await bookBy('customer')).rows.map(({ name }) => name)).not.toContain('Deepa Menon');
      await given.db.update(agentCustomers).set({ agentCode: 'AG1001' }).where(deepa);
      expect(after.months.find(({ month }) => month === '2026-08-01')?.aum ?? 0).toBeLessThan(
        before.months.find(({ month }) => month === '2026-08-01')!.aum,
      );
    });

    it('comes as CSV, XLSX and PDF with the advisor’s name and ARN, for ten minutes', async () => {
      const files = await advisor.call(getBookFiles);
      const load = async (path: string) => {
        const response = await kit.app.hono.request(TEST_ORIGIN + path);
        return new Uint8Array(await response.arrayBuffer());
      };
      const [first] = (await bookBy('house')).rows;
      const csv = new TextDecoder().decode(await load(files.csv));
      // no figure without its day and its advisor, in any of them
      const [, about] = csv.split('\r\n');
      expect(about).toMatch(/^"Sunita Kulkarni, ARN-100101.*",2026-11-\d\d,"Latest NAVs, up to \d+ Nov\w* 2026"$/);
      expect(csv).toContain(`${first!.name},${first!.aum / 100},${first!.customers},${first!.sips.count},`);
      const xlsx = unzipSync(await load(files.xlsx));
      expect(Object.keys(xlsx).filter((name) => /worksheets.sheet\d+\.xml$/.test(name))).toHaveLength(5);
      const words = Object.values(xlsx).map((part) => new TextDecoder().decode(part));
      expect(words.join('')).toContain('Sunita Kulkarni, ARN-100101');
      expect(words.join('')).toContain('Latest NAVs, up to');
      const pdf = await pdfText(await load(files.pdf));
      expect(pdf).toContain('Sunita Kulkarni, ARN-100101');
      expect(pdf).toContain('Latest NAVs, up to');
      const forged = await kit.app.hono.request(TEST_ORIGIN + files.csv.replace('AG1001', 'AG1002'));
      expect(forged.status).toBe(404);
    });

    it('is not for an advisor who sees no totals', async () => {
      const hidden = await advisorOfCode(kit, 'AG1003');
      for (const call of [getBook, getBookMonths, getBookFiles])
        expect((await hidden.fail(call, { query: {} } as never)).code).toBe('not_found');
    });
  },
  'seeded',
);
