import { type BankChange, needsCheque } from '@prosperx/core/bank';
import { CUSTOMER_APPROVAL_VALIDITY } from '@prosperx/core/customer-approval';
import { PxError } from '@prosperx/core/errors';
import { type BusinessDate, businessDateAt, DAY } from '@prosperx/core/time';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { bankAccounts, files, queue } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { PersonNeeded } from '#kernel/person-needed.js';
import type { Services } from '#kernel/services.js';
import { endWaiting } from '#queue/operate.js';
import type { JobHandler } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import {
  allAccounts,
  type BankRow,
  hasRoom,
  isInUse,
  makeDefault,
  readAccounts,
  settleDefault,
} from '#records/bank/accounts.js';
import { accountCheck, accountOf } from '#records/bank/repository.js';
import { type BankReview, enqueueReview, reviewsOf, withdrawReview } from '#records/bank/reviews.js';
import { enqueueNotice, notifyOwner } from '#records/profile/owner-notice.js';
import type { OwnerChange } from '#records/profile/owner-notice.text.js';
import { lockedProfile, nameOnPan, type ProfileRow, readProfile } from '#records/profile/repository.js';
import { bankReviewText } from './bank-review.text.js';
import { enqueueForExchange } from './notify-exchange.js';
import { askBank } from './verify-bank-account.js';

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

/** Puts an account before a person, and tells its owner of it. */
export async function queueReview(tx: Db, ctx: Context, userId: string, review: BankReview): Promise<void> {
  runSoon(ctx, [await enqueueReview(tx, ctx, review)]);
  await notifyOwner(tx, ctx, { change: 'bank_in_review', userId });
}

async function openReview(db: Db, { bankAccountId }: BankReview): Promise<BankRow | null> {
  const row = await accountOf(db, bankAccountId);
  return row?.state === 'review' ? row : null;
}

/** Asks the bank again that did not answer in onboarding, and keeps the holder that it names. */
async function askAgain(services: Services, profile: ProfileRow, row: BankRow): Promise<BankRow> {
  const { db, clock, crypto } = services;
  const given = { account: crypto.open(bankAccounts.account, row), ifsc: row.ifsc };
  const answer = await askBank(services, row.profileId, nameOnPan(profile), given);
  if (answer.kind !== 'verified') return row;
  const holderName = crypto.seal(bankAccounts.holderName, row.id, answer.holderName);
  const found = { holderName, verifiedAt: clock.now(), bypassedAt: null };
  await db.update(bankAccounts).set(found).where(eq(bankAccounts.id, row.id));
  return { ...row, ...found };
}

/** Tells whether the bank names the owner of the account of onboarding by now. */
async function isOwnersByNow(services: Services, row: BankRow): Promise<boolean> {
  const { profile } = await readProfile(services.db, row.profileId);
  const known = row.bypassedAt === null ? row : await askAgain(services, profile, row);
  return !needsCheque(accountCheck(services, profile, known));
}

/** Parks the job with the file of the cheque as its reason: `npm run queue -- approve ID` links the account, `drop ID` refuses it. */
export const reviewBankAccount: JobHandler = async (services, message) => {
  const review = message.payload as BankReview;
  const row = await openReview(services.db, review);
  if (!row) return;
  if (review.isFirst && (await isOwnersByNow(services, row))) return linkReviewedAccount(services, message);
  throw new PersonNeeded(bankReviewText.reason((await chequeOf(services.db, review)) ?? ''));
};

/** Returns what an account under review becomes when it is approved: where its owner has made another one the default since they gave it, it is one more. */
export async function changeNow(db: Db, { profileId, kind, inPlaceOf }: BankReview): Promise<BankChange> {
  const present = (await allAccounts(db, profileId)).find(({ isDefault }) => isDefault);
  return present && inPlaceOf && !inPlaceOf.includes(present.id) ? 'add' : kind;
}

/** Throws for a person where the exchange would lose another account that is in use. */
async function checkRoom(tx: Db, { clock }: Pick<Context, 'clock'>, { id, profileId }: BankRow): Promise<void> {
  const known = await readAccounts(tx, profileId, businessDateAt(clock.now()));
  if (!hasRoom(known.filter(isInUse), id)) throw new PersonNeeded(bankReviewText.full);
}

/** Ends the review of the first account where another one replaces it. */
export async function withdrawFirst(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  rows: readonly BankRow[],
): Promise<void> {
  const first = rows.find(({ isDefault, state }) => isDefault && state === 'review');
  if (first) await withdrawReview(tx, first.id, clock.now());
}

/** The notice of an account that was linked, by the day from which redemptions go to it; null: it did not become the default one. */
export function linkedNotice({ clock }: Pick<Context, 'clock'>, from: BusinessDate | null): OwnerChange {
  if (from === null) return 'bank_added';
  return from > businessDateAt(clock.now()) ? 'bank' : 'bank_at_once';
}

/** Links an account that was approved. Returns its notice. */
async function link(tx: Db, services: Services, row: BankRow, review: BankReview): Promise<OwnerChange> {
  const { profileId, isDefault } = row;
  await checkRoom(tx, services, row);
  const isPlaced = (await changeNow(tx, review)) === 'replace' || isDefault;
  if (isPlaced && !isDefault) await withdrawFirst(tx, services, await allAccounts(tx, profileId));
  const from = await (isPlaced ? makeDefault(tx, services, row, 'replaced') : settleDefault(tx, services, profileId));
  await enqueueForExchange(tx, services, profileId);
  if (review.isFirst) return from === null ? 'former_bank_approved' : 'first_bank_approved';
  return linkedNotice(services, from);
}

/** Puts a verified account in the place of one that was refused. Returns the notice. */
async function refuse(tx: Db, services: Services, row: BankRow, { isFirst }: BankReview): Promise<OwnerChange> {
  if (!isFirst && !row.isDefault) return 'bank_refused';
  await settleDefault(tx, services, row.profileId);
  await enqueueForExchange(tx, services, row.profileId);
  const accounts = await allAccounts(tx, row.profileId);
  return accounts.some(({ isDefault }) => isDefault) ? 'former_bank_refused' : 'first_bank_refused';
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
          : { state: 'replaced' as const, redemptionsFrom: null };
      const [row] = await tx.update(bankAccounts).set(decided).where(own).returning();
      if (!row) return;
      await endWaiting(tx, reviewsOf(bankAccountId), services.clock.now());
      const end = decision === 'approved' ? link : refuse;
      const change = await end(tx, services, row, review);
      await enqueueNotice(tx, services, { change, userId });
      const note = { action: `bank_account.${decision}`, objectId: bankAccountId };
      await auditBySystem({ ...services, db: tx }, note);
    });
  };

export const linkReviewedAccount = endReview('approved');
export const refuseReviewedAccount = endReview('refused');
