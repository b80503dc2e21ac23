import { toNavNumber, toRupees, toUnitsNumber } from '@prosperx/core/money';
import type { exportMyData as call } from '@prosperx/core/profile';
import { eq } from 'drizzle-orm';
import type { Context } from '#context.js';
import { bankAccounts, consents, files, mandates, orders, schemes, sips } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { readPositions } from '#modules/portfolio/read-positions.js';
import { isoOf, kycChecksOf, kycRequestsOf, riskAttemptsOf, type Row } from './export-onboarding.js';
import { ownProfile } from './own-profile.js';
import { readProfile } from './read-profile.js';
import { viewProfile } from './view-profile.js';

async function accountsOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(bankAccounts).where(eq(bankAccounts.profileId, profileId));
  return rows.map(({ account, holderName, ifsc, bankName, branchName, accountType, isDefault, ...row }) => ({
    accountNumber: crypto.open(account),
    holderName: holderName && crypto.open(holderName),
    ...{ ifsc, bankName, branchName, accountType, isDefault },
    verifiedAt: isoOf(row.verifiedAt),
  }));
}

async function agreementsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(consents).where(eq(consents.profileId, profileId));
  return rows.map(({ purpose, textVersion, givenAt, withdrawnAt }) => ({
    ...{ purpose, textVersion },
    givenAt: isoOf(givenAt),
    withdrawnAt: isoOf(withdrawnAt),
  }));
}

async function ordersOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ order: orders, scheme: schemes.name })
    .from(orders)
    .innerJoin(schemes, eq(schemes.id, orders.schemeId))
    .where(eq(orders.profileId, profileId));
  return rows.map(({ scheme, order: { kind, state, paymentState, folioNumber, navDate, ...order } }) => ({
    ...{ scheme, kind, state, paymentState, folioNumber, navDate },
    amount: toRupees(order.amount),
    units: order.allottedUnits && toUnitsNumber(order.allottedUnits),
    nav: order.allottedNav && toNavNumber(order.allottedNav),
    createdAt: isoOf(order.createdAt),
  }));
}

async function sipsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ sip: sips, scheme: schemes.name })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(eq(sips.profileId, profileId));
  return rows.map(
    ({ scheme, sip: { amount, state, sipDate, instalments, instalmentsDone, nextDate, folioNumber } }) => ({
      ...{ scheme, state, sipDate, instalments, instalmentsDone, nextDate, folioNumber },
      amount: toRupees(amount),
    }),
  );
}

async function mandatesOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(mandates).where(eq(mandates.profileId, profileId));
  return rows.map(({ kind, limit, state, startDate, endDate, umrn }) => ({
    ...{ kind, state, startDate, endDate },
    limit: toRupees(limit),
    umrn: umrn && crypto.open(umrn),
  }));
}

async function holdingsOf({ db }: Context, profileId: string): Promise<Row[]> {
  return (await readPositions(db, profileId)).map(({ folioNo, scheme, units, invested }) => ({
    folioNo,
    scheme: scheme.name,
    units: toUnitsNumber(units),
    invested: toRupees(invested),
  }));
}

async function filesOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(files).where(eq(files.profileId, profileId));
  return rows.map(({ kind, mediaType, byteCount, createdAt, deletedAt }) => ({
    ...{ kind, mediaType, byteCount },
    createdAt: isoOf(createdAt),
    replacedAt: isoOf(deletedAt),
  }));
}

/** Nothing is masked: it is asked for on purpose, and by its owner alone. Links to pictures are left out: a file lives longer than they should. */
export const exportMyData: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = ownProfile(ctx, input.ucc);
  const { user, bank } = await readProfile(ctx.db, profileId);
  const {
    nomineeList,
    signatureURL: _signature,
    cancelledChequeURL: _cheque,
    ...profile
  } = await viewProfile(ctx, profileId);
  const mobile = ctx.crypto.open(user.mobile);
  return {
    madeAt: isoOf(ctx.clock.now()) ?? '',
    person: {
      name: user.name,
      mobile,
      email: user.email && ctx.crypto.open(user.email),
      knownSince: isoOf(user.createdAt),
    },
    profile: { ...profile, primaryMobile: mobile, bankAccountNumber: bank && ctx.crypto.open(bank.account) },
    nominees: nomineeList.map((nominee) => ({ ...nominee })),
    bankAccounts: await accountsOf(ctx, profileId),
    kycRequests: await kycRequestsOf(ctx, profileId),
    kycChecks: await kycChecksOf(ctx, profileId),
    riskAttempts: await riskAttemptsOf(ctx, profileId),
    consents: await agreementsOf(ctx, profileId),
    orders: await ordersOf(ctx, profileId),
    sips: await sipsOf(ctx, profileId),
    mandates: await mandatesOf(ctx, profileId),
    holdings: await holdingsOf(ctx, profileId),
    files: await filesOf(ctx, profileId),
  };
};
