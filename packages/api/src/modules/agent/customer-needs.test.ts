import { getAgentOverview, myCustomers } from '@prosperx/core/agent';
import { rupees, ZERO_UNITS } from '@prosperx/core/money';
import { getReview } from '@prosperx/core/review';
import { addDays, businessDateAt, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { agentCustomers, mandates, orders, positions, profiles, sales } from '#db/schema/index.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import { newCheckout } from '#testing/checkout.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { neededMandates } from './mandate-needs.js';

describeWithDb(
  'an advisor’s customers',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    const listOf = async (agentCode: string, query: object = {}) =>
      (await advisorOfCode(kit, agentCode)).call(myCustomers, { query: { agentCode, ...query } });

    it('need somebody for an instalment that was missed until one is made, a mandate that failed or ends soon, and a KYC on hold', async () => {
      const checkout = await newCheckout(kit);
      const { profileId } = checkout;
      const link = { userId: checkout.userId, agentCode: 'AG1001', direct: true, createdAt: kit.clock.now() };
      await given.db.insert(agentCustomers).values(link);
      const needs = async () =>
        (await listOf('AG1001', { text: checkout.ucc })).content.find(({ encryptedId }) => encryptedId === profileId)!
          .needs;
      const [order] = await given.db.select().from(orders).where(eq(orders.profileId, profileId));
      const { id: _, ...row } = order!;
      const instalment = (number: number, change: Partial<typeof row>) =>
        given.db.insert(orders).values({
          ...row,
          id: `ord_missed${number}`,
          clientRef: `ref_missed${number}`,
          bseOrderNumber: null,
          sipId: 'sip_missed',
          instalment: number,
          createdAt: kit.clock.now(),
          ...change,
        });
      await given.db.update(orders).set({ state: 'allotted' }).where(eq(orders.id, order!.id));
      await instalment(2, { state: 'refused', paymentState: 'failed', isSkipped: true });
      expect(await needs()).not.toContain('instalment');
      const reason = 'The bank could not debit the account.';
      await instalment(3, { state: 'expired', paymentState: 'failed', remarks: reason });
      expect(await needs()).toContain('instalment');
      // what costs money by waiting comes first, with why it was not made
      const { waiting } = await (await advisorOfCode(kit, 'AG1001')).call(getAgentOverview);
      const missedAt = kit.clock.now();
      expect(waiting[0]).toMatchObject({ encryptedId: profileId, need: 'instalment', reason, missedAt, family: '' });
      await instalment(4, { state: 'allotted', paymentState: 'paid' });
      expect(await needs()).not.toContain('instalment');
      // a mandate that failed, one that lasts, and one that ends within 30 days
      const mandateNeed = async () => (await neededMandates(given.db, [profileId], kit.clock.now())).get(profileId);
      expect(await mandateNeed()).toMatchObject({ mandate: 'missing' });
      const today = businessDateAt(kit.clock.now());
      const now = { startDate: today, createdAt: kit.clock.now(), changedAt: kit.clock.now() };
      const mandate = { profileId, kind: 'enach' as const, limit: rupees(10_000), ...now };
      await given.db.insert(mandates).values({ ...mandate, id: 'man_f', clientRef: 'ref_man_f', state: 'rejected' });
      expect(await needs()).toContain('mandate');
      expect(await mandateNeed()).toEqual({ amount: null, until: null, isAsked: false, mandate: 'failed' });
      const lasting = { ...mandate, id: 'man_a', clientRef: 'ref_man_a', state: 'approved' as const };
      await given.db.insert(mandates).values({ ...lasting, endDate: addDays(today, 31) });
      expect(await needs()).not.toContain('mandate');
      await given.db
        .update(mandates)
        .set({ endDate: addDays(today, 30) })
        .where(eq(mandates.id, 'man_a'));
      expect(await needs()).toContain('mandate');
      expect(await mandateNeed()).toMatchObject({ mandate: 'ends' });
      await given.db.update(profiles).set({ kycStatus: 'KYC_HOLD_REJECTED_STATUS' }).where(eq(profiles.id, profileId));
      expect(await needs()).toContain('kyc_hold');
      // whoever ends the right to act shows no needs any more: the list agrees with the home
      const ofUser = eq(agentCustomers.userId, checkout.userId);
      await given.db.update(agentCustomers).set({ actingEndedAt: kit.clock.now() }).where(ofUser);
      expect(await needs()).toEqual([]);
      const listed = (await listOf('AG1001', { need: 'kyc_hold' })).content;
      expect(listed.map(({ encryptedId }) => encryptedId)).not.toContain(profileId);
    });

    it('need somebody when a lock-in of theirs ends, and after a large redemption, each for a week', async () => {
      const later = testKit(given.db);
      const profileId = seedProfileId('asha');
      const [asha] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
      const link = { agentCode: 'AG1001', direct: true, createdAt: later.clock.now() };
      await given.db
        .insert(agentCustomers)
        .values({ ...link, userId: asha?.userId ?? '' })
        .onConflictDoUpdate({ target: agentCustomers.userId, set: link });
      const advisor = await advisorOfCode(later, 'AG1001');
      const needs = async () => {
        const { content } = await advisor.call(myCustomers, { query: { agentCode: 'AG1001', text: asha?.ucc } });
        return content[0]?.needs ?? [];
      };
      const { lockIns } = await (await later.signedIn('9876500001')).call(getReview);
      const ends = instantAt(
        lockIns
          .map(({ next }) => next)
          .filter((next) => next !== null)
          .toSorted()[0]!,
      );
      const days = (count: number) => count * 86_400_000;
      expect(await needs()).not.toContain('lock_in');
      later.clock.advance(ends - days(20) - later.clock.now());
      const soon = await advisorOfCode(later, 'AG1001');
      const needsSoon = async () =>
        (await soon.call(myCustomers, { query: { agentCode: 'AG1001', text: asha?.ucc } })).content[0]?.needs ?? [];
      expect(await needsSoon()).toContain('lock_in');
      const [held] = await given.db.select().from(positions).where(eq(positions.profileId, profileId));
      const sale = {
        ...{ profileId, folioId: held!.folioId, schemeId: held!.schemeId, kind: 'redemption' as const },
        ...{ measure: 'amount' as const, reservedUnits: ZERO_UNITS, state: 'executed' as const },
        ...{ createdAt: later.clock.now(), changedAt: later.clock.now() },
      };
      const add = (id: string, rupeesOf: number, actorAgentCode: string | null = null) =>
        given.db.insert(sales).values({
          ...sale,
          actorAgentCode,
          id,
          pxOrderNumber: id,
          clientRef: id,
          amount: rupees(rupeesOf),
          grossAmount: rupees(rupeesOf),
        });
      await add('sale_small', 99_999);
      expect(await needsSoon()).not.toContain('redemption');
      // what the advisor prepared is no news to them, what another one did is
      await add('sale_own', 1_00_000, 'AG1001');
      expect(await needsSoon()).not.toContain('redemption');
      await add('sale_other', 2_00_000, 'AG1002');
      expect(await needsSoon()).toContain('redemption');
      await add('sale_large', 1_00_000);
      expect(await needsSoon()).toContain('redemption');
      const { counts, waiting } = await soon.call(getAgentOverview);
      expect([counts.redemption, counts.lock_in]).toEqual([1, 1]);
      expect(waiting.find(({ need }) => need === 'redemption')).toMatchObject({
        encryptedId: profileId,
        amount: rupees(3_00_000),
      });
    });
  },
  'seeded',
);
