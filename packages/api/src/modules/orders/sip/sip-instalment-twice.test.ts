import { orderTimeline } from '@prosperx/core/order';
import { instalmentAfter } from '@prosperx/core/sip';
import { businessDate, businessDateAt, type Instant, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#db/db.js';
import { write } from '#db/row-statements.js';
import { orders, orderSets, queue, schemes, type SipRow, sips } from '#db/schema/index.js';
import { handlers } from '#handlers.js';
import { scheduleHousekeeping } from '#housekeeping/housekeeping.js';
import { HOUSEKEEPING, REGISTER_ORDER, SIP_INSTALMENT } from '#queue/job-kinds.js';
import { addedJob, type Job, type JobHandler } from '#queue/queue.js';
import { createScheduler } from '#queue/scheduler.js';
import { queueWork } from '#queue/worker.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { orderSetOf } from '#records/order/order-sets.js';
import { sipInstalmentText } from '#records/order/remarks.text.js';
import { type DueInstalment } from '#records/sip/instalment-jobs.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { newRunningSip, traceOf } from '#testing/running-sip.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { permitInstalment } from './permit-instalment.js';
import { newInstalment, sipInstalment } from './sip-instalment.js';

/** Orders an instalment as the careless twins do. */
async function order(db: Db, sip: SipRow, instalment: number, now: Instant): Promise<void> {
  const [scheme] = await db.select().from(schemes).where(eq(schemes.id, sip.schemeId));
  const permit = await permitInstalment(db, { ...sip, scheme: scheme! }, now);
  const { order: made, rows } = newInstalment(sip, { instalment, permit, agentCode: null, at: now }, now);
  const { id: orderId, clientRef: ref } = made;
  await write(db, ...rows, addedJob({ kind: REGISTER_ORDER, ref, payload: { orderId } }, now));
}

/** The naive twin: it numbers an instalment by how many there are, and orders it when its time has come. */
const naiveInstalment: JobHandler = async ({ db, clock }, { payload }) => {
  const [sip] = await db
    .select()
    .from(sips)
    .where(eq(sips.id, (payload as unknown as DueInstalment).sipId));
  if (sip?.state !== 'running') return;
  const instalment = (await db.$count(orders, eq(orders.sipId, sip.id))) + 2;
  await order(db, sip, instalment, clock.now());
};

/** The naive twin that wants to miss none: it orders all that are due, however late. */
const diligentInstalment: JobHandler = async ({ db, clock, calendar }, { payload }) => {
  const { sipId, date, instalment: first } = payload as unknown as DueInstalment;
  const [sip] = await db.select().from(sips).where(eq(sips.id, sipId));
  if (!sip) return;
  const now = clock.now();
  let due = date;
  for (let instalment = first; due <= businessDateAt(now); instalment++) {
    await order(db, sip, instalment, now);
    due = instalmentAfter(sip.sipDate, due, calendar);
  }
};

/** Dies so many times after it has done all its work, before the queue knows. */
function dying(handle: JobHandler, deaths: number): JobHandler {
  let left = deaths;
  return async (services, job) => {
    await handle(services, job);
    if (left-- > 0) throw new Error('killed');
  };
}

describeWithDb(
  'the job of an instalment',
  (given) => {
    let kit: TestKit;
    let someone: Awaited<ReturnType<typeof newRunningSip>>;
    beforeEach(async () => {
      kit = testKit(given.db);
      someone = await newRunningSip(kit, { nextDate: '2026-11-17', sipDate: 17 });
    });

    const jobOf = async (): Promise<Job> => {
      const all = await given.db.select().from(queue).where(eq(queue.kind, SIP_INSTALMENT));
      return all.find(({ ref }) => ref.startsWith(someone.sipId))!;
    };
    const counts = async () => {
      const { orders: made, payments, book, ledger, sip } = await traceOf(given.db, someone);
      const jobs = await given.db.select().from(queue).where(eq(queue.kind, SIP_INSTALMENT));
      const waiting = jobs.filter(({ ref }) => ref.startsWith(`${someone.sipId}:3`));
      return [made.length, payments.length, book.length, ledger.length, waiting.length, sip?.instalmentsDone];
    };
    const until = (date: string, handle: JobHandler) => {
      const work = queueWork({ ...kit.services, handlers: { ...handlers, [SIP_INSTALMENT]: handle } });
      return createScheduler(work, kit.clock, kit.log).advanceTo(kit.clock, instantAt(businessDate(date), '12:00'));
    };

    it('orders nothing twice when one server does it again, or two do it at once', async () => {
      const job = await jobOf();
      await kit.clock.moveTo(job.dueAt);
      await Promise.all([sipInstalment(kit.services, job), sipInstalment(kit.services, job)]);
      await sipInstalment(kit.services, job);
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-11-19'), '12:00'));
      expect(await counts()).toEqual([1, 1, 1, 1, 1, 2]);
    });

    it('orders nothing twice when the server dies after it again and again', async () => {
      await until('2026-11-19', dying(sipInstalment, 3));
      expect(await counts()).toEqual([1, 1, 1, 1, 1, 2]);
      expect((await reconcile(given.db)).discrepancies).toEqual([]);
    });

    it('leaves nothing when the server dies within it, and is done by the next server', async () => {
      const job = await jobOf();
      await kit.clock.moveTo(job.dueAt);
      const db = new Proxy(given.db, {
        get: (target, name: keyof typeof given.db) =>
          name === 'transaction'
            ? (work: Parameters<typeof target.transaction>[0]) =>
                target.transaction(async (tx) => {
                  await work(tx);
                  throw new Error('killed');
                })
            : target[name],
      });
      await expect(sipInstalment({ ...kit.services, db }, job)).rejects.toThrow('killed');
      expect(await counts()).toEqual([0, 0, 0, 0, 0, 1]);
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-11-19'), '12:00'));
      expect(await counts()).toEqual([1, 1, 1, 1, 1, 2]);
    });

    it('is done on the next day when it was given up', async () => {
      // nights of other tests are over
      await given.db.delete(queue).where(eq(queue.kind, HOUSEKEEPING));
      const { seq } = await jobOf();
      await given.db.update(queue).set({ state: 'parked' }).where(eq(queue.seq, seq));
      await scheduleHousekeeping(given.db, kit.clock.now());
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-11-18'), '09:14'));
      expect((await counts())[0]).toBe(0);
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-11-25'), '12:00'));
      expect(await counts()).toEqual([1, 1, 1, 1, 1, 2]);
      expect((await traceOf(given.db, someone)).sip?.nextDate).toBe('2026-12-17');
    });

    const downFor100Days = async (handle: JobHandler) => {
      await kit.clock.moveTo(instantAt(businessDate('2027-02-24'), '12:00'));
      await until('2027-02-26', handle);
      const { orders: made, payments } = await traceOf(given.db, someone);
      return [made.map(({ state }) => state), payments.length] as const;
    };

    itInTrust(
      'does not make up for an instalment that was missed long ago, says so, and goes on with the next',
      async () => {
        expect(await downFor100Days(sipInstalment)).toEqual([Array(4).fill('cancelled'), 0]);
        const { orders: made, sip } = await traceOf(given.db, someone);
        expect(new Set(made.map(({ remarks }) => remarks))).toEqual(new Set([sipInstalmentText.missed]));
        const [set] = await given.db.select().from(orderSets).where(eq(orderSets.id, made[0]!.orderSetId));
        const shown = await orderSetOf({ ...kit.services, language: null }, set!);
        expect(shown.orders[0]).toMatchObject({ remarks: sipInstalmentText.missed });
        expect(orderTimeline(shown.orders[0]!).at(-1)).toEqual({ step: 'accepted', state: 'failed' });
        expect(sip).toMatchObject({ state: 'running', instalmentsDone: 5, nextDate: '2027-03-17' });
      },
    );

    itInTrust('debits three months in one minute where it does not check the date (naive twin)', async () => {
      const [made, debits] = await downFor100Days(diligentInstalment);
      expect([made.length, debits]).toEqual([4, 4]);
    });

    it('does nothing on its old date when its SIP has another date since', async () => {
      const ofSip = eq(sips.id, someone.sipId);
      await given.db
        .update(sips)
        .set({ nextDate: businessDate('2026-12-17') })
        .where(ofSip);
      await kit.scheduler.advanceTo(kit.clock, instantAt(businessDate('2026-11-19'), '12:00'));
      expect((await counts())[0]).toBe(0);
    });

    it('debits twice where it counts the orders instead (naive twin)', async () => {
      await until('2026-11-19', dying(naiveInstalment, 1));
      const [made, payments, book] = await counts();
      expect([made, payments, book]).toEqual([2, 2, 2]);
    });
  },
  'seeded',
);
