import { always, type BookedPlanFile, type Check, checksOf, type PlanFile } from './books.js';
import { grouped } from './grouped.js';
import type { Records } from './read-records.js';
import { says, saysBookedPlan, saysEach, saysPlan, saysRedemption } from './says.js';

/** Joins each STP and SWP with its instalments, their redemptions, and the exchange's book. */
export function joinPlans(records: Records): { plans: readonly PlanFile[]; bookedPlans: readonly BookedPlanFile[] } {
  const instalmentsOf = grouped(records.planInstalments, ({ planId }) => planId);
  const redemptionsOf = grouped(records.sales, ({ planId }) => planId);
  const bookedOf = grouped(records.bookedPlans, ({ clientRef }) => clientRef);
  const plans = records.plans.map((plan): PlanFile => ({
    plan,
    instalments: instalmentsOf(plan.id),
    sales: redemptionsOf(plan.id),
    booked: bookedOf(plan.clientRef),
    hasPendingMessage: records.pendingMessages.has(plan.clientRef),
  }));
  const byRef = new Map(plans.map((file) => [file.plan.clientRef, file]));
  return {
    plans: plans.filter(({ plan: { profileId } }) => records.people.has(profileId)),
    bookedPlans: records.theirs.bookedPlans.map((booked) => ({ booked, plan: byRef.get(booked.clientRef) })),
  };
}

const plan = checksOf(
  ({ plans }) => plans,
  (file) => file.plan.id,
  ({ plan: ours, instalments, sales }) => [
    says('plan', { amount: ours.amount }, ours.status, `${ours.instalmentsDone} / ${ours.instalments}`, ours.nextDate),
    says('instalments', {}, String(instalments.length)),
    ...saysEach('redemption', sales, saysRedemption),
    ...(ours.keptReason === null ? [] : [says('exchange', {}, ours.keptReason)]),
  ],
);
const planAtExchange = checksOf(
  ({ plans }) => plans,
  (file) => file.plan.id,
  ({ plan: ours, booked }) => [saysPlan(ours), ...saysEach('exchange', booked, saysBookedPlan)],
);
const bookedPlan = checksOf(
  ({ bookedPlans }) => bookedPlans,
  (file) => `exchange ${file.booked.registrationNumber}`,
  ({ booked, plan: ours }) => [saysBookedPlan(booked), ...saysEach('plan', ours ? [ours.plan] : [], saysPlan)],
);

const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

/** Says whether the instalments are those from the first to the last that fell due, each once. */
function isCounted({ plan: { instalmentsDone, instalments: all }, instalments }: PlanFile): boolean {
  const numbers = sorted(instalments.map(({ instalment }) => instalment));
  return instalmentsDone <= all && numbers.length === instalmentsDone && numbers.every((each, at) => each === at + 1);
}

/** Says whether the exchange keeps nothing of a plan that is over here; it may not have answered yet. */
function isLetGo({ plan: { keptReason }, hasPendingMessage }: PlanFile): boolean {
  return keptReason === null || (keptReason === '' && hasPendingMessage);
}

/** Says whether the redemptions of a plan are those of its instalments, of its fund, folio owner, destination and amount. */
function isSoldAsPlanned({ plan: wanted, instalments, sales }: PlanFile): boolean {
  const byId = new Map(sales.map((redemption) => [redemption.id, redemption]));
  const made = instalments.filter(({ saleId }) => saleId !== null);
  if (made.length !== sales.length) return false;
  return made.every(({ saleId, instalment, failure }) => {
    const redemption = byId.get(saleId ?? '');
    if (redemption?.instalment !== instalment) return false;
    const isSame =
      redemption.profileId === wanted.profileId &&
      redemption.schemeId === wanted.schemeId &&
      redemption.toSchemeId === wanted.toSchemeId &&
      redemption.amount === wanted.amount;
    // news of a refusal may still be on its way
    return isSame && (failure === null || redemption.state === 'refused');
  });
}

/** Compares STPs and SWPs with their instalments and sales. */
export const planChecks: readonly Check[] = [
  plan('plan_instalments', always, isCounted),
  plan('plan_sales', always, isSoldAsPlanned),
  plan('plan_runs', always, ({ plan: { status, nextDate } }) => (status === 'ACTIVE') === (nextDate !== null)),
  plan('plan_let_go', always, isLetGo),
];

const runsThere = ({ booked }: PlanFile) => booked.filter(({ state }) => state === 'registered');

/** Compares STPs and SWPs with those that the exchange runs. */
export const planAtExchangeChecks: readonly Check[] = [
  planAtExchange(
    'plan_at_exchange',
    ({ plan: { status } }) => status === 'ACTIVE',
    (file) => {
      const [booked, ...others] = runsThere(file);
      const { registrationNumber, amount, kind } = file.plan;
      const isSame = booked?.registrationNumber === registrationNumber && booked.amount === amount;
      return others.length === 0 && isSame && booked.kind === kind;
    },
  ),
  bookedPlan(
    'plan_known_here',
    ({ booked: { state } }) => state === 'registered',
    ({ plan: file }) =>
      file !== undefined &&
      (file.hasPendingMessage || file.plan.status === 'ACTIVE' || file.plan.status === 'COMPLETED'),
  ),
];
