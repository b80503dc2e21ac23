import { redemptionAccount } from '@prosperx/core/bank';
import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { type Nav, type Paise, type Units, unitsFromScaled, ZERO_PAISE, ZERO_UNITS } from '@prosperx/core/money';
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
import {
  type Holding,
  type NamedPosition,
  readHolding,
  readRedemptionPosition,
  type RedemptionPosition,
} from './redemption-position.js';

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

/** An instalment of a plan is bound by what the scheme takes of plans, which was checked as the plan was entered. */
const LIMITS_OF_INSTALMENTS: RedemptionLimits = {
  minimumRedemptionAmount: ZERO_PAISE,
  minimumRedemptionUnits: ZERO_UNITS,
  redemptionAmountMultiple: ZERO_PAISE,
  redemptionUnitsMultiple: ZERO_UNITS,
};

const CODES: Readonly<Record<RedemptionErrorCode, ErrorCode>> = {
  value_required: 'invalid_input',
  below_minimum: 'amount_below_minimum',
  above_available: 'units_too_few',
  not_multiple: 'amount_not_multiple',
  nothing_free: 'units_too_few',
};

/** Throws unless a position can be sold in this measure, within the limits of its scheme or others; the sentence is the one that the field has. */
export function checkRedemptionRequest(
  position: RedemptionPosition,
  request: RedemptionRequest,
  limits = limitsOf(position.scheme),
): void {
  if (!position.scheme.allowRedemption) throw new PxError('redemption_not_allowed');
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

/** Returns the units that a redemption holds back: never more than are free, and all of these where no NAV says how many. */
function reserveFor(free: Units, price: Nav | null, { measure, amount, units }: RedemptionRequest): Units {
  if (measure === 'all' || price === null) return free;
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
  const isInstalment = (wanted.planId ?? null) !== null;
  checkRedemptionRequest(position, wanted, isInstalment ? LIMITS_OF_INSTALMENTS : undefined);
  const { toSchemeId, profileId } = wanted;
  const target = toSchemeId === null ? null : await switchTarget(tx, position, toSchemeId);
  if (target !== null && !isInstalment) checkTarget(position, wanted, target);
  const account = target === null ? await payoutAccountOf(tx, profileId, now) : null;
  return store(tx, wanted, { holding: position, accountId: account?.id ?? null, createdAt: now }, now);
}

/**
 * Stores an instalment that the exchange has made of a plan by itself, and has it looked up there. The units are sold whatever our rules and
 * the last NAV say, so that nothing is checked: what became of it is in the exchange's statement.
 * @param madeAt when the exchange made it
 */
export async function bookMadeInstalment(
  tx: Db,
  made: NewRedemption,
  madeAt: Instant,
  now: Instant,
): Promise<RedemptionRow> {
  const holding = await readHolding(tx, made, businessDateAt(madeAt), true);
  const account = made.toSchemeId === null ? await findPayoutAccount(tx, made.profileId, now) : null;
  return store(tx, made, { holding, accountId: account?.id ?? null, createdAt: madeAt }, now);
}

interface Placed {
  readonly holding: Holding;
  readonly accountId: string | null;
  readonly createdAt: Instant;
}

async function store(tx: Db, wanted: NewRedemption, placed: Placed, now: Instant): Promise<RedemptionRow> {
  const { measure, amount, units, toSchemeId, profileId } = wanted;
  const { planId = null, instalment = null, registrationNumber = null } = wanted;
  const { actorUserId = null, actorAgentCode = null, agentCode = null } = wanted;
  const { folioId, scheme, free } = placed.holding;
  const [redemption] = await tx
    .insert(sales)
    .values({
      id: newId('sale'),
      pxOrderNumber: newOrderNumber(),
      profileId,
      folioId,
      schemeId: scheme.id,
      kind: toSchemeId === null ? 'redemption' : 'switch',
      toSchemeId,
      clientRef: newId('ref'),
      measure,
      amount: measure === 'amount' ? amount : null,
      units: measure === 'units' ? units : null,
      reservedUnits: reserveFor(free, scheme.latestNav, wanted),
      bankAccountId: placed.accountId,
      planId,
      instalment,
      registrationNumber,
      actorUserId,
      actorAgentCode,
      agentCode,
      state: 'created',
      createdAt: placed.createdAt,
      changedAt: now,
    })
    .returning();
  if (!redemption) throw new Error('a sale was not stored');
  await enqueue(tx, [{ kind: REDEEM, ref: redemption.clientRef, payload: { saleId: redemption.id } }], now);
  return redemption;
}
