import type { BankChange } from '@prosperx/core/bank';
import { CUSTOMER_APPROVAL_VALIDITY } from '@prosperx/core/customer-approval';
import { PxError } from '@prosperx/core/errors';
import { businessDateAt, DAY, type Instant } from '@prosperx/core/time';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { bankAccounts, files, queue } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import { LINK_BANK_ACCOUNT, REFUSE_BANK_ACCOUNT, REVIEW_BANK_ACCOUNT } from '#queue/job-kinds.js';
import { endWaiting } from '#queue/operate.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import {
  allAccounts,
  type BankRow,
  hasRoom,
  makeDefault,
  makeFirstDefault,
  readAccounts,
} from '#records/bank/accounts.js';
import { enqueueNotice, notifyOwner } from '#records/profile/owner-notice.js';
import { lockedProfile } from '#records/profile/repository.js';
import { bankReviewText } from './bank-review.text.js';
import { enqueueForExchange } from './notify-exchange.js';

/** What the job of a review holds. */
export interface BankReview {
  readonly profileId: string;
  readonly bankAccountId: string;
  readonly kind: BankChange;
  /** The accounts in whose place it comes: the default one, and those that were under review, when it was given. Absent in reviews of a version before: any. */
  readonly inPlaceOf?: readonly string[];
  /** The cheque that was given for this account; absent in reviews of a version before. */
  readonly fileId?: string;
}

/** A cheque belongs to the change with which it was uploaded. Of one that an advisor prepared, its owner answers later. */
const validityOf = ({ preparedBy }: Pick<Context, 'preparedBy'>) =>
  preparedBy === undefined ? DAY : DAY + CUSTOMER_APPROVAL_VALIDITY;

const newCheque = (profileId: string) =>
  and(eq(files.profileId, profileId), eq(files.kind, 'new_cheque'), isNull(files.deletedAt));

/**
 * Returns the cheque that was uploaded for a new account and is still valid, and ties it to this change: the next upload of a cheque is
 * another one, and does not replace it. Throws `invalid_input` where there is none.
 */
export async function takeGivenCheque(
  tx: Db,
  ctx: Pick<Context, 'clock' | 'preparedBy'>,
  profileId: string,
): Promise<string> {
  const isGiven = and(newCheque(profileId), gt(files.createdAt, ctx.clock.now() - validityOf(ctx)));
  // of kind `other` an owner may have several
  const [cheque] = await tx.update(files).set({ kind: 'other' }).where(isGiven).returning({ id: files.id });
  if (!cheque) throw new PxError('invalid_input', { fields: { cheque: 'cheque_required' } });
  return cheque.id;
}

/** Returns the file of the cheque that belongs to a review; null where there is none any more. */
export async function chequeOf(db: Db, { fileId, profileId }: BankReview): Promise<string | null> {
  if (fileId !== undefined) return fileId;
  const [cheque] = await db.select({ id: files.id }).from(files).where(newCheque(profileId));
  return cheque?.id ?? null;
}

/** Puts an account before a person, who compares the names with the cheque, and tells its owner of it. */
export async function queueReview(tx: Db, ctx: Context, userId: string, review: BankReview): Promise<void> {
  const job = { kind: REVIEW_BANK_ACCOUNT, ref: newId('rev'), payload: review };
  await enqueue(tx, [job], ctx.clock.now());
  runSoon(ctx, [job]);
  await notifyOwner(tx, ctx, { change: 'bank_in_review', userId });
}

/** The reviews of an account. */
const reviewsOf = (bankAccountId: string) =>
  and(eq(queue.kind, REVIEW_BANK_ACCOUNT), eq(sql`${queue.payload} ->> 'bankAccountId'`, bankAccountId));

/** Ends the review of an account that its owner gives again or removes, with what was decided and is not done yet. */
export const withdrawReview = (tx: Db, bankAccountId: string, now: Instant): Promise<void> =>
  endWaiting(
    tx,
    and(
      inArray(queue.kind, [REVIEW_BANK_ACCOUNT, LINK_BANK_ACCOUNT, REFUSE_BANK_ACCOUNT]),
      eq(sql`${queue.payload} ->> 'bankAccountId'`, bankAccountId),
    ),
    now,
  );

async function isOpen(db: Db, { bankAccountId }: BankReview): Promise<boolean> {
  const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.id, bankAccountId));
  return row?.state === 'review';
}

/** Parks the job with the file of the cheque as its reason: `npm run queue -- approve ID` links the account, `drop ID` refuses it. */
export const reviewBankAccount: JobHandler = async ({ db }, { payload }) => {
  const review = payload as BankReview;
  if (!(await isOpen(db, review))) return;
  throw new PersonNeeded(bankReviewText.reason((await chequeOf(db, review)) ?? ''));
};

/** Returns what an account under review becomes when it is approved: where its owner has made another one the default since they gave it, it is one more. */
export async function changeNow(db: Db, { profileId, kind, inPlaceOf }: BankReview): Promise<BankChange> {
  const present = (await allAccounts(db, profileId)).find(({ isDefault }) => isDefault);
  return present && inPlaceOf && !inPlaceOf.includes(present.id) ? 'add' : kind;
}

/** Throws for a person where the exchange would lose another account that is in use; those under review are none. */
async function checkRoom(tx: Db, { clock }: Pick<Context, 'clock'>, { id, profileId }: BankRow): Promise<void> {
  const known = await readAccounts(tx, profileId, businessDateAt(clock.now()));
  const inUse = known.filter(({ row }) => row.state !== 'review');
  if (!hasRoom(inUse, id)) throw new PersonNeeded(bankReviewText.full);
}

/** Ends a review by what a person decided. One that was decided, or withdrawn by the owner, stays as it is, and so does one that began after the decision. */
const endReview =
  (decision: 'approved' | 'refused'): JobHandler =>
  async (services, { payload, seq }) => {
    const review = payload as BankReview;
    const { profileId, bankAccountId } = review;
    await services.db.transaction(async (tx) => {
      const { userId } = await lockedProfile(tx, profileId);
      if ((await tx.$count(queue, and(reviewsOf(bankAccountId), gt(queue.seq, seq)))) > 0) return;
      const own = and(eq(bankAccounts.id, bankAccountId), eq(bankAccounts.state, 'review'));
      // an account that is approved begins here: its owner's ten days are no shorter for the days of the review
      const decided =
        decision === 'approved'
          ? { state: 'active' as const, createdAt: services.clock.now() }
          : { state: 'replaced' as const };
      const [row] = await tx.update(bankAccounts).set(decided).where(own).returning();
      if (!row) return;
      await endWaiting(tx, reviewsOf(bankAccountId), services.clock.now());
      const kind = await changeNow(tx, review);
      if (decision === 'approved') {
        await checkRoom(tx, services, row);
        if (kind === 'replace') await makeDefault(tx, services, row, 'replaced');
        else await makeFirstDefault(tx, services, row);
        await enqueueForExchange(tx, services, profileId);
      }
      const linked = kind === 'replace' ? 'bank' : 'bank_added';
      await enqueueNotice(tx, services, { change: decision === 'approved' ? linked : 'bank_refused', userId });
      const note = { action: `bank_account.${decision}`, objectId: bankAccountId };
      await auditBySystem({ ...services, db: tx }, note);
    });
  };

export const linkReviewedAccount = endReview('approved');
export const refuseReviewedAccount = endReview('refused');
