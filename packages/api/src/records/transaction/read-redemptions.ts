import { type Paise, type Units, unitsFromScaled } from '@prosperx/core/money';
import type { TransactionKind, TransactionRow, TransactionState } from '@prosperx/core/portfolio';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { folios, planInstalments, type RedemptionRow, sales, schemes, transferPlans } from '#db/schema/index.js';

const scheme = { schemeId: schemes.id, schemeName: schemes.name, brand: schemes.fundHouse };

/** Returns what a profile sells: redemptions, switches and the instalments of its plans, from their order on. */
export async function readRedemptions(db: Db, profileId: string): Promise<TransactionRow[]> {
  const rows = await db
    .select({ redemption: sales, folioNo: folios.folioNumber, scheme })
    .from(sales)
    .innerJoin(folios, eq(folios.id, sales.folioId))
    .innerJoin(schemes, eq(schemes.id, sales.schemeId))
    .where(eq(sales.profileId, profileId));
  return rows.map(({ redemption, folioNo, scheme: of }) => ({
    ...of,
    transactionId: redemption.id,
    transactionDate: businessDateAt(redemption.createdAt),
    kind: kindOf(redemption),
    state: stateOf(redemption),
    folioNo,
    amount: amountOf(redemption),
    units: unitsOf(redemption),
    nav: redemption.nav,
    navDate: redemption.navDate,
    pxOrderNumber: redemption.pxOrderNumber,
    instalment: redemption.instalment,
    reason: redemption.state === 'refused' ? redemption.remarks : '',
  }));
}

function kindOf({ planId, toSchemeId }: RedemptionRow): TransactionKind {
  if (planId !== null) return toSchemeId === null ? 'swp' : 'stp';
  return toSchemeId === null ? 'redemption' : 'switch_out';
}

function stateOf({ state }: RedemptionRow): TransactionState {
  if (state === 'settled') return 'done';
  return state === 'refused' ? 'failed' : 'in_progress';
}

/** What is paid out, or was asked for while that is not known. */
const amountOf = ({ payout, amount }: RedemptionRow): Paise | null => payout ?? amount;

/** The units that go out, below zero as in the ledger: those that were sold, or were asked for while that is not known. */
function unitsOf({ soldUnits, measure, reservedUnits }: RedemptionRow): Units | null {
  const out = soldUnits ?? (measure === 'amount' ? null : reservedUnits);
  return out === null ? null : unitsFromScaled(-out);
}

/** Returns the instalments of a profile's plans that came to no redemption, each with its reason. */
export async function readFailedInstalments(db: Db, profileId: string): Promise<TransactionRow[]> {
  const rows = await db
    .select({ made: planInstalments, plan: transferPlans, scheme })
    .from(planInstalments)
    .innerJoin(transferPlans, eq(transferPlans.id, planInstalments.planId))
    .innerJoin(schemes, eq(schemes.id, transferPlans.schemeId))
    .where(and(eq(transferPlans.profileId, profileId), isNull(planInstalments.saleId)));
  return rows.map(({ made, plan, scheme: of }) => ({
    ...of,
    transactionId: made.id,
    transactionDate: made.date,
    kind: plan.kind === 'STP' ? 'stp' : 'swp',
    state: 'failed',
    folioNo: plan.folioNumber,
    amount: plan.amount,
    units: null,
    nav: null,
    navDate: null,
    pxOrderNumber: null,
    instalment: made.instalment,
    reason: made.failure ?? '',
  }));
}
