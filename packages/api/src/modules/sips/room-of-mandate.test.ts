import { getMandates } from '@prosperx/core/mandate';
import { rupees } from '@prosperx/core/money';
import { getRunningSips } from '@prosperx/core/sip';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mandates, sipChanges, type SipRow, sips } from '#db/schema/index.js';
import { runNow } from '#queue/worker.js';
import { debitText } from '#records/mandate/mandate.text.js';
import { lockedProfile } from '#records/profile/repository.js';
import { describeWithDb } from '#testing/engines.js';
import { lockIsAwaited } from '#testing/locks.js';
import { addMandate, newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { messageOf, requestChange } from './request-change.js';

describeWithDb(
  'what a mandate whose limit is that of a day has left for SIPs that change to it',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
      const { exchange } = kit.services.providers;
      Object.assign(kit.services.providers, { exchange: { ...exchange, debitsInstalments: true } });
    });

    /** An investor with two SIPs of ₹2,000 of one day, both debited by one mandate over ₹4,000; the other one is over ₹3,000. */
    async function someone() {
      const investor = await newRunningSip(kit, { limit: null });
      const former = await addMandate(kit.services, investor.profileId, 4_000);
      const other = await addMandate(kit.services, investor.profileId, 3_000);
      const isFirst = eq(sips.id, investor.sipId);
      const [one] = await given.db.update(sips).set({ mandateId: former }).where(isFirst).returning();
      const beside = { id: `${one!.id}_beside`, registrationNumber: null, createdAt: one!.createdAt + 1 };
      const [two] = await given.db
        .insert(sips)
        .values({ ...one!, ...beside })
        .returning();
      kit.clock.advance(2);
      return { ...investor, former, other, one: one!, two: two! };
    }

    const change = (sip: SipRow, mandateId: string | null, amount = 2_000, db = given.db) =>
      requestChange({ ...kit.services, db }, sip, { kind: 'terms', amount: rupees(amount), sipDate: 10, mandateId });

    it('is less what a SIP takes whose change to it is on its way, until that is refused', async () => {
      const { client, other, one, two } = await someone();
      const { id } = await change(one, other);
      const refused = { code: 'sip_mandate_missing', message: debitText.dayFull };
      await expect(change(two, other)).rejects.toMatchObject(refused);
      const ofOther = (await client.call(getMandates)).find(({ bseMandateId }) => bseMandateId === other);
      expect(ofOther?.taken).toContainEqual({ sipDate: 10, amount: rupees(2_000) });
      await given.db.update(sipChanges).set({ state: 'refused' }).where(eq(sipChanges.id, id));
      expect((await change(two, other)).mandateId).toBe(other);
    });

    it('is as much more as a SIP takes that changes to another one, from its change on', async () => {
      const { former, other, one, two } = await someone();
      await expect(change(two, former, 4_000)).rejects.toMatchObject({ message: debitText.dayFull });
      await change(one, other);
      expect((await change(two, former, 4_000)).mandateId).toBe(former);
    });

    it('is less the amount to which a SIP that it pays is raised', async () => {
      const { other, one, two } = await someone();
      await given.db
        .update(sips)
        .set({ mandateId: other, amount: rupees(1_000) })
        .where(eq(sips.id, one.id));
      await change({ ...one, mandateId: other }, other, 1_500);
      await expect(change(two, other)).rejects.toMatchObject({ message: debitText.dayFull });
    });

    /** Does two things at once: neither goes on before the other has come as far as the lock of the account. */
    async function atOnce<Done>(profileId: string, both: readonly [() => Promise<Done>, () => Promise<Done>]) {
      let outcomes: Promise<PromiseSettledResult<Done>[]> | undefined;
      await given.db.transaction(async (tx) => {
        await lockedProfile(tx, profileId);
        outcomes = Promise.allSettled(both.map((each) => each()));
        await lockIsAwaited(given.db, 2);
      });
      return outcomes;
    }

    // the embedded database has one connection: nobody waits for anybody
    it.runIf(given.engine === 'postgres')('is promised to one alone of two that ask for it at once', async () => {
      const { profileId, other, one, two } = await someone();
      const ask = (sip: SipRow) => () => given.db.transaction((db) => change(sip, other, 2_000, db));
      const outcomes = await atOnce(profileId, [ask(one), ask(two)]);
      expect(outcomes?.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it.runIf(given.engine === 'postgres')('is taken by one alone of two that are registered at once', async () => {
      const { profileId, former, other, one, two } = await someone();
      const second = await addMandate(kit.services, profileId, 2_500);
      await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.id, former));
      const changes = [await change(one, null), await change(two, null)] as const;
      const register = (at: 0 | 1) => () => runNow(kit.services, [messageOf(changes[at])]);
      await atOnce(profileId, [register(0), register(1)]);
      const ofBoth = inArray(
        sipChanges.id,
        changes.map(({ id }) => id),
      );
      const rows = await given.db.select().from(sipChanges).where(ofBoth);
      expect(rows.map(({ mandateId }) => mandateId).toSorted()).toEqual([other, second].toSorted());
    });

    it('is named to the owner of a SIP without a mandate only where it is enough', async () => {
      const { client, profileId, former, other, one, two } = await someone();
      await given.db.update(sips).set({ mandateId: other }).where(eq(sips.id, two.id));
      await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.id, former));
      const seen = async () => (await client.call(getRunningSips)).sips.find(({ sipId }) => sipId === one.id);
      expect(await seen()).toMatchObject({ autoPay: 'no_mandate', otherMandate: false });
      await addMandate(kit.services, profileId, 2_000);
      expect(await seen()).toMatchObject({ autoPay: 'no_mandate', otherMandate: true });
    });
  },
  'seeded',
);
