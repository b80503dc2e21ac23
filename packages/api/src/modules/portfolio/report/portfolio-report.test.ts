import { myCustomers, setCustomerFamily } from '@prosperx/core/agent';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { answerFamily, askFamilyConsents } from '@prosperx/core/family';
import { formatMoney, formatPercent } from '@prosperx/core/format';
import { rupees, unitsFromScaled } from '@prosperx/core/money';
import { getPortfolio } from '@prosperx/core/portfolio';
import { getPortfolioReport } from '@prosperx/core/report';
import { enterAccount } from '@prosperx/core/session';
import { addMonths, businessDateAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { agentCustomers, folios, ledgerEntries, profiles } from '#db/schema/index.js';
import { seedHolding } from '#sandbox/seed/seed-holding.js';
import { seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY } from '#testing/investing.js';
import { advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { testKit } from '#testing/test-kit.js';

layOutDocuments();

describeWithDb(
  'the report of a customer’s portfolio',
  (given) => {
    const deepa = { encryptedId: seedProfileId('deepa') };
    const load = async (query: { readonly encryptedId: string; readonly of?: 'customer' | 'family' }) => {
      const kit = testKit(given.db);
      const { fileUrl, fileName } = await (await advisorOfCode(kit, 'AG1001')).call(getPortfolioReport, { query });
      const response = await kit.app.hono.request(TEST_ORIGIN + fileUrl);
      return { fileName, fileUrl, bytes: new Uint8Array(await response.arrayBuffer()) };
    };

    it('has sums, allocation, holdings and SIPs, with the advisor’s name and ARN, and names nobody in its address', async () => {
      const { bytes, fileName, fileUrl } = await load(deepa);
      const advisor = await advisorOfCode(testKit(given.db), 'AG1001');
      const { content } = await advisor.call(myCustomers, { query: { agentCode: 'AG1001' } });
      const value = content.find(({ name }) => name === 'Deepa Menon')!.aum!;
      await advisor.call(enterAccount, { body: deepa });
      const { xirr } = await advisor.call(getPortfolio);
      const words = await pdfText(bytes);
      for (const expected of [
        'Deepa Menon',
        'Sunita Kulkarni, ARN-100101',
        formatMoney(value),
        'NAVs of',
        `${formatPercent(xirr!)} a year`,
        RISK_WARNING,
      ])
        expect(words).toContain(expected);
      expect(fileName).toMatch(/^portfolio-report-\d{4}-\d{2}-\d{2}\.pdf$/);
      expect(fileUrl).not.toContain(deepa.encryptedId);
    });

    it('says of the last twelve months what banks paid and got: no switch, nothing that was reversed, a day’s purchase and sale apart', async () => {
      const kit = testKit(given.db);
      const { client, profileId } = await newCustomer(kit, 'AG1001');
      expect(await client.call(getPortfolio)).toMatchObject({ portfolioSchemes: [] });
      const [entry] = await given.db.select().from(ledgerEntries).where(eq(ledgerEntries.profileId, deepa.encryptedId));
      const [folio] = await given.db.select().from(folios).where(eq(folios.id, entry!.folioId));
      await given.db.insert(folios).values({ ...folio!, id: 'fol_moved', profileId, folioNumber: '77001' });
      const { seq: _, ...like } = entry!;
      const day = businessDateAt(kit.clock.now());
      const book = (kind: typeof like.kind, months: number, rupeesPaid: number, dutyRupees = 0) => {
        const navDate = addMonths(day, -months);
        const moved = { date: navDate, navDate, amount: rupees(rupeesPaid), stampDuty: rupees(dutyRupees) };
        const units = unitsFromScaled(rupeesPaid * 100);
        const row = { profileId, folioId: 'fol_moved', orderId: null, saleId: null, units, ...moved };
        return given.db
          .insert(ledgerEntries)
          .values({ ...like, ...row, kind, sourceRef: `moved ${kind} ${months} ${rupeesPaid}` });
      };
      await book('purchase', 14, 70_000);
      await book('purchase', 2, 49_997, 3);
      await book('sip', 3, 10_000);
      await book('redemption', 2, -30_000);
      await book('switch_out', 4, -20_000);
      await book('switch_in', 4, 20_000);
      await book('purchase', 5, 9_000);
      await book('reversal', 5, -9_000);
      expect(await pdfText((await load({ encryptedId: profileId })).bytes)).toContain(
        `${formatMoney(rupees(60_000))} paid in, ${formatMoney(rupees(30_000))} taken out`,
      );
    });

    it('takes two pages at most, whatever is held', async () => {
      const [folio] = await given.db.select().from(folios).where(eq(folios.profileId, deepa.encryptedId));
      const [entry] = await given.db.select().from(ledgerEntries).where(eq(ledgerEntries.folioId, folio!.id));
      for (let number = 0; number < 40; number++) {
        const id = `fol_many_${number}`;
        await given.db.insert(folios).values({ ...folio!, id, folioNumber: `9900${number}` });
        const { seq: _, ...like } = entry!;
        await given.db.insert(ledgerEntries).values({ ...like, folioId: id, sourceRef: `many ${number}` });
      }
      const { bytes } = await load(deepa);
      expect((await getDocumentProxy(new Uint8Array(bytes))).numPages).toBeLessThanOrEqual(2);
      expect(await pdfText(bytes)).toContain('24 more');
    });

    it('of a family has what its members let the one see for whom it is made, and nobody else', async () => {
      const kit = testKit(given.db);
      const advisor = await advisorOfCode(kit, 'AG1001');
      const others = [await newCustomer(kit, 'AG1001'), await newCustomer(kit, 'AG1001')];
      const encryptedIds = [deepa.encryptedId, ...others.map(({ profileId }) => profileId)];
      for (const encryptedId of encryptedIds)
        await advisor.call(setCustomerFamily, { body: { encryptedId, family: 'Menon' } });
      await advisor.call(askFamilyConsents, { body: { family: 'Menon' } });
      const names: string[] = [];
      for (const { profileId, ucc } of others) {
        await seedHolding(
          { ...kit.services, now: kit.clock.now(), passwordHash: '' },
          { key: profileId, profileId, ucc, mandateId: '' },
          { amfiCode: EQUITY, folioNumber: newToken().slice(0, 12), lumpsums: [['2026-09-01', rupees(50_000)]] },
        );
        const [profile] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
        names.push(profile!.name);
      }
      await others[0]!.client.call(answerFamily, { body: { memberId: deepa.encryptedId, allow: true } });
      const { bytes, fileName } = await load({ ...deepa, of: 'family' });
      const words = await pdfText(bytes);
      expect(words).toContain(`Deepa Menon, ${names[0]}`);
      expect(words).toContain('What each of you holds');
      expect(words).not.toContain(names[1]);
      expect(fileName).toMatch(/^family-report-\d{4}-\d{2}-\d{2}\.pdf$/);
      expect((await getDocumentProxy(new Uint8Array(bytes))).numPages).toBeLessThanOrEqual(2);
    });

    it('is of the advisor’s own customers who hold something, and let them act, alone', async () => {
      const kit = testKit(given.db);
      const other = await advisorOfCode(kit, 'AG1002');
      expect((await other.fail(getPortfolioReport, { query: deepa })).code).toBe('customer_unknown');
      const advisor = await advisorOfCode(kit, 'AG1001');
      const { profileId } = await newCustomer(kit, 'AG1001');
      expect((await advisor.fail(getPortfolioReport, { query: { encryptedId: profileId } })).code).toBe('not_found');
      const { fileUrl } = await advisor.call(getPortfolioReport, { query: deepa });
      await given.db
        .update(agentCustomers)
        .set({ actingEndedAt: kit.clock.now() })
        .where(eq(agentCustomers.userId, seedUserId('deepa')));
      expect((await advisor.fail(getPortfolioReport, { query: deepa })).code).toBe('customer_unknown');
      expect((await kit.app.hono.request(TEST_ORIGIN + fileUrl)).status).toBe(404);
    });
  },
  'seeded',
);
