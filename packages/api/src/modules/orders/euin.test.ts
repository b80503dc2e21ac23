import { approveCart, requestApproval } from '@prosperx/core/cart';
import { createOrders } from '@prosperx/core/order';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { agents, sandboxExchangeOrders } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lettersTo, lumpsum, orderCart, sip } from '#testing/investing.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'euinOfOrder',
  (given) => {
    const atExchange = async (ucc: string) => {
      const booked = await given.db.select().from(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.ucc, ucc));
      return booked.map(({ details }) => (details as { euin?: string }).euin ?? null);
    };

    /** Has an advisor order for a new customer, who approves it. */
    async function orderedByAdvisor(kit: TestKit) {
      const customer = await newInvestor(kit);
      const advisor = await advisorFor(kit, customer);
      const cart = await fillCart(advisor, lumpsum(5_000), sip(1_000));
      const body = { cartId: cart.encryptedCartId, version: cart.version };
      await advisor.call(requestApproval, { body });
      const letters = (await lettersTo(kit, customer)).map(({ text }) => text).join('\n');
      const token = /\/v1\/cart-approval#token=([\w-]+)/.exec(letters)?.[1] ?? '';
      await kit.client().call(approveCart, { body: { token } });
      await advisor.call(createOrders, { key: customer.ucc, body });
      await kit.settle();
      return customer;
    }

    it('orders that an advisor places name the EUIN of the advisor at the exchange', async () => {
      const kit = testKit(given.db);
      expect(await atExchange((await orderedByAdvisor(kit)).ucc)).toEqual(['E100101', 'E100101']);
    });

    it('orders of an advisor without one, and those of an investor, say that there is none', async () => {
      const kit = testKit(given.db);
      await given.db.update(agents).set({ euin: null }).where(eq(agents.code, 'AG1001'));
      expect(await atExchange((await orderedByAdvisor(kit)).ucc)).toEqual([null, null]);
      const own = await newInvestor(kit);
      await orderCart(own.client, await fillCart(own.client, lumpsum(5_000)));
      await kit.settle();
      expect(await atExchange(own.ucc)).toEqual([null]);
    });
  },
  'seeded',
);
