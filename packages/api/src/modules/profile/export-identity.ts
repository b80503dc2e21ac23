import { riskClassText } from '@prosperx/core/risk';
import { and, eq, inArray } from 'drizzle-orm';
import { oldestFirst } from '#audit/entry.js';
import { auditEntries, bankAccounts, consents, files, kycRequests, riskAttempts } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { answersOf, questionnaireOfVersion } from '#records/risk/repository.js';
import { type Row, isoOf } from './export-rows.js';

/** Returns when the person was sent to the identity provider, under which id, and what was shared with it. */
export async function kycRequestsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(kycRequests).where(eq(kycRequests.profileId, profileId));
  return rows.map(({ requestId, createdAt }) => ({
    requestId,
    shared: ['pan', 'name', 'email', 'mobile'],
    createdAt: isoOf(createdAt),
  }));
}

/** Returns what the registry said of the PAN, and when what the provider shared was filled in. */
export async function kycChecksOf({ db }: Context, profileId: string): Promise<Row[]> {
  const ofKyc = inArray(auditEntries.action, ['kyc.checked', 'profile.filled']);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, profileId), ofKyc))
    .orderBy(...oldestFirst);
  return rows.map(({ at, action, details }) => ({ at: isoOf(at), action, ...(details as Row) }));
}

/** Returns every attempt at the questions, with the words of questions and answers. */
export async function riskAttemptsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const attempts = await db.select().from(riskAttempts).where(eq(riskAttempts.profileId, profileId));
  return Promise.all(
    attempts.map(async ({ id, version, attemptNo, classId, agentCode, createdAt, finishedAt }) => {
      const questionnaire = await questionnaireOfVersion(db, version);
      const answers = [...(await answersOf(db, id))].map(([questionNo, answerOptionId]) => {
        const question = questionnaire?.questions.find((asked) => asked.questionNo === questionNo);
        const answer = question?.options.find((option) => option.answerOptionId === answerOptionId);
        return { questionNo, question: question?.description, answer: answer?.answerDescription ?? answerOptionId };
      });
      return {
        version,
        attemptNo,
        answeredBy: agentCode === null ? 'account holder' : 'advisor',
        answers,
        result: classId && riskClassText[classId as keyof typeof riskClassText],
        begunAt: isoOf(createdAt),
        finishedAt: isoOf(finishedAt),
      };
    }),
  );
}

export async function accountsOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
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

export async function agreementsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(consents).where(eq(consents.profileId, profileId));
  return rows.map(({ purpose, textVersion, givenAt, withdrawnAt }) => ({
    purpose,
    textVersion,
    givenAt: isoOf(givenAt),
    withdrawnAt: isoOf(withdrawnAt),
  }));
}

export async function filesOf({ db }: Context, profileId: string): Promise<Row[]> {
  const rows = await db.select().from(files).where(eq(files.profileId, profileId));
  return rows.map(({ kind, mediaType, byteCount, createdAt, deletedAt }) => ({
    kind,
    mediaType,
    byteCount,
    createdAt: isoOf(createdAt),
    replacedAt: isoOf(deletedAt),
  }));
}
