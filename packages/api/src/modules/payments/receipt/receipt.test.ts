import { rupees } from '@prosperx/core/money';
import { getReceipts, payOrders } from '@prosperx/core/payment';
import { setLetterLanguage } from '@prosperx/core/profile';
import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { orders as orderTable } from '#db/schema/index.js';
import { endWithoutUnits } from '#modules/orders/allot/allot-order.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { DEBT, EQUITY, lumpsum, paymentOf, schemeOf, sip } from '#testing/investing.js';
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

    it('says which of its orders were not executed and what goes back, and is none once all of it does', async () => {
      const { client, payAtBank, pxOrderNumber, orders } = await newCheckout(
        kit,
        lumpsum(50_000),
        lumpsum(6_000, DEBT),
      );
      await payAtBank();
      const refuse = (ref: string) => endWithoutUnits(kit.services, ref, 'No units.');
      const rows = await given.db
        .select()
        .from(orderTable)
        .where(
          inArray(
            orderTable.id,
            (await orders()).map(({ encryptedOrderId }) => encryptedOrderId),
          ),
        );
      const elss = rows.find(({ amount }) => amount === rupees(50_000));
      await refuse(elss!.clientRef);
      const look = async () => (await client.call(getReceipts, { query: { pxOrderNumber } }))[0];
      expect((await look())?.refunds).toEqual([{ amount: rupees(50_000), sentAt: null }]);
      const file = async () => open(kit.app, receipt!.receiptUrl);
      const textOf = async () => pdfText(new Uint8Array(await (await file()).arrayBuffer()));
      let receipt = await look();
      const onItsWay = await textOf();
      expect(onItsWay).toContain('₹50,000.00, on its way');
      expect(onItsWay).not.toContain('refunded');
      await kit.settle();
      receipt = await look();
      const sentAt = kit.clock.now();
      expect(receipt).toMatchObject({ amount: rupees(56_000), refunds: [{ amount: rupees(50_000), sentAt }] });
      const text = await textOf();
      expect(text).toContain(`${schemeOf(EQUITY).name}, lumpsum: ₹50,000.00 (not executed)`);
      expect(text).toContain('₹50,000.00, sent on 16 November 2026');
      expect(text).not.toContain('₹6,000.00 (not executed');
      for (const { clientRef } of rows) if (clientRef !== elss!.clientRef) await refuse(clientRef);
      expect(await look()).toBeUndefined();
      expect((await file()).status).toBe(404);
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
