import { PxError } from '@prosperx/core/errors';
import { maskAccount } from '@prosperx/core/format';
import {
  type getBankReviews as reviewsCall,
  type getOperatorPicture as pictureCall,
  OPERATOR_ROWS,
} from '@prosperx/core/operator';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { bankAccounts, files, profiles, queue } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { changeNow, chequeOf } from '#modules/bank/review-bank-account.js';
import { REVIEW_BANK_ACCOUNT } from '#queue/job-kinds.js';
import type { BankReview } from '#records/bank/reviews.js';
import { waitingAdvisors } from './advisors.js';
import { countLookUp } from './count-look-up.js';
import { openProposals } from './proposals.js';
import { afterSeq } from './record-of-job.js';

const isWaiting = and(eq(queue.kind, REVIEW_BANK_ACCOUNT), eq(queue.state, 'parked'));

export const getBankReviews: Verb<typeof reviewsCall> = async ({ ctx, input: { after, profileId: wanted } }) => {
  await countLookUp(ctx);
  const { db, crypto } = ctx;
  const rows = await db
    .select({ job: queue, account: bankAccounts, profile: profiles })
    .from(queue)
    .innerJoin(bankAccounts, eq(bankAccounts.id, sql`${queue.payload} ->> 'bankAccountId'`))
    .innerJoin(profiles, eq(profiles.id, bankAccounts.profileId))
    .where(and(isWaiting, afterSeq(after), wanted === undefined ? undefined : eq(profiles.id, wanted)))
    .orderBy(asc(queue.seq))
    .limit(OPERATOR_ROWS);
  const proposals = await openProposals(ctx);
  const reviews = [];
  for (const { job, account, profile } of rows) {
    const { seq, payload, createdAt } = job;
    const review = payload as BankReview;
    const { profileId } = review;
    reviews.push({
      ...{ seq, profileId, name: profile.name, kycName: profile.kycName, since: createdAt },
      bankHolder: crypto.open(bankAccounts.holderName, account),
      bank: [account.bankName, account.branchName].filter(Boolean).join(', '),
      ifsc: account.ifsc,
      account: maskAccount(crypto.open(bankAccounts.account, account)),
      isDefault: review.isFirst ?? false,
      isReplacement: (await changeNow(db, review)) === 'replace',
      fileId: await chequeOf(db, review),
      proposal: proposals.find(({ jobSeq }) => jobSeq === seq) ?? null,
    });
  }
  return reviews;
};

/** The pictures that an operator may see: of what waits for a decision, and no others. Says whose account one is of, or '' of an advisor's. */
async function waitingPictures(ctx: Context): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const jobs = await ctx.db.select({ payload: queue.payload }).from(queue).where(isWaiting);
  for (const { payload } of jobs) {
    const review = payload as BankReview;
    const cheque = await chequeOf(ctx.db, review);
    if (cheque !== null) found.set(cheque, review.profileId);
  }
  for (const { agent } of await waitingAdvisors(ctx)) {
    const isTheirs = and(eq(files.agentCode, agent.code), isNull(files.deletedAt));
    for (const { id, kind } of await ctx.db.select().from(files).where(isTheirs))
      if (kind === 'arn' || kind === 'nism') found.set(id, '');
  }
  return found;
}

/** Each look at a picture is in the audit: a cheque shows an account's number. */
export const getOperatorPicture: Verb<typeof pictureCall> = async ({ ctx, input: { fileId } }) => {
  const profileId = (await waitingPictures(ctx)).get(fileId);
  const [file] = await ctx.db.select().from(files).where(eq(files.id, fileId));
  const bytes = profileId === undefined ? null : await ctx.providers.fileStore.get(fileId);
  if (profileId === undefined || !file || !bytes) throw new PxError('not_found');
  await ctx.db.transaction((tx) => {
    const subject = profileId === '' ? null : { profileId };
    return audit({ ...withDb(ctx, tx), subject }, { action: 'picture.viewed', objectId: fileId });
  });
  return { mediaType: file.mediaType, base64: Buffer.from(bytes).toString('base64') };
};
