import { getCart } from '@prosperx/core/cart';
import { verifyPassword } from '@prosperx/core/session';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  auditEntries,
  carts,
  idempotencyKeys,
  type Lookup,
  profiles,
  queue,
  type Sealed,
  sessions,
  throttles,
} from '#db/schema/index.js';
import { HOUSEKEEPING, PUBLISH_NAVS } from '#queue/job-kinds.js';
import type { Job } from '#queue/queue.js';
import { seedProfileId } from '#sandbox/seed/seed-person.js';
import { describeWithDb } from '#testing/engines.js';
import { fillCart, lumpsum, sip } from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { housekeeping, scheduleHousekeeping } from './housekeeping.js';

const DAY = 86_400_000;
const LEELA = seedProfileId('leela-thomas');

describeWithDb(
  'housekeeping',
  (given) => {
    it('removes what has run out, and nothing else', async () => {
      const kit = testKit(given.db);
      await kit.signedIn('9876500001');
      await kit.client().fail(verifyPassword, { body: { username: '9876500001', password: 'wrong' } });
      const key = { owner: 'o' as Lookup, fingerprint: 'f', status: 200, answer: '{}' };
      await given.db.insert(idempotencyKeys).values({ ...key, key: 'old', createdAt: kit.clock.now() });
      const audited = await given.db.$count(auditEntries);
      await scheduleHousekeeping(given.db, kit.clock.now());
      const after = (days: number) => kit.scheduler.advanceTo(kit.clock, kit.clock.now() + days * DAY);

      await after(1);
      await given.db.insert(idempotencyKeys).values({ ...key, key: 'new', createdAt: kit.clock.now() });
      expect(await given.db.$count(throttles)).toBeGreaterThan(0);
      await after(2);
      expect((await given.db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new']);
      expect(await given.db.$count(throttles)).toBe(0);
      expect(await given.db.$count(sessions)).toBe(1);
      await after(30);
      expect(await given.db.$count(sessions)).toBe(0);
      expect(await given.db.$count(auditEntries)).toBeGreaterThanOrEqual(audited);
    });

    it('arranges for the NAVs of the day where nothing did, and says that holidays to come are not known', async () => {
      const kit = testKit(given.db);
      await given.db.delete(queue).where(inArray(queue.kind, [PUBLISH_NAVS, HOUSEKEEPING]));
      await scheduleHousekeeping(given.db, kit.clock.now());
      await kit.scheduler.advanceTo(kit.clock, kit.clock.now() + DAY);
      const arranged = await given.db.select({ day: queue.ref }).from(queue).where(eq(queue.kind, PUBLISH_NAVS));
      expect(arranged).toEqual([{ day: '2026-11-17' }]);
      expect(kit.log.lines.map((line) => JSON.parse(line) as object)).toContainEqual(
        expect.objectContaining({ event: 'holidays_unknown', after: '2026-12-31' }),
      );
    });

    it('does everything else where one step fails, and fails itself, so that it is tried again', async () => {
      const kit = testKit(given.db);
      const { profileId } = await newInvestor(kit);
      const broken = { pan: 'broken' as Sealed, panHash: 'broken' as Lookup, panEnd: null };
      await given.db.update(profiles).set(broken).where(eq(profiles.id, profileId));
      await given.db.update(profiles).set({ panEnd: null }).where(eq(profiles.id, LEELA));
      kit.clock.advance(40 * DAY);
      await expect(housekeeping(kit.services, {} as Job)).rejects.toThrow('1 steps of the night failed');
      expect(await given.db.$count(sessions)).toBe(0);
      const unhashed = and(isNull(profiles.panEnd), isNotNull(profiles.pan));
      expect(await given.db.select({ id: profiles.id }).from(profiles).where(unhashed)).toEqual([{ id: profileId }]);
      await given.db.update(profiles).set({ pan: null, panHash: null }).where(eq(profiles.id, profileId));
      await housekeeping(kit.services, {} as Job);
    });

    it('removes carts of visitors that were not changed for thirty days, and no other', async () => {
      const kit = testKit(given.db);
      const [gone, visitor, person] = [kit.client(), kit.client(), await newInvestor(kit)];
      for (const client of [gone, visitor, person.client]) await fillCart(client, lumpsum(5_000));
      kit.clock.advance(20 * DAY);
      await fillCart(visitor, sip(1_000));
      kit.clock.advance(11 * DAY);
      await housekeeping(kit.services, {} as Job);
      expect((await gone.call(getCart)).noOfItems).toBe(0);
      expect((await visitor.call(getCart)).noOfItems).toBe(2);
      expect((await (await signedInAgain(kit, person)).call(getCart)).noOfItems).toBe(1);
      expect(await given.db.$count(carts, isNull(carts.profileId))).toBe(1);
    });
  },
  'seeded',
);
