import { rupees } from '@prosperx/core/money';
import { getReceipts, payOrders } from '@prosperx/core/payment';
import { setLetterLanguage } from '@prosperx/core/profile';
import { beforeAll, expect, it } from 'vitest';
import { layOutDocuments } from '#testing/blank-documents.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, lumpsum, paymentOf, schemeOf, sip } from '#testing/investing.js';
import { newInvestor } from '#testing/new-investor.js';
import { pdfText } from '#testing/pdf-text.js';
import { open } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

layOutDocuments();

describeWithDb(
  'the receipt of a payment',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('names total, mode, reference and when units are expected, on the page and as a PDF', async () => {
      const { client, payAtBank, pxOrderNumber } = await newCheckout(kit, lumpsum(5_000), sip(1_000, DEBT));
      await payAtBank();
      const [receipt, ...others] = await client.call(getReceipts, { query: { pxOrderNumber } });
      expect(others).toEqual([]);
      expect(receipt).toMatchObject({
        mode: 'netBanking',
        amount: rupees(6_000),
        unitsExpected: '2026-11-17',
        utr: null,
      });
      // the bank's number, not the one that the gateway knows it by
      expect(receipt?.bankReference).toMatch(/^\d{12}$/);
      const file = await open(kit.app, receipt!.receiptUrl);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      const text = await pdfText(new Uint8Array(await file.arrayBuffer()));
      const sipLine = `${schemeOf(DEBT).name}, SIP, monthly on the 10th: ₹1,000.00`;
      for (const words of [pxOrderNumber, receipt!.paymentId, '₹6,000.00', 'Net banking', '17 November 2026', sipLine])
        expect(text).toContain(words);
      expect((await open(kit.app, receipt!.receiptUrl.replace(/signature=./, 'signature='))).status).toBe(404);
      expect((await open(kit.app, receipt!.receiptUrl.replace('/receipts/', '/challans/'))).status).toBe(404);
    });

    it('is in the language of its owner', async () => {
      const { client, payAtBank, pxOrderNumber } = await newCheckout(kit, sip(1_000, DEBT));
      await payAtBank();
      await client.call(setLetterLanguage, { body: { language: 'hi' } });
      const [receipt] = await client.call(getReceipts, { query: { pxOrderNumber } });
      const text = await pdfText(new Uint8Array(await (await open(kit.app, receipt!.receiptUrl)).arrayBuffer()));
      for (const words of [pxOrderNumber, receipt!.paymentId, '₹1,000.00', schemeOf(DEBT).name])
        expect(text).toContain(words);
      expect(text.match(/\p{Script=Devanagari}/gu)?.length).toBeGreaterThan(100);
      expect(text).not.toMatch(/Payment|Client code|monthly|market risks/);
    });

    it('names the UTR number of a transfer that is awaited, and no day of units', async () => {
      const { client, orders, pxOrderNumber } = await newCheckout(kit);
      const transfer = { paymentMode: 2, neftReferenceNumber: 'HDFCN52026111678' };
      await client.call(payOrders, { key: 'neft', body: { ...paymentOf(await orders()), ...transfer } });
      expect(await client.call(getReceipts, { query: { pxOrderNumber } })).toMatchObject([
        { mode: 'neft', utr: 'HDFCN52026111678', paidAt: null, unitsExpected: null },
      ]);
    });

    it('is given of no payment that failed, and to nobody else', async () => {
      const { client, payAtBank, pxOrderNumber } = await newCheckout(kit);
      await payAtBank('fail');
      const query = { pxOrderNumber };
      expect(await client.call(getReceipts, { query })).toEqual([]);
      const stranger = await newInvestor(kit);
      expect((await stranger.client.fail(getReceipts, { query })).code).toBe('order_unknown');
    });
  },
  'seeded',
);
