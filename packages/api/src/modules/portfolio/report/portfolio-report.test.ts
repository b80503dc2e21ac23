import { myCustomers } from '@prosperx/core/agent';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatMoney, formatPercent } from '@prosperx/core/format';
import { getPortfolio } from '@prosperx/core/portfolio';
import { getPortfolioReport } from '@prosperx/core/report';
import { enterAccount } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { agentCustomers, folios, ledgerEntries } from '#db/schema/index.js';
import { seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode, newCustomer } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { testKit } from '#testing/test-kit.js';

layOutDocuments();

describeWithDb(
  'the report of a customer’s portfolio',
  (given) => {
    const deepa = { encryptedId: seedProfileId('deepa') };
    const load = async (query: { readonly encryptedId: string }) => {
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
