import { getDeletions, getParkedJobs, OPERATOR_ROWS, placeOfDeletion } from '@prosperx/core/operator';
import { businessDate } from '@prosperx/core/time';
import { and, eq, inArray, like } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { deletionRequests, profiles, queue } from '#db/schema/index.js';
import { CANCEL_MANDATE, ORDER_NOTIFICATION, REFUND } from '#queue/job-kinds.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import type { TestClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { operatorClient } from '#testing/operators.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ASHA = seedProfileId('asha');

describeWithDb(
  'lists of the console that are longer than a page',
  (given) => {
    let kit: TestKit;
    let meena: TestClient;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute('delete from throttles');
      await given.db.delete(queue).where(like(queue.ref, 'page_%'));
      meena = await operatorClient(kit);
    });
    const park = async (kind: string, count: number, payload: object = {}) => {
      const now = kit.clock.now();
      const job = { kind, payload, state: 'parked' as const, dueAt: now, createdAt: now };
      const rows = Array.from({ length: count }, (_, at) => ({ ...job, ref: `page_${kind}_${at}` }));
      await given.db.insert(queue).values(rows);
    };
    const kindsOf = async (query: { kind?: string; profileId?: string; after?: string }) => {
      const { jobs, all } = await meena.call(getParkedJobs, { query });
      return { kinds: [...new Set(jobs.map(({ kind }) => kind))], all, last: String(jobs.at(-1)?.seq) };
    };

    it('have a next page, and show the jobs of a kind or an account alone', async () => {
      await park(CANCEL_MANDATE, OPERATOR_ROWS);
      await park(REFUND, 1, { profileId: ASHA });
      const first = await kindsOf({});
      expect(first).toMatchObject({ kinds: [CANCEL_MANDATE], all: OPERATOR_ROWS + 1 });
      expect(await kindsOf({ after: first.last })).toMatchObject({ kinds: [REFUND] });
      expect(await kindsOf({ kind: REFUND })).toMatchObject({ kinds: [REFUND], all: 1 });
      expect(await kindsOf({ profileId: ASHA })).toMatchObject({ kinds: [REFUND], all: 1 });
    });

    it('offer to retry all of a kind that stands on a later page', async () => {
      await park(CANCEL_MANDATE, OPERATOR_ROWS);
      await park(ORDER_NOTIFICATION, 2);
      const { jobs, counts } = await meena.call(getParkedJobs, { query: {} });
      expect(jobs.some(({ kind }) => kind === ORDER_NOTIFICATION)).toBe(false);
      const alone = counts.filter(({ parked, retriedAlone }) => parked > 1 && retriedAlone);
      expect(alone.map(({ kind }) => kind)).toEqual([ORDER_NOTIFICATION]);
    });

    it('show the deletions after one, also where that was withdrawn or carried out meanwhile', async () => {
      const ids = ['asha', 'vikram'].map((key) => seedProfileId(key));
      const rows = await given.db.select().from(profiles).where(inArray(profiles.id, ids));
      expect(rows).toHaveLength(2);
      await given.db.delete(deletionRequests);
      await given.db
        .insert(deletionRequests)
        .values(ids.map((profileId) => ({ profileId, requestedAt: kit.clock.now() })));
      const [first, second, ...others] = await meena.call(getDeletions, { query: {} });
      expect([first?.profileId, second?.profileId].toSorted()).toEqual(ids.toSorted());
      expect(others).toEqual([]);
      const after = placeOfDeletion(first!);
      const idsAfter = async () =>
        (await meena.call(getDeletions, { query: { after } })).map(({ profileId }) => profileId);
      expect(await idsAfter()).toEqual([second?.profileId]);
      const isFirst = eq(deletionRequests.profileId, first!.profileId);
      await given.db
        .update(deletionRequests)
        .set({ keptUntil: businessDate('2034-03-31') })
        .where(isFirst);
      expect(await idsAfter()).toEqual([second?.profileId, first?.profileId]);
      await given.db.delete(deletionRequests).where(isFirst);
      expect(await idsAfter()).toEqual([second?.profileId]);
      await given.db
        .delete(deletionRequests)
        .where(and(inArray(deletionRequests.profileId, ids), eq(deletionRequests.requestedAt, kit.clock.now())));
    });
  },
  'seeded',
);
