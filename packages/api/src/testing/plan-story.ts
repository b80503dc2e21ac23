import { getPlans, type Plan } from '@prosperx/core/stp';
import { businessDate, instantAt } from '@prosperx/core/time';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { ledgerEntries, sales } from '#db/schema/index.js';
import { reconcile } from '#reconciliation/reconcile.js';
import { schemeOf } from './investing.js';
import type { newRunningPlan } from './planning.js';
import { type TestKit, testKit } from './test-kit.js';
import { testCrypto } from './test-services.js';

type Running = Awaited<ReturnType<typeof newRunningPlan>>;

/** A server of its own for each story, since each moves the time; `given.db` is its database. */
export function planStory(given: { readonly db: Db }) {
  const kit: TestKit = testKit(given.db);
  const { db } = given;
  return {
    kit,
    db,
    goTo: (date: string, time = '10:00') => kit.scheduler.advanceTo(kit.clock, instantAt(businessDate(date), time)),
    planOf: async (running: Running) =>
      (await (await running.again()).call(getPlans, { query: { ucc: running.ucc } }))[0]!,
    redemptionsOf: ({ planId }: Running) =>
      db.select().from(sales).where(eq(sales.planId, planId)).orderBy(asc(sales.instalment)),
    unitsOf: async ({ profileId }: Running, amfiCode: string) => {
      const rows = await db
        .select({ units: ledgerEntries.units })
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.profileId, profileId), eq(ledgerEntries.schemeId, schemeOf(amfiCode).id)));
      return rows.reduce((sum, { units }) => sum + units, 0);
    },
    discrepancies: async () => (await reconcile(db, 'all', testCrypto)).discrepancies,
  };
}

export type PlanStory = ReturnType<typeof planStory>;

/** The dates of the instalments of a plan that have fallen due, oldest first. */
export const datesOf = (plan: Plan) => plan.instalments.map(({ date }) => date).reverse();
