import { PxError } from '@prosperx/core/errors';
import { ZERO_UNITS } from '@prosperx/core/money';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import {
  checkPlan,
  confirmationDeadline,
  endsByDate,
  instalmentsOf,
  type PlanDraft,
  type PlanForm,
  type PlanFrequency,
  planTotal,
  readSchemeCode,
  type registerPlan as call,
} from '@prosperx/core/stp';
import { type BusinessDate, businessDateAt, type ExchangeCalendar, HOUR } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { type TransferPlanRow, transferPlans } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { runSoon } from '#queue/worker.js';
import { takesPurchases } from '#records/fund/ordered-scheme.js';
import { checkTransact } from '#records/order/check-transact.js';
import { readPositions } from '#records/portfolio/repository.js';
import { checkNotDeleted } from '#records/profile/check-not-deleted.js';
import { ownProfile } from '#records/profile/repository.js';
import { payoutAccountOf } from '#records/redemption/place-redemption.js';
import { readHolding } from '#records/redemption/redemption-position.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { queuePlanNotification } from './plan-notification.js';
import { checkKind, readScheme, readTerms, type SchemeRow } from './plan-terms.js';
import { readPlans, scheduleExpiry } from './repository.js';

/** The limit of plans that one account enters: each sends a notification. */
const PLANS_AN_HOUR = { most: 20, within: HOUR } as const;

/**
 * Enters a plan and queues the notification with the link by which its owner confirms it, in the transaction that keeps the answer: nothing is
 * sent to the exchange before that.
 */
export const registerPlan: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  if (!isRegisteredWithBse(subject)) throw new PxError('not_onboarded');
  await consumeLimit(ctx, throttleKey(ctx, 'plan', subject.profileId), PLANS_AN_HOUR);
  const { id } = await enterPlan(ctx, input);
  runSoon(ctx, [await queuePlanNotification(ctx.db, { about: 'link', planId: id }, ctx.clock.now())]);
  const [plan] = await readPlans(ctx, eq(transferPlans.id, id));
  if (!plan) throw new PxError('stp_not_created');
  return plan;
};

/** Enters a plan that waits for its owner, once it was checked. */
export async function enterPlan(ctx: Context, form: PlanForm): Promise<TransferPlanRow> {
  await checkNotDeleted(ctx);
  return storePlan(ctx, form, await checkedPlan(ctx, form));
}

/** The schemes of a plan. Throws what is wrong with it: field by field, or that its owner may not have it. */
export async function checkedPlan(ctx: Context, form: PlanForm): Promise<PlanSchemes> {
  checkKind(ctx, form.trxnType);
  const { source, target, draft } = await draftOf(ctx, form);
  const transaction = form.trxnType === 'STP' ? ('stp' as const) : ('swp' as const);
  await checkTransact(ctx, [{ transaction, fundHouse: source.fundHouse }]);
  const now = ctx.clock.now();
  if (form.trxnType === 'SWP') await payoutAccountOf(ctx.db, subjectOf(ctx).profileId, now);
  throwErrors(draft, form, businessDateAt(now), ctx.calendar);
  return { source, target };
}

export interface PlanSchemes {
  readonly source: SchemeRow;
  readonly target: SchemeRow | null;
}

/** Reads what a form names: schemes, what they accept, and the units of the folio. */
async function draftOf(ctx: Context, form: PlanForm): Promise<PlanSchemes & { readonly draft: PlanDraft }> {
  const { trxnType: kind, endDate, firstOrderToday } = form;
  const source = await schemeNamed(ctx, form.fromSchemeCode, form.fromIsin, 'fromSchemeCode');
  const target = kind === 'STP' ? await schemeNamed(ctx, form.toSchemeCode, form.toIsin, 'toSchemeCode') : null;
  const draft: PlanDraft = {
    ...form,
    endDate,
    firstOrderToday: firstOrderToday === 'Y',
    source: {
      schemeId: source.id,
      fundHouse: source.fundHouse,
      terms: await readTerms(ctx.db, source.id, kind),
      allowed: isAllowed(source, kind),
      ...(await unitsOf(ctx, form, source)),
    },
    target: target && {
      schemeId: target.id,
      fundHouse: target.fundHouse,
      terms: takesPurchases(target) ? await readTerms(ctx.db, target.id, kind) : [],
    },
  };
  return { source, target, draft };
}

/** Returns the units of a scheme in a folio of the account holder, and those that the first instalment finds free; none in a folio that is not theirs. */
async function unitsOf(ctx: Context, form: PlanForm, { id: schemeId }: SchemeRow) {
  const { folioNo: folioNumber, startDate, firstOrderToday } = form;
  const { profileId } = subjectOf(ctx);
  const positions = await readPositions(ctx.db, profileId);
  const held = positions.find(({ folioNo, scheme }) => folioNo === folioNumber && scheme.id === schemeId);
  if (!held) return { units: ZERO_UNITS, free: ZERO_UNITS };
  const first = firstOrderToday === 'Y' ? businessDateAt(ctx.clock.now()) : startDate;
  const { free } = await readHolding(ctx.db, { profileId, schemeId, folioNumber }, first, false);
  return { units: held.units, free };
}

/** Tells whether a scheme lets units go by plans of a kind. */
const isAllowed = ({ allowRedemption, stpAllowed }: SchemeRow, kind: PlanForm['trxnType']) =>
  allowRedemption && (kind === 'SWP' || stpAllowed);

async function schemeNamed(ctx: Context, code: string, isin: string, field: string): Promise<SchemeRow> {
  const named = readSchemeCode(code);
  if (!named) throw new PxError('invalid_input', { fields: { [field]: 'scheme_code_unreadable' } });
  const scheme = await readScheme(ctx.db, named.encryptedSchemeId);
  if (scheme.isin !== named.isin || scheme.isin !== isin) throw new PxError('scheme_unknown');
  return scheme;
}

/** Throws `invalid_input` with the fault of each field; a total or a count that does not fit the rest is the program's own fault. */
function throwErrors(draft: PlanDraft, form: PlanForm, today: BusinessDate, calendar: ExchangeCalendar): void {
  const errors: Record<string, string> = { ...checkPlan(draft, today, calendar) };
  const counted = instalmentsOf(draft, calendar);
  if (counted !== null && form.noOfInstallments !== counted) errors['noOfInstallments'] ??= 'instalments_differ';
  if (form.totalamount !== planTotal(form.installmentAmount, form.noOfInstallments))
    errors['totalamount'] = 'total_differs';
  if (Object.keys(errors).length > 0) throw new PxError('invalid_input', { fields: errors });
}

async function storePlan(ctx: Context, form: PlanForm, { source, target }: PlanSchemes): Promise<TransferPlanRow> {
  const { profileId } = subjectOf(ctx);
  const now = ctx.clock.now();
  const firstOrderToday = form.firstOrderToday === 'Y';
  const content = {
    kind: form.trxnType,
    schemeId: source.id,
    toSchemeId: target?.id ?? null,
    folioNumber: form.folioNo,
    amount: form.installmentAmount,
    frequency: form.freqType,
    instalments: form.noOfInstallments,
    startDate: form.startDate,
    endDate: endsByDate(form.freqType) ? form.endDate : null,
    firstOrderToday,
  };
  const id = newId('plan');
  const [plan] = await ctx.db
    .insert(transferPlans)
    .values({
      ...content,
      frequency: form.freqType as PlanFrequency,
      id,
      profileId,
      clientRef: newId('ref'),
      agentCode: ctx.agentCode,
      createdAt: now,
      changedAt: now,
      status: ctx.actor.kind === 'advisor' ? 'PENDING' : 'PENDNEW',
      actorAgentCode: ctx.actor.kind === 'advisor' ? ctx.actor.agentCode : null,
      contentHash: ctx.crypto.lookup('plan-content', JSON.stringify([id, content])),
      actBefore: confirmationDeadline(firstOrderToday, now),
    })
    .returning();
  if (!plan) throw new PxError('stp_not_created');
  await scheduleExpiry(ctx.db, plan, now);
  await audit(ctx, { action: 'plan.entered', objectId: id, details: { kind: plan.kind, amount: plan.amount } });
  return plan;
}
