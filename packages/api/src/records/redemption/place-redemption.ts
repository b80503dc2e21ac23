import { redemptionAccount } from '@prosperx/core/bank';
import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { type Paise, type Units, unitsFromScaled } from '@prosperx/core/money';
import {
  belowTargetText,
  checkRedemption,
  isBelowTarget,
  redemptionErrorText,
  type RedemptionErrorCode,
  type RedemptionLimits,
  type RedemptionMeasure,
  unitsToReserve,
} from '@prosperx/core/redemption';
import { businessDateAt, type Instant } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { type RedemptionRow, sales, schemes } from '#db/schema/index.js';
import { REDEEM } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { allAccounts } from '#records/bank/accounts.js';
import { newOrderNumber } from '#records/order/order-number.js';
import { type NamedPosition, readRedemptionPosition, type RedemptionPosition } from './redemption-position.js';

/** How much is sold: `amount` and `units` are read where the measure says so. */
export interface RedemptionRequest {
  readonly measure: RedemptionMeasure;
  readonly amount: Paise | null;
  readonly units: Units | null;
}

/** A redemption that is wanted. */
export interface NewRedemption extends NamedPosition, RedemptionRequest {
  /** The scheme of the same fund house that a switch goes to; null for a redemption. */
  readonly toSchemeId: string | null;
  /** The plan of which it is an instalment; the same instalment is placed once. */
  readonly planId?: string | null;
  readonly instalment?: number | null;
  /** The exchange's number of that plan, where the exchange makes its instalments itself. */
  readonly registrationNumber?: string | null;
  /** The time at which the exchange made it by itself; absent of one that is ordered now. */
  readonly madeAt?: Instant | undefined;
  readonly actorUserId?: string | null;
  readonly actorAgentCode?: string | null;
  readonly agentCode?: string | null;
}

type SchemeRow = RedemptionPosition['scheme'];

/** Returns the limits of a scheme for those who sell. */
export const limitsOf = (scheme: SchemeRow): RedemptionLimits => ({
  minimumRedemptionAmount: scheme.minimumRedemption,
  minimumRedemptionUnits: scheme.minimumRedemptionUnits,
  redemptionAmountMultiple: scheme.redemptionMultiple,
  redemptionUnitsMultiple: scheme.redemptionUnitsMultiple,
});

const CODES: Readonly<Record<RedemptionErrorCode, ErrorCode>> = {
  value_required: 'invalid_input',
  below_minimum: 'amount_below_minimum',
  above_available: 'units_too_few',
  not_multiple: 'amount_not_multiple',
  nothing_free: 'units_too_few',
};

/** Throws unless a position can be sold in this measure; the sentence is the one that the field has. */
export function checkRedemptionRequest(position: RedemptionPosition, request: RedemptionRequest): void {
  if (!position.scheme.allowRedemption) throw new PxError('redemption_not_allowed');
  const limits = limitsOf(position.scheme);
  const fault = checkRedemption(limits, position.available, request);
  if (fault === undefined) return;
  const { measure } = request;
  const message = redemptionErrorText(fault, limits, position.available, measure);
  throw new PxError(CODES[fault], { message, fields: { [measure]: fault } });
}

/** Throws where a switch is worth less than the scheme takes that it goes to; instalments of plans have minimums of their own. */
export function checkTarget(
  { available, price }: RedemptionPosition,
  request: RedemptionRequest,
  target: SchemeRow,
): void {
  const minimum = target.minimumLumpsum;
  if (minimum === null) throw new PxError('switch_not_allowed');
  if (!isBelowTarget(minimum, available, request, price)) return;
  const fields = { [request.measure]: 'below_target' };
  throw new PxError('amount_below_minimum', { message: belowTargetText(minimum), fields });
}

/** Returns the units that a redemption holds back: never more than are free. */
function reserveFor({ free, price }: RedemptionPosition, { measure, amount, units }: RedemptionRequest): Units {
  if (measure === 'all') return free;
  const wanted = measure === 'units' ? (units ?? free) : unitsToReserve(amount ?? (0 as Paise), price);
  return unitsFromScaled(Math.min(wanted, free));
}

/** Returns the scheme that a switch goes to. Throws unless it is another one of the same fund house that takes money. */
export async function switchTarget(db: Db, { scheme }: RedemptionPosition, toSchemeId: string): Promise<SchemeRow> {
  const [target] = await db.select().from(schemes).where(eq(schemes.id, toSchemeId));
  if (!target) throw new PxError('scheme_unknown');
  const isOther = target.id !== scheme.id && target.fundHouse === scheme.fundHouse;
  if (!isOther || !target.isListed || !target.allowPurchase || target.latestNav === null)
    throw new PxError('switch_not_allowed');
  return target;
}

/** Returns the account that a redemption is paid to from a day on. Throws `payout_account_missing` where there is none. */
export async function payoutAccountOf(db: Db, profileId: string, now: Instant) {
  const account = await findPayoutAccount(db, profileId, now);
  if (!account) throw new PxError('payout_account_missing');
  return account;
}

/** Returns the account that a redemption is paid to from a day on; null where there is none, which a switch does not need. */
export async function findPayoutAccount(db: Db, profileId: string, now: Instant) {
  return redemptionAccount(await allAccounts(db, profileId), businessDateAt(now)) ?? null;
}

/**
 * Places a redemption in the caller's transaction: stores it, holds its units back, and queues its message to the exchange. The folio is locked
 * from the first look at its units until the transaction ends, so that redemptions which are placed at once see each other. Whoever calls has
 * asked for the code, or has it from the plan. Throws `units_too_few` with the sentence of the field, and the codes of what the scheme
 * does not take.
 */
export async function placeRedemption(tx: Db, wanted: NewRedemption, now: Instant): Promise<RedemptionRow> {
  const position = await readRedemptionPosition(tx, wanted, businessDateAt(now), true);
  checkRedemptionRequest(position, wanted);
  const { measure, amount, units, toSchemeId, profileId } = wanted;
  const target = toSchemeId === null ? null : await switchTarget(tx, position, toSchemeId);
  const { planId = null, instalment = null, registrationNumber = null } = wanted;
  if (target !== null && planId === null) checkTarget(position, wanted, target);
  const account = target === null ? await payoutAccountOf(tx, profileId, now) : null;
  const { actorUserId = null, actorAgentCode = null, agentCode = null } = wanted;
  const [redemption] = await tx
    .insert(sales)
    .values({
      id: newId('sale'),
      pxOrderNumber: newOrderNumber(),
      profileId,
      folioId: position.folioId,
      schemeId: position.scheme.id,
      kind: target === null ? 'redemption' : 'switch',
      toSchemeId: target?.id ?? null,
      clientRef: newId('ref'),
      measure,
      amount: measure === 'amount' ? amount : null,
      units: measure === 'units' ? units : null,
      reservedUnits: reserveFor(position, wanted),
      bankAccountId: account?.id ?? null,
      planId,
      instalment,
      registrationNumber,
      actorUserId,
      actorAgentCode,
      agentCode,
      state: 'created',
      createdAt: wanted.madeAt ?? now,
      changedAt: now,
    })
    .returning();
  if (!redemption) throw new Error('a sale was not stored');
  await enqueue(tx, [{ kind: REDEEM, ref: redemption.clientRef, payload: { saleId: redemption.id } }], now);
  return redemption;
}
