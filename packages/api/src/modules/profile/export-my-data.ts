import type { exportMyData as call } from '@prosperx/core/profile';
import { eq, getTableColumns } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { agents, bankAccounts, shortLinks, users } from '#db/schema/index.js';
import type { DataOf, Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { spendTicket } from '#otp/ticket.js';
import { profileChallenge } from '#records/profile/profile-challenge.js';
import { ownProfile, readProfile } from '#records/profile/repository.js';
import { advisorNotesOf } from './export-advisor-notes.js';
import { advisorActsOf, advisorsOf } from './export-advisors.js';
import { approvalsOf } from './export-approvals.js';
import { heldElsewhereOf } from './export-elsewhere.js';
import { familySharingOf } from './export-family.js';
import { goalsOf } from './export-goals.js';
import { accountsOf, agreementsOf, filesOf, kycChecksOf, kycRequestsOf, riskAttemptsOf } from './export-identity.js';
import { cartOf, holdingsOf, mandatesOf, ordersOf, redemptionsOf } from './export-investments.js';
import { ledgerOf } from './export-ledger.js';
import { loginsOf, passwordSetAt } from './export-logins.js';
import { paymentsOf } from './export-payments.js';
import { plansOf, sipsOf } from './export-plans.js';
import { proposalsOf } from './export-proposals.js';
import { type Row, isoOf } from './export-rows.js';
import { watchingOf } from './export-watching.js';
import { wholeProfile } from './get-profile.js';

/** Returns the links that advisors sent to the person, and those to a page of theirs, whoever received them. */
async function sharedLinksOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ ...getTableColumns(shortLinks), id: shortLinks.code, advisor: agents.name })
    .from(shortLinks)
    .innerJoin(agents, eq(agents.code, shortLinks.agentCode))
    .where(eq(shortLinks.profileId, profileId));
  return rows.map((row) => ({
    kind: row.kind,
    advisor: row.advisor,
    receiver: crypto.open(shortLinks.receiver, row),
    sharedAt: isoOf(row.createdAt),
    openedAt: isoOf(row.openedAt),
    revokedAt: isoOf(row.revokedAt),
  }));
}

/** Returns all that is kept about an account holder; links to pictures are left out: a file lives longer than they should. */
export async function dataOf(ctx: Context, profileId: string): Promise<DataOf<typeof call>> {
  const { user, bank, profile: row } = await readProfile(ctx.db, profileId);
  const {
    nomineeList,
    nomineeRules: _rules,
    signatureURL: _signature,
    cancelledChequeURL: _cheque,
    ...profile
  } = await wholeProfile(ctx, profileId);
  const mobile = ctx.crypto.open(users.mobile, user);
  return {
    madeAt: isoOf(ctx.clock.now()) ?? '',
    person: {
      name: user.name,
      mobile,
      email: ctx.crypto.open(users.email, user),
      emailVerifiedAt: isoOf(user.emailVerifiedAt),
      language: user.language,
      codeAtLogin: user.codeAtLogin,
      passwordSetAt: await passwordSetAt(ctx, user.id),
      knownSince: isoOf(user.createdAt),
    },
    profile: {
      ...profile,
      primaryMobile: mobile,
      bankAccountNumber: bank && ctx.crypto.open(bankAccounts.account, bank),
      kycName: row.kycName,
      kycCheckedAt: isoOf(row.kycCheckedAt),
      fatcaDeclaredAt: isoOf(row.fatcaDeclaredAt),
      createdAt: isoOf(row.createdAt),
    },
    nominees: nomineeList.map((nominee) => ({ ...nominee })),
    bankAccounts: await accountsOf(ctx, profileId),
    kycRequests: await kycRequestsOf(ctx, profileId),
    kycChecks: await kycChecksOf(ctx, profileId),
    riskAttempts: await riskAttemptsOf(ctx, profileId),
    consents: await agreementsOf(ctx, profileId),
    cart: await cartOf(ctx, profileId),
    ...(await ordersOf(ctx, profileId)),
    ...(await paymentsOf(ctx, profileId)),
    sales: await redemptionsOf(ctx, profileId),
    ...(await sipsOf(ctx, profileId)),
    ...(await plansOf(ctx, profileId)),
    mandates: await mandatesOf(ctx, profileId),
    holdings: await holdingsOf(ctx, profileId),
    ...(await ledgerOf(ctx, profileId)),
    ...(await heldElsewhereOf(ctx, profileId)),
    goals: await goalsOf(ctx, profileId),
    ...(await watchingOf(ctx, user.id)),
    files: await filesOf(ctx, profileId),
    ...(await loginsOf(ctx, { userId: user.id, profileId })),
    ...(await advisorsOf(ctx, user.id)),
    advisorActs: await advisorActsOf(ctx, profileId),
    sharedLinks: await sharedLinksOf(ctx, profileId),
    advisorNotes: await advisorNotesOf(ctx, profileId),
    approvals: await approvalsOf(ctx, profileId),
    proposals: await proposalsOf(ctx, profileId),
    familySharing: await familySharingOf(ctx, profileId),
  };
}

/** Nothing is masked: it is asked for on purpose, by its owner alone, who confirms it by a code: whoever finds an open session does not carry everything away. */
export const exportMyData: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  const { profileId } = subject;
  const { ticket } = input;
  await ctx.db.transaction(async (tx) => {
    const inTx = withDb(ctx, tx);
    const use = { ctx: inTx, ...profileChallenge(subject, 'export'), ticket, content: null };
    if (await spendTicket(use)) await audit(inTx, { action: 'data.exported', objectId: profileId });
  });
  return dataOf(ctx, profileId);
};
