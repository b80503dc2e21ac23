import { getOwnAgent } from '@prosperx/core/agent';
import { addPaise, ZERO_UNITS } from '@prosperx/core/money';
import { getCustomerReport, getReportsUrl } from '@prosperx/core/report';
import { launch } from '@prosperx/core/session';
import { businessDate } from '@prosperx/core/time';
import { and, eq, gt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { positions, schemes } from '#db/schema/index.js';
import { makeTicket } from '#modules/agent/launch-ticket.js';
import { seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

layOutDocuments();

describeWithDb(
  "an advisor's report",
  (given) => {
    const advisor = async (kit: TestKit, code: string) => {
      const client = kit.client();
      await client.call(launch, { body: { encryptedId: await makeTicket(kit.services, 'bluebank', code) } });
      return client;
    };
    const file = (kit: TestKit, path: string) =>
      kit.app.hono.request(new URL(path, TEST_ORIGIN), { headers: { Host: new URL(TEST_ORIGIN).host } });

    it('sums up what their customers hold, as the header does, with SIPs and leads', async () => {
      const kit = testKit(given.db);
      const client = await advisor(kit, 'AG1001');
      const report = await client.call(getCustomerReport);
      const own = await client.call(getOwnAgent);
      expect(report.customers.length).toBeGreaterThan(0);
      expect(addPaise(...report.customers.map(({ value }) => value))).toBe(own.countTotalAUM?.totalAUM);
      expect(report.history.at(-1)).toMatchObject({ date: report.asOf });
      expect([report.newestNavDate, report.unvalued]).toEqual([report.asOf, []]);
      expect(report.sipBook.monthly).toBe(addPaise(...report.customers.map(({ sipMonthly }) => sipMonthly)));
    });

    it('comes as CSV and PDF for ten minutes, by links that cannot be forged', async () => {
      const kit = testKit(given.db);
      const { files, customers } = await (await advisor(kit, 'AG1001')).call(getCustomerReport);
      const csv = await file(kit, files.csv);
      expect(csv.headers.get('content-type')).toMatch('text/csv');
      expect(await csv.text()).toContain(customers[0]?.ucc);
      const pdf = await file(kit, files.pdf);
      expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
      expect((await file(kit, files.csv.replace('AG1001', 'AG1002'))).status).toBe(404);
      kit.clock.advance(11 * 60_000);
      expect((await file(kit, files.csv)).status).toBe(404);
    });

    it('is not for an advisor who sees no totals, nor for the code of another', async () => {
      const kit = testKit(given.db, { config: { agentsWithoutTotals: ['AG1001'] } });
      const client = await advisor(kit, 'AG1001');
      expect(await client.call(getReportsUrl, { query: { agentCode: 'AG1001' } })).toBe('');
      expect((await client.fail(getCustomerReport)).code).toBe('not_found');
      expect((await client.fail(getReportsUrl, { query: { agentCode: 'AG1002' } })).code).toBe('forbidden');
    });

    it('has a page, whose address the partner app asks for', async () => {
      const client = await advisor(testKit(given.db), 'AG1001');
      const url = await client.call(getReportsUrl, { query: { agentCode: 'AG1001' } });
      expect(url).toBe('/v1/customer-investment-report');
    });

    it('names the days of the NAVs of what is held now, and what has none', async () => {
      const kit = testKit(given.db);
      const profileId = seedProfileId('asha');
      await advisorFor(kit, { profileId, userId: seedUserId('asha') });
      const held = await given.db
        .select()
        .from(positions)
        .where(and(eq(positions.profileId, profileId), gt(positions.units, ZERO_UNITS)));
      const [sold, old, without] = [...new Set(held.map(({ schemeId }) => schemeId))];
      const change = (id: string, columns: Partial<typeof schemes.$inferInsert>) =>
        given.db.update(schemes).set(columns).where(eq(schemes.id, id));
      await given.db.update(schemes).set({ latestNavDate: businessDate('2026-11-13') });
      await given.db.update(positions).set({ units: ZERO_UNITS }).where(eq(positions.schemeId, sold!));
      await change(sold!, { latestNavDate: businessDate('2026-11-15') });
      await change(old!, { latestNavDate: businessDate('2026-10-30') });
      await change(without!, { latestNav: null });
      const report = await (await advisor(kit, 'AG1001')).call(getCustomerReport);
      expect([report.oldestNavDate, report.newestNavDate]).toEqual(['2026-10-30', '2026-11-13']);
      const [scheme] = await given.db.select().from(schemes).where(eq(schemes.id, without!));
      expect(new Set(report.unvalued)).toEqual(new Set([scheme?.name]));
      const text = await pdfText(new Uint8Array(await (await file(kit, report.files.pdf)).arrayBuffer()));
      expect(text).toContain('Values at the NAVs of 30 October 2026 to 13 November 2026.');
      expect(text).toContain(`no NAV yet (${scheme?.name})`);
    });
  },
  'seeded',
);
