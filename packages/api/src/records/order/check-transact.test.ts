import { discardOrders, getCart } from '@prosperx/core/cart';
import { transactRefusalText } from '@prosperx/core/kyc';
import { createOrders } from '@prosperx/core/order';
import { payOrders } from '@prosperx/core/payment';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { agentCustomers, agents, folios, ledgerEntries, orders, profiles } from '#db/schema/index.js';
import { forgetDeclaration } from '#testing/applicant.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, fillCart, lumpsum, orderCart, paymentOf, schemeOf, sip } from '#testing/investing.js';
import { advisorFor, newInvestor, type TestInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const REFUSED = [
  [null, 'kyc_unknown'],
  ['KYC_REGISTERED_STATUS', 'kyc_new_fund_house'],
  ['KYC_UNDER_PROCESS_STATUS', 'kyc_under_process'],
  ['KYC_UNDER_PROCESS_STATUS_SHORT', 'kyc_under_process'],
  ['KYC_NON_COMPLIANT_STATUS', 'kyc_not_compliant'],
  ['KYC_NOT_AVAILABLE', 'kyc_not_compliant'],
  ['KYC_HOLD_REJECTED_STATUS', 'kyc_on_hold'],
  ['KYC_DUPLICATE_PAN_STATUS', 'kyc_pan_in_doubt'],
  ['KYC_PAN_DOES_NOT_MATCH_STATUS', 'kyc_pan_in_doubt'],
  ['REGISTERED', 'kyc_unknown'],
] as const;

describeWithDb(
  'checkTransact',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    const changed = (profileId: string, change: Partial<typeof profiles.$inferInsert>) =>
      given.db.update(profiles).set(change).where(eq(profiles.id, profileId));

    it('refuses an investor who was never asked for the FATCA declaration, until they have made it', async () => {
      const { client, profileId } = await newInvestor(kit);
      await forgetDeclaration(kit, profileId);
      const cart = await fillCart(client, lumpsum(5_000));
      const body = { cartId: cart.encryptedCartId, version: cart.version };
      expect(await client.fail(createOrders, { key: 'k', body })).toMatchObject({
        code: 'kyc_refused',
        data: { reason: 'fatca_missing' },
      });
    });

    // Trust G4: the server refuses what the rule refuses
    it.each(REFUSED)('refuses an investor with a KYC of %s: %s', async (kycStatus, reason) => {
      const { client, profileId } = await newInvestor(kit);
      const cart = await fillCart(client, lumpsum(5_000), sip(1_000));
      await changed(profileId, { kycStatus });
      const body = { cartId: cart.encryptedCartId, version: cart.version };
      const { code, data, status, message } = await client.fail(createOrders, { key: 'k', body });
      expect([code, status, data]).toEqual(['kyc_refused', 403, { reason, fundHouse: schemeOf(EQUITY).fundHouse }]);
      expect(message).toBe(transactRefusalText[reason]);
      expect(await given.db.select().from(orders).where(eq(orders.profileId, profileId))).toEqual([]);
      expect((await client.call(getCart)).noOfItems).toBe(2);
    });

    it('lets a validated investor order with any fund house', async () => {
      const { client } = await newInvestor(kit);
      expect((await orderCart(client, await fillCart(client, lumpsum(5_000)))).orders).toHaveLength(1);
    });

    it('lets a registered investor order with a fund house that they have paid into, or hold units of', async () => {
      const checkout = await newCheckout(kit);
      await changed(checkout.profileId, { kycStatus: 'KYC_REGISTERED_STATUS' });
      await given.db.update(orders).set({ paymentState: 'paid' }).where(eq(orders.profileId, checkout.profileId));
      expect((await orderCart(checkout.client, await fillCart(checkout.client, lumpsum(5_000)))).orders).toHaveLength(
        1,
      );
    });

    it('lets a registered investor order with the fund houses of their portfolio and no other', async () => {
      const asha = await kit.signedIn('9876500001');
      const [row] = await given.db.select().from(profiles).where(eq(profiles.ucc, 'PX00000001'));
      await changed(row!.id, { kycStatus: 'KYC_REGISTERED_STATUS' });
      expect((await orderCart(asha, await fillCart(asha, lumpsum(5_000)))).orders).toHaveLength(1);
      const held = eq(folios.fundHouse, schemeOf(EQUITY).fundHouse);
      const ids = (await given.db.select({ id: folios.id }).from(folios).where(held)).map(({ id }) => id);
      await given.db.delete(ledgerEntries).where(sql`${ledgerEntries.folioId} in ${ids}`);
      await given.db.update(orders).set({ paymentState: 'unpaid' }).where(eq(orders.profileId, row!.id));
      await kit.settle();
      await asha.call(discardOrders);
      const cart = await fillCart(asha, lumpsum(5_000));
      const body = { cartId: cart.encryptedCartId, version: cart.version };
      expect((await asha.fail(createOrders, { key: 'again', body })).data).toMatchObject({
        reason: 'kyc_new_fund_house',
      });
    });

    it('refuses a person who is not registered with the exchange', async () => {
      const { client } = await newInvestor(kit, false);
      const cart = await fillCart(client, lumpsum(5_000));
      const body = { cartId: cart.encryptedCartId, version: cart.version };
      expect((await client.fail(createOrders, { key: 'k', body })).code).toBe('not_onboarded');
    });

    it('refuses the customer of an advisor who may not transact, unless they also come directly', async () => {
      const customer = async (direct: boolean) => {
        const investor: TestInvestor & { client: Parameters<typeof fillCart>[0] } = await newInvestor(kit);
        const link = { userId: investor.userId, agentCode: 'AG1004', direct, createdAt: kit.clock.now() };
        await given.db.insert(agentCustomers).values(link);
        const cart = await fillCart(investor.client, lumpsum(5_000));
        const body = { cartId: cart.encryptedCartId, version: cart.version };
        return investor.client.send(createOrders, { key: 'k', body });
      };
      expect((await customer(true)).status).toBe(200);
      const refused = await customer(false);
      expect(await refused.json()).toMatchObject({ error: { code: 'agent_not_allowed' } });
    });

    it('refuses an advisor who may not transact, also to change orders', async () => {
      const checkout = await newCheckout(kit, lumpsum(5_000), sip(1_000));
      const advisor = await advisorFor(kit, checkout);
      const mayTransact = (may: boolean) =>
        given.db.update(agents).set({ mayTransact: may }).where(eq(agents.code, 'AG1001'));
      await mayTransact(false);
      const refusal = await advisor.fail(discardOrders);
      await mayTransact(true);
      expect(refusal.code).toBe('agent_not_allowed');
      expect((await checkout.orders()).map(({ state }) => state)).toEqual(['registered', 'registered']);
      expect(await advisor.call(discardOrders)).toEqual({ discarded: 2, kept: 0 });
    });

    it('refuses a payment when the KYC was put on hold since the order', async () => {
      const { client, orders: rows, profileId } = await newCheckout(kit);
      await changed(profileId, { kycStatus: 'KYC_HOLD_REJECTED_STATUS' });
      const { code, data } = await client.fail(payOrders, { key: 'p', body: paymentOf(await rows()) });
      expect([code, data]).toEqual(['kyc_refused', { reason: 'kyc_on_hold', fundHouse: schemeOf(EQUITY).fundHouse }]);
    });
  },
  'seeded',
);
