import { getMandates } from '@prosperx/core/mandate';
import { rupees } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { mandates, sipChanges, sips } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { addMandate, newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const [DECEMBER, JANUARY] = [businessDate('2026-12-10'), businessDate('2027-01-11')];

describeWithDb(
  'what a mandate pays for, at an exchange that debits the mandate of a SIP alone',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
      const { exchange } = kit.services.providers;
      Object.assign(kit.services.providers, { exchange: { ...exchange, debitsInstalments: true } });
    });

    /** An investor with a SIP of the 10th that one mandate pays, another mandate, and what the page says of both. */
    async function someone() {
      const investor = await newRunningSip(kit, { limit: null });
      const { client, profileId, sipId } = investor;
      const former = await addMandate(kit.services, profileId, 50_000);
      const other = await addMandate(kit.services, profileId, 50_000);
      await given.db.update(sips).set({ mandateId: former }).where(eq(sips.id, sipId));
      const seen = async () => {
        const all = await client.call(getMandates);
        return [former, other].map((id) => all.find(({ bseMandateId }) => bseMandateId === id)?.sips);
      };
      const moves = async (instalment: number, date: typeof JANUARY) => {
        const [amount, now] = [rupees(2_000), kit.clock.now()];
        const wanted = { kind: 'terms' as const, amount, sipDate: 10, mandateId: other, instalment, date, start: date };
        const known = { formerAmount: amount, formerDate: 10, state: 'registered' as const, createdAt: now };
        const ids = { id: newId('chg'), sipId, clientRef: newId('ref') };
        await given.db.insert(sipChanges).values({ ...ids, ...wanted, ...known, changedAt: now });
      };
      return { ...investor, former, other, seen, moves };
    }

    const nothing = { count: 0, uncovered: 0, nextDate: null };

    it('is a SIP until its change to another mandate holds, and from then on for the other one', async () => {
      const { seen, moves, other } = await someone();
      await moves(3, JANUARY);
      const until = { count: 1, uncovered: 1, nextDate: DECEMBER };
      expect(await seen()).toEqual([until, { count: 1, uncovered: 1, nextDate: JANUARY }]);
      await given.db.update(mandates).set({ state: 'cancelled' }).where(eq(mandates.id, other));
      expect(await seen()).toEqual([until, nothing]);
    });

    it('is a SIP from its next debit on where its change holds by then', async () => {
      const { seen, moves } = await someone();
      await moves(2, DECEMBER);
      expect(await seen()).toEqual([nothing, { count: 1, uncovered: 1, nextDate: DECEMBER }]);
    });

    it('is next debited for the first instalment that is not left out', async () => {
      const { seen, sipId } = await someone();
      await given.db.update(sips).set({ skipFrom: 2, skipCount: 1 }).where(eq(sips.id, sipId));
      expect(await seen()).toEqual([{ count: 1, uncovered: 1, nextDate: JANUARY }, nothing]);
    });
  },
  'seeded',
);
