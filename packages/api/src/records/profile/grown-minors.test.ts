import { getFamily } from '@prosperx/core/family';
import { getPortfolio } from '@prosperx/core/portfolio';
import { getProfile } from '@prosperx/core/profile';
import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEntries, profiles, sandboxExchangeSips, sips, transferPlans, users } from '#db/schema/index.js';
import { housekeeping } from '#housekeeping/housekeeping.js';
import type { Job } from '#queue/queue.js';
import { planText } from '#records/order/remarks.text.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { newInvestor, signedInAgain } from '#testing/new-investor.js';
import { newRunningPlan } from '#testing/planning.js';
import { newRunningSip } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeWithDb(
  'the account of a minor',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });

    /** The clock says 16 November 2026. */
    const accountOf = async (dateOfBirth: string | null, taxStatus = '02') => {
      const investor = await newInvestor(kit);
      await given.db
        .update(profiles)
        .set({ dateOfBirth, taxStatus } as never)
        .where(eq(profiles.id, investor.profileId));
      return investor;
    };
    const night = async () => {
      kit.clock.advance(86_400_000);
      await housekeeping(kit.services, {} as Job);
    };

    it('goes on until the night in which its holder turns 18, and from then on is one to look at', async () => {
      const minor = await accountOf('2008-11-18');
      const mayChange = async () => {
        const client = await signedInAgain(kit, minor);
        expect((await client.send(getPortfolio)).status).toBe(200);
        const { majorStatus } = await client.call(getProfile);
        return { majorStatus, isOpen: (await client.send(getFamily)).ok };
      };
      await night();
      expect(await mayChange()).toEqual({ majorStatus: null, isOpen: true });
      await night();
      await night();
      expect(await mayChange()).toEqual({ majorStatus: 'MAJOR', isOpen: false });
      const marked = and(eq(auditEntries.objectId, minor.profileId), eq(auditEntries.action, 'profile.came_of_age'));
      expect(await given.db.$count(auditEntries, marked)).toBe(1);
    });

    it('has its SIPs and plans ended that night, here and at the exchange', async () => {
      const [sip, plan] = [await newRunningSip(kit), await newRunningPlan(kit)];
      const other = await newRunningSip(kit);
      for (const { profileId } of [sip, plan])
        await given.db
          .update(profiles)
          .set({ taxStatus: '02', dateOfBirth: businessDate('2008-11-17') })
          .where(eq(profiles.id, profileId));
      await night();
      await kit.settle();
      const sipOf = async ({ sipId }: typeof sip) => {
        const [row] = await given.db.select().from(sips).where(eq(sips.id, sipId));
        const [there] = await given.db
          .select()
          .from(sandboxExchangeSips)
          .where(eq(sandboxExchangeSips.registrationNumber, row?.registrationNumber ?? ''));
        return [row?.state, row?.nextDate, there?.state];
      };
      expect([await sipOf(sip), await sipOf(other)]).toEqual([
        ['cancelled', null, 'cancelled'],
        ['running', '2026-12-10', 'active'],
      ]);
      const [stopped] = await given.db.select().from(transferPlans).where(eq(transferPlans.profileId, plan.profileId));
      expect(stopped).toMatchObject({ status: 'STOPPED', nextDate: null, remarks: planText.grownUp, keptReason: null });
    });

    it('hears of their end in the morning', async () => {
      const [sip, plan] = [await newRunningSip(kit), await newRunningPlan(kit)];
      const holders = [sip.profileId, plan.profileId];
      const grown = { taxStatus: '02', dateOfBirth: businessDate('2008-11-17') };
      await given.db.update(profiles).set(grown).where(inArray(profiles.id, holders));
      const stops = async () => {
        await kit.settle();
        const messages = [...(await notificationsTo(kit, sip)), ...(await notificationsTo(kit, plan))];
        return messages.map(({ subject }) => subject).filter((subject) => /stopped/.test(subject));
      };
      kit.clock.advance(instantAt(businessDate('2026-11-17'), '03:30') - kit.clock.now());
      await housekeeping(kit.services, {} as Job);
      expect(await stops()).toEqual([]);
      // before the instalments of the day are made
      kit.clock.advance(instantAt(businessDate('2026-11-17'), '09:00') - kit.clock.now());
      expect(await stops()).toHaveLength(2);
    });

    it('is written of four weeks before its holder turns 18 and on that day, once each, in the language of the reader', async () => {
      const minor = await accountOf('2008-12-16');
      const later = await accountOf('2009-12-16');
      await given.db.update(users).set({ language: 'hi' }).where(eq(users.id, minor.userId));
      const nightOf = async (date: string) => {
        kit.clock.advance(instantAt(businessDate(date), '03:30') - kit.clock.now());
        await housekeeping(kit.services, {} as Job);
        await kit.settle();
        return notifications();
      };
      const notifications = async (who = minor) => (await notificationsTo(kit, who)).map(({ subject }) => subject);
      expect(await nightOf('2026-11-17')).toEqual([]);
      // what is written in the night goes in the morning
      expect(await nightOf('2026-11-18')).toEqual([]);
      const before = await nightOf('2026-11-19');
      expect(before).toEqual([expect.stringMatching(/^16 दिसंबर 2026 को Test Investor \d+ की उम्र 18 साल होगी$/)]);
      expect(await nightOf('2026-12-16')).toEqual(before);
      const after = await nightOf('2026-12-17');
      expect(after).toHaveLength(2);
      expect(after.join()).toContain('की उम्र 18 साल हो गई है: अकाउंट बदलना होगा');
      expect(await nightOf('2026-12-18')).toEqual(after);
      expect(await notifications(later)).toEqual([]);
    });

    it('stays as it is where its holder’s birth is not known, as does that of anybody who began as a grown person', async () => {
      const others = [await accountOf(null), await accountOf('1990-01-31', '01')];
      await night();
      for (const { profileId } of others) {
        const [row] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
        expect(row?.majorStatus).toBeNull();
      }
    });
  },
  'seeded',
);
