import { eq } from 'drizzle-orm';
import { profiles, type TransferPlanRow } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import type { ExchangePlan } from '#providers/exchange/port/plans.js';
import { subBrokerOf } from '#records/order/sub-broker.js';
import { frequencyNameOf, readScheme } from './plan-terms.js';

/** Returns a plan as the exchange is given it. */
export async function exchangePlanOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  plan: TransferPlanRow,
): Promise<ExchangePlan> {
  const [profile] = await db.select({ ucc: profiles.ucc }).from(profiles).where(eq(profiles.id, plan.profileId));
  if (!profile) throw new Error('a plan has no owner');
  const { isin: fromIsin } = await readScheme(db, plan.schemeId);
  const { clientRef, kind, folioNumber, amount, instalments, startDate, endDate, firstOrderToday } = plan;
  return {
    clientRef,
    kind,
    folioNumber,
    amount,
    instalments,
    startDate,
    endDate,
    firstOrderToday,
    fromIsin,
    ucc: profile.ucc,
    subBroker: await subBrokerOf({ db, clock }, plan.agentCode),
    toIsin: plan.toSchemeId === null ? null : (await readScheme(db, plan.toSchemeId)).isin,
    frequency: frequencyNameOf(plan.frequency),
  };
}
