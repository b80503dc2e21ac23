import { getCustomerProposals } from '@prosperx/core/proposal';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders, orderSets, schemes } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { EQUITY, schemeOf } from '#testing/investing.js';
import { askForCode, newProposalKit, propose } from '#testing/proposing.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'the payment of an approved proposal',
  (given) => {
    it('is offered while it can be made, and said to be under way or to wait for the exchange otherwise', async () => {
      const { db } = given;
      const kit = testKit(db);
      const customer = await newProposalKit(kit);
      await propose(customer, 'lumpsum');
      await (await askForCode(kit, customer, 'lumpsum')).give();
      await kit.settle();
      const ofCustomer = eq(orders.profileId, customer.profileId);
      const be = (change: Partial<typeof orders.$inferInsert>) => db.update(orders).set(change).where(ofCustomer);
      const offer = (withdrawn: boolean) => {
        const days = { opens: '2026-11-06', closes: '2026-11-20', allotted: '2026-11-30' };
        const isOf = eq(schemes.id, schemeOf(EQUITY).id);
        const told = { ...days, withdrawn: '2026-11-16' } as typeof schemes.$inferInsert.offer;
        return db
          .update(schemes)
          .set({ offer: withdrawn ? told : null })
          .where(isOf);
      };
      const shown = async () => {
        const [{ paymentUrl, paymentStatus } = {}] = (await customer.client.call(getCustomerProposals)).proposals;
        return [typeof paymentUrl, paymentStatus];
      };
      expect(await shown()).toEqual(['string', 'to_pay']);
      const [advised] = (await customer.advisor.call(getCustomerProposals)).proposals;
      expect(advised).toMatchObject({ paymentUrl: null, paymentStatus: null });
      await be({ paymentState: 'failed' });
      expect(await shown()).toEqual(['string', 'payment_failed']);
      await be({ state: 'unknown', paymentState: 'unpaid' });
      expect(await shown()).toEqual(['string', 'waiting_for_exchange']);
      await be({ state: 'registered', paymentState: 'processing' });
      expect(await shown()).toEqual(['string', 'being_paid']);
      await offer(true);
      // whoever is paying can keep the money back
      expect(await shown()).toEqual(['string', 'being_paid']);
      await be({ paymentState: 'unpaid' });
      expect(await shown()).toEqual(['object', null]);
      await offer(false);
      await be({ state: 'cancelling' });
      expect(await shown()).toEqual(['object', null]);
      await be({ state: 'registered' });
      expect(await shown()).toEqual(['string', 'to_pay']);
      await db
        .update(orderSets)
        .set({ payableUntil: kit.clock.now() })
        .where(eq(orderSets.profileId, customer.profileId));
      expect(await shown()).toEqual(['object', null]);
    });
  },
  'seeded',
);
