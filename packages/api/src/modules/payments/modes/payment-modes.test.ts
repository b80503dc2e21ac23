import { RISK_WARNING } from '@prosperx/core/disclosure';
import { rupees } from '@prosperx/core/money';
import { getChallan, getPayment, getPaymentChoices, payOrders } from '@prosperx/core/payment';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mandates, payments } from '#db/schema/index.js';
import { layOutDocuments } from '#testing/blank-documents.js';
import { type Checkout, newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, paymentOf } from '#testing/investing.js';
import { pdfText } from '#testing/pdf-text.js';
import { open, pressAtBank, tampered } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

layOutDocuments();

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const UTR = 'HDFCN52026111612';
const cheque = { paymentMode: 1, chequeNumber: '000123', chequeDate: '2026-11-14' } as const;

describeWithDb(
  'a payment',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    type How = object;
    async function payBy(checkout: Checkout, how: How, key = 'k1') {
      const body = { ...paymentOf(await checkout.orders()), ...how };
      const answer = await checkout.client.call(payOrders, { key, body } as never);
      await kit.app.idle();
      return answer;
    }
    /** Reads a payment from the database, since a person who has waited long is no longer signed in. */
    const kept = async (paymentId: string) => {
      const [payment] = await given.db.select().from(payments).where(eq(payments.id, paymentId));
      return payment && { state: payment.state, reason: payment.failureReason };
    };
    const look = ({ client }: Checkout, paymentId: string) => client.call(getPayment, { query: { paymentId } });
    const refusal = async (checkout: Checkout, how: How) => {
      const body = { ...paymentOf(await checkout.orders()), ...how };
      return checkout.client.fail(payOrders, { key: JSON.stringify(how), body } as never);
    };

    it('is made in no other way than the gateway takes', async () => {
      const gateway = { ...kit.services.providers.gateway, modes: ['upi', 'netBanking'] as const, beneficiary: null };
      const checkout = await newCheckout(testKit(given.db, { providers: { gateway } }), lumpsum(5_000));
      const choices = await checkout.client.call(getPaymentChoices);
      expect(choices).toMatchObject({ modes: ['upi', 'netBanking'], beneficiary: null });
      const fields = { paymentMode: 'payment_mode_unavailable' };
      expect(await refusal(checkout, cheque)).toMatchObject({ code: 'invalid_input', fields });
    });

    async function giveMandate({ profileId }: Checkout, limit: number) {
      const [createdAt, startDate] = [kit.clock.now(), businessDate('2026-01-01')];
      const id = `mandate_${profileId}`;
      await given.db.insert(mandates).values({
        id,
        profileId,
        clientRef: id,
        kind: 'enach',
        limit: rupees(limit),
        state: 'approved',
        startDate,
        createdAt,
        changedAt: createdAt,
      });
    }

    describe('by UPI', () => {
      it('to success@upi is paid at once, and leads to the page after it', async () => {
        const checkout = await newCheckout(kit);
        const { paymentId, redirectUrl } = await payBy(checkout, { paymentMode: 3, vpaId: 'success@upi' });
        expect(redirectUrl).toBe(`/v1/upi-payment?paymentId=${paymentId}`);
        expect(await look(checkout, paymentId)).toMatchObject({
          progress: 'paid',
          mode: 'upi',
          returnTo: `/v1/thank-you?orderNo=${checkout.pxOrderNumber}`,
        });
        expect((await checkout.orders()).map(({ paymentState }) => paymentState)).toEqual(['paid']);
      });

      it('to failure@upi fails, says why, and can be tried again on the same order', async () => {
        const checkout = await newCheckout(kit);
        const { paymentId } = await payBy(checkout, { paymentMode: 3, vpaId: 'failure@upi' });
        const view = await look(checkout, paymentId);
        expect(view).toMatchObject({ progress: 'failed', reason: 'The request was declined in the UPI app.' });
        expect(view.returnTo).toMatch(/^\/v1\/payment-error\?paymentUrl=.+&orderNo=PX\d{12}$/);
        await payBy(checkout, { paymentMode: 3, vpaId: 'success@upi' }, 'k2');
        expect((await checkout.orders()).map(({ paymentState }) => paymentState)).toEqual(['paid']);
      });

      it('to timeout@upi waits five minutes and is given up', async () => {
        const checkout = await newCheckout(kit);
        const { paymentId } = await payBy(checkout, { paymentMode: 3, vpaId: 'timeout@upi' });
        expect(await look(checkout, paymentId)).toMatchObject({ progress: 'waiting', vpa: 'timeout@upi', utr: null });
        kit.clock.advance(5 * MINUTE - 1);
        expect(await look(checkout, paymentId)).toMatchObject({ progress: 'waiting' });
        // the bank is asked once in five seconds
        kit.clock.advance(5_000);
        expect(await look(checkout, paymentId)).toMatchObject({
          progress: 'failed',
          reason: 'The request was not approved in time.',
        });
      });

      it('by an app has a link for it, and is paid when it is approved there', async () => {
        const checkout = await newCheckout(kit);
        const { paymentId } = await payBy(checkout, { paymentMode: 3 });
        const { upiLink, approveUrl, progress } = await look(checkout, paymentId);
        expect(progress).toBe('waiting');
        expect(upiLink).toContain('am=5000.00');
        expect(await (await open(kit.app, approveUrl ?? '')).text()).toContain('Sandbox UPI app');
        await pressAtBank(kit.app, approveUrl ?? '', 'pay');
        expect((await look(checkout, paymentId)).progress).toBe('paid');
      });
    });

    describe('by NEFT', () => {
      it('is booked when the transfer arrives', async () => {
        const checkout = await newCheckout(kit);
        const { paymentId } = await payBy(checkout, { paymentMode: 2, neftReferenceNumber: 'hdfc n520-2611 1612' });
        expect(await look(checkout, paymentId)).toMatchObject({ progress: 'waiting', utr: UTR, vpa: null });
        kit.clock.advance(HOUR);
        await kit.settle();
        expect(await kept(paymentId)).toEqual({ state: 'paid', reason: null });
      });

      it('fails for an amount that ends in 13', async () => {
        const checkout = await newCheckout(kit, lumpsum(5_013));
        const { paymentId } = await payBy(checkout, { paymentMode: 2, neftReferenceNumber: `${UTR.slice(0, -2)}13` });
        kit.clock.advance(HOUR);
        await kit.settle();
        expect(await kept(paymentId)).toEqual({ state: 'failed', reason: 'No transfer with this UTR number arrived.' });
      });
    });

    describe('by cheque', () => {
      it('has a challan with the rupee sign, and is paid when it clears on the day after its deposit', async () => {
        const checkout = await newCheckout(kit);
        const { paymentId, redirectUrl } = await payBy(checkout, cheque);
        expect(redirectUrl).toBe(`/v1/challan?encryptedGroupId=${paymentId}`);
        const challan = await checkout.client.call(getChallan, { query: { groupId: paymentId } });
        expect(challan.fileTtype).toBe('application/pdf');
        const document = await open(kit.app, challan.challanUrl);
        expect(document.headers.get('content-type')).toBe('application/pdf');
        const text = await pdfText(new Uint8Array(await document.arrayBuffer()));
        for (const detail of ['Indian Clearing Corporation Limited', '₹5,000.00', '000123', '16 November 2026']) {
          expect(text).toContain(detail);
        }
        expect(text).toContain(RISK_WARNING);
        expect((await open(kit.app, tampered(challan.challanUrl))).status).toBe(404);
        kit.clock.advance(10 * MINUTE + 1);
        expect((await open(kit.app, challan.challanUrl)).status).toBe(404);
        kit.clock.advance(2 * DAY);
        await kit.settle();
        expect(await kept(paymentId)).toEqual({ state: 'paid', reason: null });
      });

      it('has no challan for anybody else, nor for a payment of another kind', async () => {
        const [mine, theirs] = [await newCheckout(kit), await newCheckout(kit)];
        const { paymentId } = await payBy(mine, cheque);
        const query = { groupId: paymentId };
        expect((await theirs.client.fail(getChallan, { query })).code).toBe('order_unknown');
        expect((await theirs.client.fail(getPayment, { query: { paymentId } })).code).toBe('order_unknown');
        const other = await payBy(theirs, { paymentMode: 3, vpaId: 'timeout@upi' });
        const groupId = other.paymentId;
        expect((await theirs.client.fail(getChallan, { query: { groupId } })).code).toBe('order_unknown');
      });
    });

    describe('by mandate', () => {
      it('needs a mandate that is approved and covers the amount', async () => {
        const checkout = await newCheckout(kit, lumpsum(5_000));
        expect((await refusal(checkout, { paymentMode: 4 })).code).toBe('mandate_missing');
        await giveMandate(checkout, 4_999);
        expect((await refusal(checkout, { paymentMode: 4, loopBackUrl: 'home' })).code).toBe('mandate_missing');
      });

      it('is debited at once', async () => {
        const checkout = await newCheckout(kit, lumpsum(5_000));
        await giveMandate(checkout, 5_000);
        expect(await checkout.client.call(getPaymentChoices)).toMatchObject({ mandate: { limit: rupees(5_000) } });
        const { paymentId, redirectUrl } = await payBy(checkout, { paymentMode: 4 });
        expect(redirectUrl).toBe(`/prosperx-api/payment/return/${paymentId}`);
        expect((await look(checkout, paymentId)).progress).toBe('paid');
      });

      it('fails for an amount that ends in 13', async () => {
        const checkout = await newCheckout(kit, lumpsum(5_013));
        await giveMandate(checkout, 50_000);
        const { paymentId } = await payBy(checkout, { paymentMode: 4 });
        expect((await look(checkout, paymentId)).reason).toBe('The bank could not debit the account.');
      });
    });

    it('is led to a bank with a form of its own by that form, which can do nothing else', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_021));
      const { redirectUrl } = await payBy(checkout, {});
      const page = await open(kit.app, redirectUrl ?? '');
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain('sandbox allow-forms');
      const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
      expect((await open(kit.app, action)).headers.get('cache-control')).toBe('no-store');
      expect((await pressAtBank(kit.app, action, 'pay')).status).toBe(303);
      expect(await (await open(kit.app, action)).text()).toContain('This payment is over.');
      expect((await checkout.orders()).map(({ paymentState }) => paymentState)).toEqual(['paid']);
    });
  },
  'seeded',
);
