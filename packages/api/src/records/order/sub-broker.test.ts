import { approveCart, requestApproval } from '@prosperx/core/cart';
import { createOrders } from '@prosperx/core/order';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { agents, sandboxExchangeOrders } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, notificationsTo, lumpsum, orderCart, sip } from '#testing/investing.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const SUNITA = { code: 'AG1001', arn: 'ARN-100101', euin: 'E100101' };

describeWithDb(
  'subBrokerOfOrder',
  (given) => {
    const atExchange = async (ucc: string) => {
      const booked = await given.db.select().from(sandboxExchangeOrders).where(eq(sandboxExchangeOrders.ucc, ucc));
      return booked.map(({ details }) => (details as { subBroker?: unknown }).subBroker ?? null);
    };

    /** Has an advisor fill a cart for a new customer, who approves it. */
    async function approvedCart(kit: TestKit) {
      const customer = await newInvestor(kit);
      const advisor = await advisorFor(kit, customer);
      const cart = await fillCart(advisor, lumpsum(5_000), sip(1_000));
      const body = { cartId: cart.encryptedCartId, version: cart.version };
      await advisor.call(requestApproval, { body });
      const notifications = (await notificationsTo(kit, customer)).map(({ text }) => text).join('\n');
      const token = /\/v1\/cart-approval#token=([\w-]+)/.exec(notifications)?.[1] ?? '';
      await kit.client().call(approveCart, { body: { token } });
      return { customer, advisor, body };
    }

    async function orderedByAdvisor(kit: TestKit) {
      const { customer, advisor, body } = await approvedCart(kit);
      await advisor.call(createOrders, { key: customer.ucc, body });
      await kit.settle();
      return customer;
    }

    it('orders that an advisor places name their code, ARN and EUIN at the exchange', async () => {
      const kit = testKit(given.db);
      expect(await atExchange((await orderedByAdvisor(kit)).ucc)).toEqual([SUNITA, SUNITA]);
    });

    it('orders that a customer of an advisor places name the advisor too, unless nobody has verified their ARN', async () => {
      const kit = testKit(given.db);
      const [first, second] = [await newInvestor(kit), await newInvestor(kit)];
      for (const customer of [first, second]) await advisorFor(kit, customer);
      await orderCart(first.client, await fillCart(first.client, lumpsum(5_000)));
      await kit.settle();
      expect(await atExchange(first.ucc)).toEqual([SUNITA]);
      await given.db.update(agents).set({ verified: false }).where(eq(agents.code, 'AG1001'));
      await orderCart(second.client, await fillCart(second.client, lumpsum(5_000)));
      await kit.settle();
      expect(await atExchange(second.ucc)).toEqual([null]);
      await given.db.update(agents).set({ verified: true }).where(eq(agents.code, 'AG1001'));
    });

    it('an advisor buys nothing for a customer, nor asks them to approve it, while nobody has verified their ARN', async () => {
      const kit = testKit(given.db);
      const { advisor, body } = await approvedCart(kit);
      for (const [change, code] of [
        [{ verified: false }, 'certificates_waiting'],
        [{ arn: null, verified: true }, 'certificates_missing'],
      ] as const) {
        await given.db.update(agents).set(change).where(eq(agents.code, 'AG1001'));
        expect((await advisor.fail(requestApproval, { body })).code).toBe(code);
        expect((await advisor.fail(createOrders, { key: code, body })).code).toBe(code);
      }
      await given.db.update(agents).set({ arn: 'ARN-100101' }).where(eq(agents.code, 'AG1001'));
    });

    it('orders of a direct investor name nobody, and those of an advisor without an EUIN their ARN', async () => {
      const kit = testKit(given.db);
      await given.db.update(agents).set({ euin: null }).where(eq(agents.code, 'AG1001'));
      expect(await atExchange((await orderedByAdvisor(kit)).ucc)).toEqual([
        { ...SUNITA, euin: null },
        { ...SUNITA, euin: null },
      ]);
      const own = await newInvestor(kit);
      await orderCart(own.client, await fillCart(own.client, lumpsum(5_000)));
      await kit.settle();
      expect(await atExchange(own.ucc)).toEqual([null]);
    });
  },
  'seeded',
);
