import { PxError } from '@prosperx/core/errors';
import {
  type enrolOperator as enrolCall,
  type readEnrolment as readCall,
  type signInOperator as signInCall,
  type signOutOperator as signOutCall,
  tidyOperatorName,
} from '@prosperx/core/operator';
import { LOGIN_LIMITS, newPasswordErrorText } from '@prosperx/core/session';
import { and, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { hashPassword, isPassword } from '#crypto/crypto.js';
import { operators } from '#db/schema/index.js';
import { OPERATOR_COOKIE } from '#http/cookies.js';
import { throwFieldErrors } from '#http/field-errors.js';
import { endOperatorSession, startOperatorSession } from '#http/operator-session.js';
import type { Verb } from '#http/serve.js';
import { type Context, operatorOf, withDb } from '#kernel/context.js';
import { checkPasswordToSet } from '#records/session/check-password.js';
import { type Bucket, consumeBucket, countAttempt, resetLimit, throttleKey } from '#throttle/throttle.js';
import { qrCodeOf } from './qr-code.js';
import { addressOf, newSecret, stepOf, unusedCode } from './totp.js';

/** Links and sign-ins that one address of the network tries. */
const TRIED: Bucket = { holds: 30, oneEvery: 30_000 };

/** Whoever gives an unknown name waits as long as others: the code is compared with a secret that nobody has. */
const NOBODYS_SECRET = newSecret();

/** The site's own pages alone: neither a partner's page nor its server has a console. */
async function checkPlace(ctx: Context): Promise<void> {
  if (ctx.crossSite || ctx.partner !== null) throw new PxError('foreign_origin');
  await consumeBucket(ctx, throttleKey(ctx, 'operator-address', ctx.address), TRIED);
}

type Operator = typeof operators.$inferSelect;

/**
 * Takes a code and begins a session, by one statement: of many that come with one code at once, one is let in. Throws `refusal` where `still`
 * does not hold any more, or the code was used.
 */
async function letIn(
  ctx: Context,
  operator: Operator,
  {
    step,
    still,
    change,
    action,
    refusal,
  }: {
    readonly step: number;
    readonly still: SQL | undefined;
    readonly change?: Partial<typeof operators.$inferInsert>;
    readonly action: string;
    readonly refusal: PxError;
  },
): Promise<{ readonly name: string }> {
  const token = await ctx.db.transaction(async (tx) => {
    const isUnused = or(isNull(operators.lastStep), lt(operators.lastStep, step));
    const [taken] = await tx
      .update(operators)
      .set({ ...change, lastStep: step })
      .where(and(eq(operators.id, operator.id), isNull(operators.endedAt), isUnused, still))
      .returning();
    if (!taken) throw refusal;
    const begun = await startOperatorSession({ ...ctx, db: tx }, taken);
    await audit({ ...withDb(ctx, tx), actor: begun.actor }, { action, objectId: taken.name });
    return begun.token;
  });
  ctx.cookies.set(OPERATOR_COOKIE, token);
  return { name: operator.name };
}

/** An unknown name, a wrong password, and a code that is wrong or was used are answered alike and in the same time. */
export const signInOperator: Verb<typeof signInCall> = async ({ ctx, input }) => {
  await checkPlace(ctx);
  ctx.noteFactor('password_and_code');
  const name = tidyOperatorName(input.name);
  const tries = throttleKey(ctx, 'operator', name, ctx.address);
  const codes = throttleKey(ctx, 'operator-codes', name);
  await countAttempt(ctx, tries, LOGIN_LIMITS.pair);
  const isOne = and(eq(operators.name, name), isNull(operators.endedAt));
  const [known] = await ctx.db.select().from(operators).where(isOne);
  const isRight = await isPassword(known?.passwordHash ?? null, input.password);
  const step = stepOf(known ? ctx.crypto.open(operators.secret, known) : NOBODYS_SECRET, input.code, ctx.clock.now());
  const refusal = new PxError('operator_refused');
  if (!known?.passwordHash || !isRight) throw refusal;
  // strangers who guess at a name shut nobody out; whoever has the password guesses few codes, from wherever they come
  const isFree = await countAttempt(ctx, codes, LOGIN_LIMITS.mobile).then(
    () => true,
    () => false,
  );
  if (step === null || !isFree) throw refusal;
  const still = eq(operators.passwordHash, known.passwordHash);
  const answer = await letIn(ctx, known, { step, still, action: 'operator.signed_in', refusal });
  await resetLimit(ctx, tries);
  await resetLimit(ctx, codes);
  return answer;
};

const isLinkGood = (ctx: Context, token: string) =>
  and(
    eq(operators.linkHash, ctx.crypto.lookup('operator_link', token)),
    gt(operators.linkUntil, ctx.clock.now()),
    isNull(operators.endedAt),
  );

async function byLink(ctx: Context, token: string): Promise<Operator> {
  await checkPlace(ctx);
  const [found] = await ctx.db.select().from(operators).where(isLinkGood(ctx, token));
  if (!found) throw new PxError('login_link_invalid');
  return found;
}

export const readEnrolment: Verb<typeof readCall> = async ({ ctx, input }) => {
  const operator = await byLink(ctx, input.token);
  const secret = ctx.crypto.open(operators.secret, operator);
  const address = addressOf(secret, operator.name);
  const code = ctx.config.sandbox ? unusedCode(secret, operator.lastStep, ctx.clock.now()) : null;
  return { name: operator.name, secret, address, qr: qrCodeOf(address), code };
};

export const enrolOperator: Verb<typeof enrolCall> = async ({ ctx, input: { token, password, code } }) => {
  const operator = await byLink(ctx, token);
  // nobody may guess codes by a link that they found
  const tries = throttleKey(ctx, 'operator-link', operator.id);
  await countAttempt(ctx, tries, LOGIN_LIMITS.pair);
  const step = stepOf(ctx.crypto.open(operators.secret, operator), code, ctx.clock.now());
  // the name stands in for a mobile: neither belongs in a password
  const fault = await checkPasswordToSet(ctx.config, password, { mobile: operator.name });
  throwFieldErrors({
    password: fault && newPasswordErrorText[fault],
    code: step === null ? 'code_refused' : null,
  });
  const passwordHash = await hashPassword(password);
  const answer = await letIn(ctx, operator, {
    step: step ?? 0,
    still: isLinkGood(ctx, token),
    change: { passwordHash, linkHash: null, linkUntil: null },
    action: 'operator.enrolled',
    refusal: new PxError('login_link_invalid'),
  });
  await resetLimit(ctx, tries);
  return answer;
};

export const signOutOperator: Verb<typeof signOutCall> = async ({ ctx }) => {
  await endOperatorSession(ctx.db, operatorOf(ctx).sessionId, ctx.clock.now());
  ctx.cookies.clear(OPERATOR_COOKIE);
  return null;
};
