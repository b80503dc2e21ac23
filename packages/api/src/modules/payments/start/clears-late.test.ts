import { getNfos } from '@prosperx/core/nfo';
import { getOrdersInProgress } from '@prosperx/core/order';
import { getChallan, payOrders } from '@prosperx/core/payment';
import { businessDate, instantAt } from '@prosperx/core/time';
import { expect, it } from 'vitest';
import { newToken } from '#crypto/new-id.js';
import { challanText } from '#modules/payments/challan.text.js';
import { type Checkout, newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { lumpsum, ordersOf, paymentOf } from '#testing/investing.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'a cheque for an application within a new fund offer',
  (given) => {
    it('is taken until three working days before its last, that of the deposit besides, and no longer', async () => {
      const kit = testKit(given.db);
      const { groups } = await kit.client().call(getNfos);
      // in the sandbox it closes on Friday, 20 November
      const nfo = groups
        .flatMap(({ nfos }) => nfos)
        .find(({ schemeName }) => schemeName === 'Axis Nifty Energy Index Fund')!;
      const application = { ...lumpsum(5_000), schemeId: nfo.order!.encryptedSchemeId };
      let cheques = 0;
      const byCheque = async (checkout: Checkout) => {
        const cheque = { paymentMode: 1, chequeNumber: `00088${(cheques += 1)}`, chequeDate: '2026-11-16' };
        return { key: newToken(), body: { ...paymentOf(await checkout.orders()), ...cheque } };
      };
      const clearsLate = async ({ client, cart }: Checkout) => (await ordersOf(client, cart)).chequeClearsLate;

      kit.clock.advance(instantAt(businessDate('2026-11-17'), '14:59') - kit.clock.now());
      const [inTime, late, other] = [
        await newCheckout(kit, application),
        await newCheckout(kit, lumpsum(5_000), application),
        await newCheckout(kit, lumpsum(5_000)),
      ];
      expect(await clearsLate(inTime)).toBe(false);
      const { paymentId } = await inTime.client.call(payOrders, await byCheque(inTime));
      const challan = { query: { groupId: paymentId } };
      expect((await inTime.client.call(getChallan, challan)).depositBy).toBe('2026-11-17');
      const challanShown = async () => (await inTime.client.call(getOrdersInProgress))[0]?.challanId;
      expect(await challanShown()).toBe(paymentId);

      kit.clock.advance(60_000);
      expect([await clearsLate(late), await clearsLate(other)]).toEqual([true, false]);
      // one that was given in time is not deposited later either
      expect((await inTime.client.fail(getChallan, challan)).message).toBe(challanText.tooLate);
      expect(await challanShown()).toBeNull();
      const refused = await late.client.fail(payOrders, await byCheque(late));
      expect(refused).toMatchObject({ code: 'invalid_input', fields: { chequeDate: 'cheque_clears_late' } });
      await other.client.call(payOrders, await byCheque(other));
      await late.payAtBank();
      expect((await late.orders()).map(({ paymentState }) => paymentState)).toEqual(['paid', 'paid']);
    });
  },
  'seeded',
);
