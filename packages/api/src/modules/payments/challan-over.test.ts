import { getChallan, getPayment, payOrders } from '@prosperx/core/payment';
import { businessDate, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payments } from '#db/schema/index.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, paymentOf } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { open } from '#testing/requests.js';
import { testKit } from '#testing/test-kit.js';
import { challanText } from './challan.text.js';

const TWO_DAYS = 2 * 86_400_000;
const cheque = { paymentMode: 1, chequeNumber: '000123', chequeDate: businessDate('2026-11-14') } as const;

describeWithDb(
  'the challan of a cheque',
  (given) => {
    it('names the day on which it can still be deposited, whenever it is opened', async () => {
      const kit = testKit(given.db);
      const checkout = await newCheckout(kit, lumpsum(5_023));
      const body = { ...paymentOf(await checkout.orders()), ...cheque };
      const { paymentId } = await checkout.client.call(payOrders, { key: 'cheque', body });
      await kit.app.idle();
      const query = { groupId: paymentId };
      const readerAt = (day: string, time: string) => {
        kit.clock.advance(instantAt(businessDate(day), time) - kit.clock.now());
        return signedInAgain(kit, checkout);
      };
      const at = async (day: string, time: string) =>
        (await (await readerAt(day, time)).call(getChallan, { query })).depositBy;
      expect(await at('2026-11-16', '14:59')).toBe('2026-11-16');
      expect(await at('2026-11-16', '15:00')).toBe('2026-11-17');
      const last = await readerAt('2026-11-18', '14:55');
      const { challanUrl } = await last.call(getChallan, { query });
      expect((await open(kit.app, challanUrl)).status).toBe(200);
      // then it would clear when nobody waits for it any more
      const late = await readerAt('2026-11-18', '15:00');
      expect((await open(kit.app, challanUrl)).status).toBe(404);
      expect(await late.fail(getChallan, { query })).toMatchObject({
        code: 'order_not_payable',
        message: challanText.tooLate,
      });
    });

    it.each([
      ['was paid', 5_000, 'paid'],
      ['was returned', 5_013, 'failed'],
    ])('is not given any more once it %s, nor by an earlier link', async (_, amount, state) => {
      const kit = testKit(given.db);
      const checkout = await newCheckout(kit, lumpsum(amount));
      const body = { ...paymentOf(await checkout.orders()), ...cheque };
      const { paymentId } = await checkout.client.call(payOrders, { key: 'cheque', body });
      await kit.app.idle();
      kit.clock.advance(TWO_DAYS);
      const client = await signedInAgain(kit, checkout);
      const query = { groupId: paymentId };
      const { challanUrl } = await client.call(getChallan, { query });
      expect((await open(kit.app, challanUrl)).status).toBe(200);
      await client.call(getPayment, { query: { paymentId } });
      const [payment] = await given.db.select().from(payments).where(eq(payments.id, paymentId));
      expect(payment?.state).toBe(state);
      expect((await open(kit.app, challanUrl)).status).toBe(404);
      expect(await client.fail(getChallan, { query })).toMatchObject({
        code: 'order_not_payable',
        message: challanText.over,
      });
    });
  },
  'seeded',
);
