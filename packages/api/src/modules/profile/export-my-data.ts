import { pickTerms } from '@prosperx/core/cart';
import { toNavNumber, toRupees, toUnitsNumber } from '@prosperx/core/money';
import type { exportMyData as call } from '@prosperx/core/profile';
import { riskClassText } from '@prosperx/core/risk';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '#audit/audit.js';
import { oldestFirst } from '#audit/entry.js';
import {
  agents,
  auditEntries,
  bankAccounts,
  cartItems,
  carts,
  consents,
  files,
  kycRequests,
  mandates,
  folios,
  orders,
  goals,
  sales,
  riskAttempts,
  schemes,
  shortLinks,
  sips,
  transferPlans,
  users,
} from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { spendTicket } from '#otp/ticket.js';
import { readPositions } from '#records/portfolio/repository.js';
import { profileChallenge } from '#records/profile/profile-challenge.js';
import { ownProfile, readProfile } from '#records/profile/repository.js';
import { answersOf, questionnaireOfVersion } from '#records/risk/repository.js';
import { advisorNotesOf } from './export-advisor-notes.js';
import { heldElsewhereOf } from './export-elsewhere.js';
import { loginsOf } from './export-logins.js';
import { paymentsOf } from './export-payments.js';
import { proposalsOf } from './export-proposals.js';
import { isoOf, type Row } from './export-rows.js';
import { wholeProfile } from './get-profile.js';

/** Returns when the person was sent to the identity provider, under which id, and what was shared with it. */
async function kycRequestsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(kycRequests).where(eq(kycRequests.profileId, profileId));
  return rows.map(({ requestId, createdAt }) => ({
    requestId,
    shared: ['pan', 'name', 'email', 'mobile'],
    createdAt: isoOf(createdAt),
  }));
}

/** Returns what the registry said of the PAN, and when what the provider shared was filled in. */
async function kycChecksOf({ db }: Context, profileId: string): Promise<Row[]> {
  const ofKyc = inArray(auditEntries.action, ['kyc.checked', 'profile.filled']);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, profileId), ofKyc))
    .orderBy(...oldestFirst);
  return rows.map(({ at, action, details }) => ({ at: isoOf(at), action, ...(details as Row) }));
}

/** Returns every attempt at the questions, with the words of questions and answers. */
async function riskAttemptsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const attempts = await db.select().from(riskAttempts).where(eq(riskAttempts.profileId, profileId));
  return Promise.all(
    attempts.map(async ({ id, version, attemptNo, classId, createdAt, finishedAt }) => {
      const questionnaire = await questionnaireOfVersion(db, version);
      const answers = [...(await answersOf(db, id))].map(([questionNo, answerOptionId]) => {
        const question = questionnaire?.questions.find((asked) => asked.questionNo === questionNo);
        const answer = question?.options.find((option) => option.answerOptionId === answerOptionId);
        return { questionNo, question: question?.description, answer: answer?.answerDescription ?? answerOptionId };
      });
      return {
        version,
        attemptNo,
        answers,
        result: classId && riskClassText[classId as keyof typeof riskClassText],
        begunAt: isoOf(createdAt),
        finishedAt: isoOf(finishedAt),
      };
    }),
  );
}

async function accountsOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(bankAccounts).where(eq(bankAccounts.profileId, profileId));
  return rows.map((row) => {
    const { ifsc, bankName, branchName, accountType, state, isDefault, redemptionsFrom } = row;
    return {
      accountNumber: crypto.open(bankAccounts.account, row),
      holderName: crypto.open(bankAccounts.holderName, row),
      ifsc,
      bankName,
      branchName,
      accountType,
      state,
      isDefault,
      redemptionsFrom,
      verifiedAt: isoOf(row.verifiedAt),
    };
  });
}

async function agreementsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(consents).where(eq(consents.profileId, profileId));
  return rows.map(({ purpose, textVersion, givenAt, withdrawnAt }) => ({
    purpose,
    textVersion,
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
    scheme,
    kind,
    state,
    paymentState,
    folioNumber,
    navDate,
    amount: toRupees(order.amount),
    units: order.allottedUnits && toUnitsNumber(order.allottedUnits),
    nav: order.allottedNav && toNavNumber(order.allottedNav),
    createdAt: isoOf(order.createdAt),
  }));
}

async function redemptionsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ redemption: sales, scheme: schemes.name, folioNumber: folios.folioNumber })
    .from(sales)
    .innerJoin(schemes, eq(schemes.id, sales.schemeId))
    .innerJoin(folios, eq(folios.id, sales.folioId))
    .where(eq(sales.profileId, profileId));
  return rows.map(
    ({ scheme, folioNumber, redemption: { kind, state, measure, navDate, creditDate, ...redemption } }) => ({
      scheme,
      folioNumber,
      kind,
      state,
      measure,
      navDate,
      creditDate,
      amount: redemption.amount && toRupees(redemption.amount),
      units: toUnitsNumber(redemption.soldUnits ?? redemption.reservedUnits),
      payout: redemption.payout && toRupees(redemption.payout),
      createdAt: isoOf(redemption.createdAt),
    }),
  );
}

async function sipsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ sip: sips, scheme: schemes.name })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(eq(sips.profileId, profileId));
  return rows.map(
    ({ scheme, sip: { amount, state, sipDate, instalments, instalmentsDone, nextDate, folioNumber } }) => ({
      scheme,
      state,
      sipDate,
      instalments,
      instalmentsDone,
      nextDate,
      folioNumber,
      amount: toRupees(amount),
    }),
  );
}

/** Returns what stands in the open cart. */
async function cartOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db
    .select({ item: cartItems, scheme: schemes.name })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(schemes, eq(schemes.id, cartItems.schemeId))
    .where(and(eq(carts.profileId, profileId), eq(carts.status, 'active')));
  return rows.map(({ scheme, item }) => ({
    scheme,
    ...pickTerms(item),
    amount: toRupees(item.amount),
    createdAt: isoOf(item.createdAt),
  }));
}

/** Returns STPs and SWPs, those that are over too. */
async function plansOf({ db }: Context, profileId: string): Promise<Row[]> {
  const to = alias(schemes, 'to_scheme');
  const rows = await db
    .select({ plan: transferPlans, scheme: schemes.name, toScheme: to.name })
    .from(transferPlans)
    .innerJoin(schemes, eq(schemes.id, transferPlans.schemeId))
    .leftJoin(to, eq(to.id, transferPlans.toSchemeId))
    .where(eq(transferPlans.profileId, profileId));
  return rows.map(({ scheme, toScheme, plan: { kind, status, frequency, instalments, startDate, ...plan } }) => ({
    kind,
    status,
    scheme,
    toScheme,
    frequency,
    instalments,
    startDate,
    endDate: plan.endDate,
    nextDate: plan.nextDate,
    instalmentsDone: plan.instalmentsDone,
    folioNumber: plan.folioNumber,
    remarks: plan.remarks,
    amount: toRupees(plan.amount),
    confirmedAt: isoOf(plan.otpConfirmedAt),
    createdAt: isoOf(plan.createdAt),
  }));
}

async function mandatesOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(mandates).where(eq(mandates.profileId, profileId));
  return rows.map((row) => {
    const { kind, limit, state, startDate, endDate } = row;
    const umrn = crypto.open(mandates.umrn, row);
    return { kind, state, startDate, endDate, limit: toRupees(limit), umrn };
  });
}

async function holdingsOf({ db }: Context, profileId: string): Promise<Row[]> {
  return (await readPositions(db, profileId)).map(({ folioNo, scheme, units, invested }) => ({
    folioNo,
    scheme: scheme.name,
    units: toUnitsNumber(units),
    invested: toRupees(invested),
  }));
}

async function goalsOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(goals).where(eq(goals.profileId, profileId));
  return rows.map(({ date, inflationPercent, annualRatePercent, ...goal }) => ({
    name: crypto.open(goals.name, goal),
    cost: toRupees(goal.cost),
    date,
    inflationPercent,
    annualRatePercent,
  }));
}

async function filesOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(files).where(eq(files.profileId, profileId));
  return rows.map(({ kind, mediaType, byteCount, createdAt, deletedAt }) => ({
    kind,
    mediaType,
    byteCount,
    createdAt: isoOf(createdAt),
    replacedAt: isoOf(deletedAt),
  }));
}

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

/**
 * Nothing is masked: it is asked for on purpose, by its owner alone, who confirms it by a code: whoever finds an open session does not
 * carry everything away. Links to pictures are left out: a file lives longer than they should.
 */
export const exportMyData: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = ownProfile(ctx, input.ucc);
  const { profileId } = subject;
  const { ticket } = input;
  await ctx.db.transaction(async (tx) => {
    const inTx = withDb(ctx, tx);
    const use = { ctx: inTx, ...profileChallenge(subject, 'export'), ticket, content: null };
    if (await spendTicket(use)) await audit(inTx, { action: 'data.exported', objectId: profileId });
  });
  const { user, bank } = await readProfile(ctx.db, profileId);
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
      language: user.language,
      knownSince: isoOf(user.createdAt),
    },
    profile: {
      ...profile,
      primaryMobile: mobile,
      bankAccountNumber: bank && ctx.crypto.open(bankAccounts.account, bank),
    },
    nominees: nomineeList.map((nominee) => ({ ...nominee })),
    bankAccounts: await accountsOf(ctx, profileId),
    kycRequests: await kycRequestsOf(ctx, profileId),
    kycChecks: await kycChecksOf(ctx, profileId),
    riskAttempts: await riskAttemptsOf(ctx, profileId),
    consents: await agreementsOf(ctx, profileId),
    cart: await cartOf(ctx, profileId),
    orders: await ordersOf(ctx, profileId),
    ...(await paymentsOf(ctx, profileId)),
    sales: await redemptionsOf(ctx, profileId),
    sips: await sipsOf(ctx, profileId),
    plans: await plansOf(ctx, profileId),
    mandates: await mandatesOf(ctx, profileId),
    holdings: await holdingsOf(ctx, profileId),
    ...(await heldElsewhereOf(ctx, profileId)),
    goals: await goalsOf(ctx, profileId),
    files: await filesOf(ctx, profileId),
    ...(await loginsOf(ctx, user.id)),
    sharedLinks: await sharedLinksOf(ctx, profileId),
    advisorNotes: await advisorNotesOf(ctx, profileId),
    proposals: await proposalsOf(ctx, profileId),
  };
};
