import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mandates, queue } from '#db/schema/index.js';
import type { MandateOutcome } from '#providers/mandate/port.js';
import { CHECK_MANDATE } from '#queue/job-kinds.js';
import { mandateEndReasons } from '#records/mandate/mandate.text.js';
import { ownerNotices } from '#records/profile/owner-notice.text.js';
import { sandboxMandateProvider } from '#sandbox/sandbox-mandates.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { atBank, investorWithBank, mandateOf } from '#testing/mandate-setup.js';
import { signedInAgain } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { scheduleStandingChecks } from './mandate-jobs.js';

describeWithDb(
  'an approved mandate',
  (given) => {
    let kit: TestKit;
    beforeEach(() => {
      kit = testKit(given.db);
    });
    const answering = (outcome: MandateOutcome) => {
      const status = () => Promise.resolve(outcome);
      Object.assign(kit.services.providers, { mandates: { ...sandboxMandateProvider(kit.services), status } });
    };
    const goTo = (date: string) => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), '15:00'));
    async function approved() {
      const investor = await investorWithBank(kit);
      const { mandateId, press } = await atBank(kit, investor.client, { method: 'upi' });
      await press('approve');
      await kit.settle();
      const subjects = async () => (await notificationsTo(kit, investor)).map(({ subject }) => subject);
      const seen = async () => mandateOf(await signedInAgain(kit, investor), mandateId);
      return { mandateId, subjects, seen };
    }

    it('that its bank rejects afterwards ends within a week, though it pays for nothing, and its owner is told', async () => {
      const { mandateId, subjects, seen } = await approved();
      await scheduleStandingChecks(given.db, kit.clock.now());
      await scheduleStandingChecks(given.db, kit.clock.now() + 1);
      const about = sql`${queue.payload} ->> 'mandateId' = ${mandateId}`;
      const due = and(eq(queue.kind, CHECK_MANDATE), eq(queue.state, 'pending'), about);
      expect(await given.db.$count(queue, due)).toBe(1);
      answering({ state: 'rejected', reason: 'Account closed.' });
      await goTo('2026-11-24');
      expect(await seen()).toMatchObject({ status: 'Rejected', reason: 'Account closed.' });
      expect(await subjects()).toContain(ownerNotices.subject('mandate_cancelled_there'));
      expect(await subjects()).not.toContain(ownerNotices.subject('mandate_rejected'));
    });

    it('is announced as what some SIPs may be debited by, not all of them', async () => {
      const investor = await investorWithBank(kit);
      await (await atBank(kit, investor.client, { method: 'upi' })).press('approve');
      await kit.settle();
      const subject = ownerNotices.subject('mandate_approved');
      const told = (await notificationsTo(kit, investor)).find((each) => each.subject === subject);
      expect(told?.text).toContain('“My SIPs” shows by which mandate each of your SIPs is debited');
      expect(told?.text).not.toContain('from now on');
    });

    it('that is past its last day is over, and says so', async () => {
      const { mandateId, seen } = await approved();
      const endDate = businessDate('2026-11-20');
      await given.db.update(mandates).set({ endDate }).where(eq(mandates.id, mandateId));
      await goTo('2026-11-20');
      expect((await seen()).status).toBe('Approved');
      await goTo('2026-11-21');
      expect(await seen()).toMatchObject({ status: 'Rejected', reason: mandateEndReasons.lastDay, endedOn: endDate });
    });

    it('that stands, or of which nothing is said, stays approved, and is asked about again in a week', async () => {
      const { seen, mandateId } = await approved();
      answering({ state: 'waiting' });
      await scheduleStandingChecks(given.db, kit.clock.now());
      await goTo('2026-11-24');
      expect((await seen()).status).toBe('Approved');
      const about = sql`${queue.payload} ->> 'mandateId' = ${mandateId}`;
      const due = and(eq(queue.kind, CHECK_MANDATE), eq(queue.state, 'pending'), about);
      const [next] = await given.db.select().from(queue).where(due);
      expect(next?.dueAt).toBeGreaterThan(instantAt(businessDate('2026-11-29'), '15:00'));
      answering({ state: 'authorised', says: 'SUSPENDED BY BANK' });
      await scheduleStandingChecks(given.db, kit.clock.now());
      await goTo('2026-12-02');
      expect((await seen()).status).toBe('Approved');
      expect(kit.log.lines.join()).toContain('SUSPENDED BY BANK');
    });
  },
  'seeded',
);
