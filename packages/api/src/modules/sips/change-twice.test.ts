import { rupees } from '@prosperx/core/money';
import { changeSip, getRunningSips } from '@prosperx/core/sip';
import { businessDate, instantAt } from '@prosperx/core/time';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { byCommand } from '#audit/audit.js';
import { exchangeHolidays, queue, sandboxExchangeSips, sipChanges } from '#db/schema/index.js';
import { CHANGE_SIP } from '#queue/job-kinds.js';
import { decideParked } from '#queue/operate.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { notificationsTo } from '#testing/investing.js';
import { signedInAgain } from '#testing/new-investor.js';
import { haltSips, newRunningSip, traceOf } from '#testing/running-sip.js';
import { testKit } from '#testing/test-kit.js';

describeWithDb(
  'a change of a SIP that the exchange has registered',
  (given) => {
    it.each(['done twice', 'dropped'])(
      'waits for its own instalment where its message is %s: none before it is lost',
      async (end) => {
        const kit = testKit(given.db);
        await haltSips(given.db);
        const investor = await newRunningSip(kit);
        const { sipId, ucc } = investor;
        const wanted = { sipId, amount: 3_000, sipDate: 10, mandateId: null };
        const body = { ...wanted, ticket: await profileTicket(investor, wanted) };
        await investor.client.call(changeSip, { key: crypto.randomUUID(), body });
        await kit.settle();
        const view = async () => (await (await signedInAgain(kit, investor)).call(getRunningSips)).sips[0];
        const book = async () => {
          const rows = await given.db.select().from(sandboxExchangeSips).where(eq(sandboxExchangeSips.ucc, ucc));
          return rows.map(({ state, amount }) => `${state} ${amount}`).sort();
        };
        const [change] = await given.db.select().from(sipChanges).where(eq(sipChanges.sipId, sipId));
        // as the server leaves it that dies before the message counts as done
        const state = end === 'dropped' ? ('parked' as const) : ('pending' as const);
        const [message] = await given.db
          .update(queue)
          .set({ state, dueAt: kit.clock.now() })
          .where(and(eq(queue.kind, CHANGE_SIP), eq(queue.ref, change!.clientRef)))
          .returning();
        if (end === 'dropped') await decideParked(byCommand(kit.services), { act: 'drop' }, message!.seq);
        await kit.settle();
        expect(await view()).toMatchObject({ amount: 200_000, nextDate: '2026-12-10', change: { instalment: 3 } });
        expect(await book()).toEqual(['active 200000', 'active 300000']);
        await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2027-01-13'), '12:00'));
        const { orders } = await traceOf(given.db, investor);
        expect(orders.map(({ instalment, amount }) => [instalment, amount])).toEqual([
          [2, 200_000],
          [3, 300_000],
        ]);
        expect(await book()).toEqual(['active 300000', 'cancelled 200000']);
        expect((await reconcile(given.db)).discrepancies).toEqual([]);
      },
    );

    it('begins on the day on which the exchange is open by then, and says so before and after', async () => {
      const kit = testKit(given.db);
      const { calendar } = kit.services;
      await haltSips(given.db);
      const investor = await newRunningSip(kit);
      const wanted = { sipId: investor.sipId, amount: 3_000, sipDate: 15, mandateId: null };
      const body = { ...wanted, ticket: await profileTicket(investor, wanted) };
      await investor.client.call(changeSip, { key: crypto.randomUUID(), body });
      await kit.settle();
      const view = async () => (await (await signedInAgain(kit, investor)).call(getRunningSips)).sips[0]!;
      const byChange = async () => (await view()).upcoming.find(({ amount }) => amount === rupees(3_000))?.date;
      expect([(await view()).change?.date, await byChange()]).toEqual(['2027-01-15', '2027-01-15']);
      await given.db.insert(exchangeHolidays).values({ date: businessDate('2027-01-15'), name: '' });
      await calendar.read(given.db);
      expect([(await view()).change?.date, await byChange()]).toEqual(['2027-01-18', '2027-01-18']);
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-12-14'), '12:00'));
      expect(await view()).toMatchObject({ change: null, nextDate: '2027-01-18' });
      const mails = (await notificationsTo(kit, investor)).map(({ text }) => text);
      expect(mails.find((text) => text.includes('of every month'))).toContain('From 18 January 2027 on');
      await given.db.delete(exchangeHolidays);
    });
  },
  'seeded',
);
