import { getPaymentChoices, payOrders } from '@prosperx/core/payment';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { payments } from '#db/schema/index.js';
import type { PaymentRequest } from '#providers/gateway/port.js';
import { linkBank } from '#testing/applicant.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { paymentOf } from '#testing/investing.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'payOrders, from one of several accounts',
  (given) => {
    let kit: TestKit;
    let started: PaymentRequest[];
    beforeEach(() => {
      kit = testKit(given.db);
      started = [];
      const { gateway } = kit.services.providers;
      const start = (request: PaymentRequest) => {
        started.push(request);
        return gateway.start(request);
      };
      Object.assign(kit.services.providers, { gateway: { ...gateway, start } });
    });

    /** A payer with two accounts in use and one that is no longer. */
    async function payer() {
      const checkout = await newCheckout(kit);
      const first = await linkBank(kit, checkout);
      const added = await linkBank(kit, checkout, '501001230009', { isDefault: false, redemptionsFrom: null });
      const over = { isDefault: false, redemptionsFrom: null, state: 'replaced' } as const;
      const replaced = await linkBank(kit, checkout, '501001230010', over);
      const pay = async (bankAccountId?: string) => ({
        ...paymentOf(await checkout.orders()),
        bankAccountId,
      });
      return { ...checkout, first, added, replaced, pay };
    }

    it('the choices are the accounts in use, the default one first', async () => {
      const { client, first, added } = await payer();
      const { bank, banks } = await client.call(getPaymentChoices);
      expect(bank).toMatchObject({ name: 'HDFC Bank', account: '501••••543' });
      expect(banks).toMatchObject([{ bankAccountId: first }, { bankAccountId: added, account: '501••••009' }]);
    });

    it('the payment is made from the one that was chosen, and the gateway is told so', async () => {
      const { client, added, pay } = await payer();
      const { paymentId } = await client.call(payOrders, { key: 'chosen', body: await pay(added) });
      await kit.app.idle();
      const [payment] = await given.db.select().from(payments).where(eq(payments.id, paymentId));
      expect(payment?.bankAccountId).toBe(added);
      expect(started).toMatchObject([{ payer: { account: '501001230009', ifsc: 'HDFC0000001' } }]);
    });

    // Trust M16: a payment is made from an account in use alone, never from one that was replaced
    it('the payment is made from the default one where none was chosen, and never from one that was replaced', async () => {
      const { client, first, replaced, pay } = await payer();
      const refused = await client.fail(payOrders, { key: 'replaced', body: await pay(replaced) });
      expect(refused.code).toBe('bank_account_unknown');
      const { paymentId } = await client.call(payOrders, { key: 'none', body: await pay() });
      const [payment] = await given.db.select().from(payments).where(eq(payments.id, paymentId));
      expect(payment?.bankAccountId).toBe(first);
    });
  },
  'seeded',
);
