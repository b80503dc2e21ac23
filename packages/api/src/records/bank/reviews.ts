import { type BankChange, needsCheque } from '@prosperx/core/bank';
import type { Instant } from '@prosperx/core/time';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { bankAccounts, files, queue } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { LINK_BANK_ACCOUNT, REFUSE_BANK_ACCOUNT, REVIEW_BANK_ACCOUNT } from '#queue/job-kinds.js';
import { endWaiting } from '#queue/operate.js';
import { enqueue } from '#queue/queue.js';
import { enqueueNotice } from '#records/profile/owner-notice.js';
import type { ProfileRows } from '#records/profile/repository.js';
import { settleDefault } from './accounts.js';
import { accountCheck, chequeOfOnboarding } from './repository.js';

/** What the job of a review holds. */
export interface BankReview {
  readonly profileId: string;
  readonly bankAccountId: string;
  readonly kind: BankChange;
  /** The accounts in whose place it comes: the default one, and those that were under review, when it was given. Absent in reviews of a version before: any. */
  readonly inPlaceOf?: readonly string[];
  /** Tells that its owner registered with this account, whatever is the default one by now. */
  readonly isFirst?: boolean;
  /** The cheque that was given for this account; absent in reviews of a version before. */
  readonly fileId?: string;
}

/** Puts an account before a person, who compares the names with the cheque. Returns the job. */
export async function enqueueReview(tx: Db, { clock }: Pick<Services, 'clock'>, review: BankReview) {
  const job = { kind: REVIEW_BANK_ACCOUNT, ref: newId('rev'), payload: review };
  await enqueue(tx, [job], clock.now());
  return job;
}

const isAbout = (bankAccountId: string) => eq(sql`${queue.payload} ->> 'bankAccountId'`, bankAccountId);

/** The reviews of an account. */
export const reviewsOf = (bankAccountId: string): SQL | undefined =>
  and(eq(queue.kind, REVIEW_BANK_ACCOUNT), isAbout(bankAccountId));

/** Ends the review of an account that its owner gives again, replaces or removes, with what was decided and is not done yet. */
export const withdrawReview = (tx: Db, bankAccountId: string, now: Instant): Promise<void> =>
  endWaiting(
    tx,
    and(inArray(queue.kind, [REVIEW_BANK_ACCOUNT, LINK_BANK_ACCOUNT, REFUSE_BANK_ACCOUNT]), isAbout(bankAccountId)),
    now,
  );

/**
 * Has the account with which an investor registered reviewed where its bank named somebody else or did not answer. Payments are made from it
 * meanwhile, since onboarding lets them go on; no redemption is paid to it before, nor to one that it replaced. Where there is a verified one
 * that takes its place, or has taken it before, it is out of use meanwhile. Returns whether it is.
 */
export async function reviewFirstAccount(
  tx: Db,
  services: Pick<Services, 'clock' | 'crypto'>,
  { profile, user, bank }: ProfileRows,
): Promise<boolean> {
  if (!bank || !needsCheque(accountCheck(services, profile, bank))) return false;
  const { id: profileId } = profile;
  const [cheque] = await tx.select({ id: files.id }).from(files).where(chequeOfOnboarding(profileId));
  const own = eq(bankAccounts.id, bank.id);
  const unpaid = bank.isDefault ? eq(bankAccounts.profileId, profileId) : own;
  await tx.update(bankAccounts).set({ redemptionsFrom: null }).where(unpaid);
  await tx.update(bankAccounts).set({ state: 'review' }).where(own);
  const isReplaced = (await settleDefault(tx, services, profileId)) !== null;
  const of = { profileId, bankAccountId: bank.id, inPlaceOf: [bank.id] };
  await enqueueReview(tx, services, { ...of, kind: 'replace', isFirst: true, ...(cheque && { fileId: cheque.id }) });
  const isOutOfUse = isReplaced || !bank.isDefault;
  const change = isOutOfUse ? 'former_bank_in_review' : 'first_bank_in_review';
  await enqueueNotice(tx, services, { change, userId: user.id });
  if (isReplaced) await enqueueNotice(tx, services, { change: 'bank_at_once', userId: user.id });
  return isOutOfUse;
}
