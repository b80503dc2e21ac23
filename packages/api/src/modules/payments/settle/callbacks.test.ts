import { rupees } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { providerEvents, sandboxBankPayments } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import type { PaymentOutcome } from '#providers/gateway/port.js';
import type { Job } from '#queue/queue.js';
import { signEvent } from '#sandbox/sandbox-gateway.js';
import { newCheckout, paymentStateOf } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { confirm, lumpsum } from '#testing/investing.js';
import { leadsTo, pressAtBank, TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
const WEBHOOK = `${TEST_ORIGIN}/prosperx-api/webhooks/payment`;

describeWithDb(
  'a call-back of the payment gateway',
  (given) => {
    let kit: TestKit;
    let count = 0;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const post = async (body: string, signature: string) =>
      (await kit.app.hono.request(WEBHOOK, { method: 'POST', body, headers: { 'X-Signature': signature } })).status;
    const tell = (clientRef: string, outcome: PaymentOutcome, eventId = `event ${count++}`) => {
      const { body, signature } = signEvent(kit.services, { eventId, clientRef, outcome });
      return { body, signature, post: () => post(body, signature) };
    };
    const paid = (amount = rupees(5_000)): PaymentOutcome => ({ state: 'paid', at: kit.clock.now(), amount });
    const failed: PaymentOutcome = { state: 'failed', reason: 'no money' };
    const stateOf = (id: string) => paymentStateOf(given.db, id);

    it('pays the orders when it says that the money has come', async () => {
      const { startPaying, orders } = await newCheckout(kit);
      const { paymentId } = await startPaying();
      expect(await tell(paymentId, paid()).post()).toBe(204);
      expect((await orders())[0]).toMatchObject({ state: 'paid', paymentState: 'paid' });
    });

    // Trust M9: forged, changed, unsigned and old ones are refused
    it('is ignored when it is forged, changed, unsigned or old', async () => {
      const { startPaying, orders } = await newCheckout(kit);
      const { paymentId } = await startPaying();
      const { body, signature } = tell(paymentId, paid());
      const other = tell(paymentId, failed);
      const forgeries = [
        '',
        'x',
        signature.slice(0, -1),
        signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        other.signature,
      ];
      for (const forged of [...forgeries, signature.replace(/t=\d+/, `t=${kit.clock.now() + 1}`)]) {
        expect(await post(body, forged)).toBe(401);
      }
      expect(await post(body.replace('paid', 'failed'), signature)).toBe(401);
      kit.clock.advance(5 * MINUTE + 1);
      expect(await post(body, signature)).toBe(401);
      expect((await orders())[0]).toMatchObject({ paymentState: 'processing' });
      expect(await stateOf(paymentId)).toBe('processing');
    });

    it('does nothing when it is repeated', async () => {
      const { startPaying } = await newCheckout(kit);
      const { paymentId } = await startPaying();
      const news = tell(paymentId, paid(), `twice ${paymentId}`);
      expect(await Promise.all([news.post(), news.post(), news.post()])).toEqual([204, 204, 204]);
      expect(await news.post()).toBe(204);
      expect(await given.db.$count(providerEvents, eq(providerEvents.eventId, `twice ${paymentId}`))).toBe(1);
      expect(await stateOf(paymentId)).toBe('paid');
    });

    it('never undoes a later state, in whatever order call-backs come', async () => {
      const { startPaying, orders } = await newCheckout(kit);
      const { paymentId } = await startPaying();
      await tell(paymentId, paid()).post();
      await tell(paymentId, { state: 'waiting' }).post();
      await tell(paymentId, failed).post();
      expect(await stateOf(paymentId)).toBe('paid');
      expect((await orders())[0]).toMatchObject({ state: 'paid', paymentState: 'paid' });
    });

    it('of a success after a failure does not pay orders that another payment has paid meanwhile: the money goes back', async () => {
      const { startPaying, payAtBank, orders } = await newCheckout(kit);
      const { paymentId } = await startPaying();
      await tell(paymentId, failed).post();
      await payAtBank('pay');
      await tell(paymentId, paid()).post();
      expect(await stateOf(paymentId)).toBe('refund_due');
      expect((await orders())[0]).toMatchObject({ state: 'paid', paymentState: 'paid' });
      await kit.settle();
      expect(await stateOf(paymentId)).toBe('refunded');
    });

    it('about a payment that is not ours is accepted and kept', async () => {
      expect(await tell('pay_none', paid()).post()).toBe(204);
      expect(kit.log.lines.at(-1)).toContain('payment_event_unknown');
    });

    it('is kept sealed, by its reference and outcome alone', async () => {
      const { startPaying } = await newCheckout(kit);
      const { paymentId } = await startPaying();
      await tell(paymentId, paid(), `sealed ${paymentId}`).post();
      const [kept] = await given.db
        .select()
        .from(providerEvents)
        .where(eq(providerEvents.eventId, `sealed ${paymentId}`));
      expect(kept?.body).not.toContain(paymentId);
      expect(kept?.handledAt).not.toBeNull();
      const read = JSON.parse(kit.services.crypto.open(providerEvents.body, kept!) ?? '') as object;
      expect(Object.keys(read)).toEqual(['clientRef', 'outcome']);
    });

    it('that does not come is asked for on the way back from the bank', async () => {
      const { startPaying, pxOrderNumber, orders } = await newCheckout(kit);
      const { paymentId, bankPage } = await startPaying();
      const bankRef = bankPage.split('/').at(-1) ?? '';
      const decided = { state: 'paid' as const, details: { at: kit.clock.now() } };
      await given.db.update(sandboxBankPayments).set(decided).where(eq(sandboxBankPayments.gatewayRef, bankRef));
      expect(await leadsTo(kit.app, `/prosperx-api/payment/return/${paymentId}`)).toBe(
        `/v1/thank-you?orderNo=${pxOrderNumber}`,
      );
      expect((await orders())[0]?.state).toBe('paid');
    });

    it('that does not come is asked for later, until the gateway answers', async () => {
      const { startPaying, orders } = await newCheckout(kit);
      const { bankPage } = await startPaying();
      await kit.settle();
      kit.clock.advance(10 * MINUTE);
      await kit.settle();
      expect((await orders())[0]?.paymentState).toBe('processing');
      const bankRef = bankPage.split('/').at(-1) ?? '';
      const decided = { state: 'paid' as const, details: { at: kit.clock.now() } };
      await given.db.update(sandboxBankPayments).set(decided).where(eq(sandboxBankPayments.gatewayRef, bankRef));
      kit.clock.advance(15 * MINUTE);
      await kit.settle();
      expect((await orders())[0]?.paymentState).toBe('paid');
    });

    it('that never comes frees the orders of a payer who left the bank', async () => {
      const { startPaying, orders, payAtBank, client, cart, mobile } = await newCheckout(kit);
      const { paymentId, bankPage } = await startPaying();
      await kit.settle();
      for (const minutes of [10, 15]) {
        kit.clock.advance(minutes * MINUTE);
        await kit.settle();
      }
      expect(await stateOf(paymentId)).toBe('abandoned');
      expect((await orders())[0]).toMatchObject({ state: 'registered', paymentState: 'failed' });
      // it is too late: the bank's page decides nothing any more
      await pressAtBank(kit.app, bankPage, 'pay');
      expect(await stateOf(paymentId)).toBe('abandoned');
      await confirm(client, cart, mobile);
      await payAtBank('pay');
      expect((await orders())[0]?.paymentState).toBe('paid');
    });

    it.each([
      ['pay', 5_000, 'paid', 'paid'],
      ['fail', 5_000, 'failed', 'failed'],
      ['abandon', 5_000, 'abandoned', 'failed'],
      ['pay', 5_013, 'failed', 'failed'],
    ] as const)('says what became of the button "%s" for %d rupees', async (choice, rupees, payment, order) => {
      const { startPaying, orders } = await newCheckout(kit, lumpsum(rupees));
      const { paymentId, bankPage } = await startPaying();
      const back = await pressAtBank(kit.app, bankPage, choice);
      expect(back.status).toBe(303);
      expect(await stateOf(paymentId)).toBe(payment);
      expect((await orders())[0]?.paymentState).toBe(order);
      // a second press decides nothing
      await pressAtBank(kit.app, bankPage, 'pay');
      expect(await stateOf(paymentId)).toBe(payment);
    });

    it('does not come for a button that the bank does not have', async () => {
      const { startPaying, orders } = await newCheckout(kit);
      const { bankPage } = await startPaying();
      expect((await pressAtBank(kit.app, bankPage, 'steal')).status).toBe(422);
      expect((await orders())[0]?.paymentState).toBe('processing');
    });

    it('is kept for ninety days, whatever became of its payment', async () => {
      expect(await given.db.$count(providerEvents)).toBeGreaterThan(0);
      kit.clock.advance(91 * DAY);
      await housekeeping(kit.services, {} as Job);
      expect(await given.db.$count(providerEvents)).toBe(0);
    });
  },
  'seeded',
);
