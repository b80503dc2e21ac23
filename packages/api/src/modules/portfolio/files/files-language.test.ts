import { getPortfolioFile } from '@prosperx/core/portfolio';
import { setLetterLanguage } from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orders } from '#db/schema/index.js';
import { orderText } from '#records/order/remarks.text.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { confirm, fillCart, lumpsum, orderCart } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { addSoldHistory } from '#testing/sold-history.js';
import { testKit, type TestKit } from '#testing/test-kit.js';

layOutDocuments();

describeWithDb(
  'the files of a portfolio',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });
    const load = async (query: object, from: TestClient) => {
      const { fileUrl } = await from.call(getPortfolioFile, { query: query as never });
      return new Uint8Array(await (await kit.app.hono.request(TEST_ORIGIN + fileUrl)).arrayBuffer());
    };
    const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

    it('are in the language of their owner as PDF, and in English where programs read them', async () => {
      const owner = await newInvestor(kit);
      await addSoldHistory(given.db, owner.profileId);
      await owner.client.call(setLetterLanguage, { body: { language: 'hi' } });
      const period = { from: '2020-01-01', until: '2026-11-16', year: 2025 };
      for (const kind of ['holdings', 'transactions', 'statement', 'capital-gains']) {
        const pdf = await load({ kind, format: 'pdf', ...period }, owner.client);
        const text = await pdfText(pdf);
        expect(text.match(/\p{Script=Devanagari}/gu)?.length).toBeGreaterThan(100);
        expect(text).not.toMatch(/Account holder|Client code|Made on|market risks/);
        expect(textOf(await load({ kind, format: 'csv', ...period }, owner.client))).toContain('Folio');
      }
    });

    it('say in the language of their owner as PDF why an order ended, and in English where programs read them', async () => {
      const { client: own, profileId, mobile } = await newInvestor(kit);
      await own.call(setLetterLanguage, { body: { language: 'hi' } });
      const cart = await fillCart(own, lumpsum(5_000));
      await orderCart(own, cart);
      await confirm(own, cart, mobile);
      const over = { state: 'expired', remarks: orderText.expired } as const;
      await given.db.update(orders).set(over).where(eq(orders.profileId, profileId));
      const transactions = (format: string) => load({ kind: 'transactions', format }, own);
      expect(textOf(await transactions('csv'))).toContain(orderText.expired);
      expect(await pdfText(await transactions('pdf'))).not.toMatch(/not|paid|time/);
    });
  },
  'seeded',
);
