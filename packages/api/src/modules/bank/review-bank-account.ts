import type { BankChange } from '@prosperx/core/bank';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { bankAccounts, files } from '#db/schema/index.js';
import { throwFieldErrors } from '#http/field-errors.js';
import type { Context } from '#kernel/context.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import { REVIEW_BANK_ACCOUNT } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { makeDefault, makeFirstDefault } from '#records/bank/accounts.js';
import { enqueueNotice } from '#records/profile/owner-notice.js';
import { lockedProfile } from '#records/profile/repository.js';
import { bankReviewText } from './bank-review.text.js';
import { enqueueForExchange } from './notify-exchange.js';

interface Review {
  readonly profileId: string;
  readonly bankAccountId: string;
  readonly kind: BankChange;
}

/** A cheque belongs to the change with which it was uploaded. */
const CHEQUE_VALIDITY = 24 * 3_600_000;

const chequeOf = (profileId: string) =>
  and(eq(files.profileId, profileId), eq(files.kind, 'new_cheque'), isNull(files.deletedAt));

/** Throws `invalid_input` unless a cheque was uploaded for a new account within the last day. */
export async function checkGivenCheque(tx: Db, { clock }: Pick<Context, 'clock'>, profileId: string): Promise<void> {
  const isNew = and(chequeOf(profileId), gt(files.createdAt, clock.now() - CHEQUE_VALIDITY));
  const cheques = await tx.$count(files, isNew);
  throwFieldErrors({ cheque: cheques > 0 ? null : 'cheque_required' });
}

/** Puts an account before a person, who compares the names with the cheque. */
export async function queueReview(tx: Db, ctx: Context, review: Review): Promise<void> {
  const job = { kind: REVIEW_BANK_ACCOUNT, ref: newId('rev'), payload: review };
  await enqueue(tx, [job], ctx.clock.now());
  runSoon(ctx, [job]);
}

async function isOpen(db: Db, { bankAccountId }: Review): Promise<boolean> {
  const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.id, bankAccountId));
  return row?.state === 'review';
}

/** Parks the job with the file of the cheque as its reason: `npm run queue -- approve ID` links the account, `drop ID` refuses it. */
export const reviewBankAccount: JobHandler = async ({ db }, { payload }) => {
  const review = payload as Review;
  if (!(await isOpen(db, review))) return;
  const [cheque] = await db.select({ id: files.id }).from(files).where(chequeOf(review.profileId));
  throw new PersonNeeded(bankReviewText.reason(cheque?.id ?? ''));
};

/** Ends a review by what a person decided. One that was decided, or withdrawn by the owner, stays as it is. */
const endReview =
  (decision: 'approved' | 'refused'): JobHandler =>
  async (services, { payload }) => {
    const { profileId, bankAccountId, kind } = payload as Review;
    await services.db.transaction(async (tx) => {
      const { userId } = await lockedProfile(tx, profileId);
      const own = and(eq(bankAccounts.id, bankAccountId), eq(bankAccounts.state, 'review'));
      const state = decision === 'approved' ? ('active' as const) : ('replaced' as const);
      const [row] = await tx.update(bankAccounts).set({ state }).where(own).returning();
      if (!row) return;
      if (decision === 'approved') {
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
