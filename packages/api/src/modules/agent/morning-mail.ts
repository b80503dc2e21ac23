import {
  CUSTOMER_NEEDS,
  type CustomerNeed,
  type getMorningMail as getCall,
  MORNING_MAIL_AT,
  type sendMorningMailCode as codeCall,
  type setAdvisorLanguage as languageCall,
  type setMorningMail as setCall,
  waitingSum,
} from '@prosperx/core/agent';
import { languageOf, said } from '@prosperx/core/language';
import { NFO_CLOSES_SOON_DAYS } from '@prosperx/core/nfo';
import { tidyText, checkEmail, checkOtp, OTP_RESEND_SECONDS } from '@prosperx/core/session';
import {
  addDays,
  type BusinessDate,
  businessDateAt,
  type ExchangeCalendar,
  type Instant,
  instantAt,
  DAY,
} from '@prosperx/core/time';
import { and, eq, exists, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { agents, nfos, partnerAgents } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import { throwFieldErrors } from '#http/field-errors.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { sendNotification } from '#notifications/send-notification.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { sendOtp } from '#otp/send-otp.js';
import { verifyOtp } from '#otp/verify-otp.js';
import { MORNING_MAIL } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { countBirthdays, countDueTasks } from './customer-notes.js';
import { accountsWith, openLeads } from './get-overview.js';
import { morningMailText as text } from './morning-mail.text.js';
import { tellAdvisorText } from './tell-advisor.text.js';

export const getMorningMail: Verb<typeof getCall> = async ({ ctx }) => {
  const { code } = await advisorOf(ctx);
  return { email: (await addressOf(ctx, code))?.to ?? null };
};

/** What a code confirms: just this address, for just this advisor. */
const challengeOf = ({ crypto }: Pick<Context, 'crypto'>, agentCode: string, email: string): OtpChallenge => ({
  purpose: 'profile',
  userId: crypto.lookup('agent', `${agentCode}\0mail`),
  subjectHash: crypto.lookup('morning-mail', email.toLowerCase()),
});

/** An advisor proves an address or two: codes to many would be mail to strangers. */
const CODES_A_DAY = { most: 5, within: DAY } as const;

export const sendMorningMailCode: Verb<typeof codeCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  const email = tidyText(input.email);
  throwFieldErrors({ email: checkEmail(email) });
  await consumeLimit(ctx, throttleKey(ctx, 'morning-mail', code), CODES_A_DAY);
  const message = (digits: string) => ({ subject: said(text).codeSubject, text: said(text).code(digits) });
  const order = { ctx, ...challengeOf(ctx, code, email), email, language: ctx.language, message };
  await sendOtp({ ...order, isUnproven: true });
  return { resendAfter: OTP_RESEND_SECONDS };
};

export const setMorningMail: Verb<typeof setCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  const email = input.email === null ? null : tidyText(input.email);
  if (email !== null) {
    const otp = input.otp ?? '';
    throwFieldErrors({ email: checkEmail(email), otp: checkOtp(otp) });
    await verifyOtp({ ctx, ...challengeOf(ctx, code, email), code: otp });
  }
  const morningMail = email === null ? null : ctx.crypto.seal(agents.morningMail, code, email);
  await ctx.db.transaction(async (tx) => {
    await tx.update(agents).set({ morningMail }).where(eq(agents.code, code));
    await audit(withDb(ctx, tx), { action: 'advisor.morning_mail', details: { wanted: email !== null } });
  });
  return { email };
};

export const setAdvisorLanguage: Verb<typeof languageCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  const language = languageOf(input.language);
  await ctx.db.transaction(async (tx) => {
    await tx.update(agents).set({ language }).where(eq(agents.code, code));
    await audit(withDb(ctx, tx), { action: 'advisor.language', details: { language } });
  });
  return { language };
};

/** Advisors for whom a partner vouches: whoever has none does not come in any more, and is told nothing of customers. */
const isVouched = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(partnerAgents)
      .where(eq(partnerAgents.agentCode, agents.code)),
  );

/** Arranges for the mails of a day, where the exchange is open on it. */
export async function scheduleMorningMails(db: Db, now: Instant, calendar: ExchangeCalendar): Promise<void> {
  const today = businessDateAt(now);
  if (!calendar.isOpen(today)) return;
  const isWanted = and(isNotNull(agents.morningMail), isVouched(db));
  const rows = await db.select({ code: agents.code }).from(agents).where(isWanted);
  const dueAt = instantAt(today, MORNING_MAIL_AT);
  await enqueue(
    db,
    rows.map(({ code }) => ({
      kind: MORNING_MAIL,
      ref: `${code}:${today}`,
      payload: { agentCode: code, today },
      dueAt,
    })),
    now,
  );
}

/** Where an advisor wants to be written to; null where they do not, or may not be told any more. */
export async function addressOf({ db, crypto }: Pick<Services, 'db' | 'crypto'>, agentCode: string) {
  const [agent] = await db
    .select()
    .from(agents)
    .where(and(eq(agents.code, agentCode), isVouched(db)));
  const to = agent?.morningMail ? crypto.open(agents.morningMail, { ...agent, id: agentCode }) : null;
  return agent && to !== null ? { to, name: agent.name, language: agent.language } : null;
}

/** What a customer answered to a proposal. */
export interface ProposalAnswered {
  readonly agentCode: string;
  /** How many of the items were approved; none where the proposal was declined. */
  readonly approved: number;
  readonly items: number;
}

/** Tells an advisor who has the morning mail at once that a proposal was answered. */
export const sendAnswerMail: JobHandler = async (services, { ref, payload }) => {
  const { agentCode, approved, items } = payload as ProposalAnswered;
  const found = await addressOf(services, agentCode);
  if (!found) return;
  const link = `${services.config.publicUrl}/v1/home`;
  const write = () => {
    const { answeredSubject, answered } = said(text);
    return {
      subject: answeredSubject(approved),
      text: answered(found.name, approved, items, said(tellAdvisorText).end(link)),
    };
  };
  await sendNotification(services, { channel: 'email', to: found.to, language: found.language, write, otp: null, ref });
};

/** Counts the new fund offers that are open on a day and close soon. */
const closingNfos = ({ db }: Pick<Services, 'db'>, today: BusinessDate): Promise<number> =>
  db.$count(
    nfos,
    and(
      lte(nfos.opens, today),
      gte(nfos.closes, today),
      lt(nfos.closes, addDays(today, NFO_CLOSES_SOON_DAYS)),
      isNull(nfos.withdrawn),
    ),
  );

/** Says by email what waits, in numbers; nothing is sent where nothing does, after the day, or once it is not wanted. */
export const sendMorningMail: JobHandler = async (services, { ref, payload }) => {
  const { clock, config, providers } = services;
  const { agentCode, today } = payload as { agentCode: string; today: BusinessDate };
  const wanted = await addressOf(services, agentCode);
  if (!wanted || businessDateAt(clock.now()) !== today) return;
  const found = await Promise.all(
    CUSTOMER_NEEDS.map(async (need) => [need, (await accountsWith(services, agentCode, need)).length] as const),
  );
  const needs = Object.fromEntries(found) as Record<CustomerNeed, number>;
  const counts = {
    ...needs,
    task: await countDueTasks(services, agentCode),
    birthday: await countBirthdays(services, agentCode),
    lead: await openLeads(services, agentCode),
  };
  const sum = waitingSum(counts);
  if (sum === 0) return;
  // told beside what waits, and no reason for a mail of its own
  const all = { ...counts, nfo: await closingNfos(services, today) };
  const write = () => {
    const { subject, body } = said(text);
    return { subject: subject(sum), text: body(wanted.name, all, `${config.publicUrl}/v1/home`) };
  };
  const { to, language } = wanted;
  await sendNotification({ providers }, { channel: 'email', to, language, write, otp: null, ref });
};
