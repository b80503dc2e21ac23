import { type ErrorCode, PxError } from '@prosperx/core/errors';
import {
  type checkMobileNumber as checkCall,
  type TokenInfo,
  type verifyPassword as passwordCall,
} from '@prosperx/core/session';
import { isPassword } from '#crypto/crypto.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { spendTicket } from '#otp/ticket.js';
import { findUser, type FoundUser, isMappedToOtherAgent, profilesOf } from '#records/session/repository.js';
import { startSession } from '#records/session/start-session.js';
import { tokenInfo } from '#records/session/token-info.js';
import { rememberDevice } from './known-device.js';
import { parseMobile } from './login-fields.js';
import { countAttemptByTicket, countLoginAttempt, countMobileCheck } from './login-limits.js';
import { findTicket } from './login-otp.js';
import { needsSecondFactor } from './second-factor.js';

/**
 * Answers for every mobile as for one with a password, and looks nothing up: whether there is an account, a password or another agent is
 * told after the password or OTP.
 */
export const checkMobileNumber: Verb<typeof checkCall> = async ({ ctx, input }) => {
  parseMobile(input.mobile);
  await countMobileCheck(ctx);
  return [{ hasPassword: true }];
};

export const verifyPassword: Verb<typeof passwordCall> = async ({ ctx, input }) => {
  const mobile = parseMobile(input.username, 'username');
  const user = await userWith(ctx, mobile, input.password, input.ticket);
  if (!input.ticket && (await needsSecondFactor(ctx, user))) throw new PxError('otp_required');
  if (isMappedToOtherAgent(user, ctx.agentCode)) throw new PxError('mapped_to_other_agent');
  return logIn(ctx, user);
};

type LoggingIn = Pick<FoundUser, 'id' | 'mobile' | 'agent'> & Partial<Pick<FoundUser, 'passwordHash'>>;

/** Signs in a person who has proved who they are; `passwordHash` is that of the password they used. Their only profile is chosen, several are offered. */
export async function logIn(ctx: Context, user: LoggingIn): Promise<TokenInfo[]> {
  ctx.noteAccount(user.id);
  const profiles = await profilesOf(ctx, user.id);
  const only = profiles.length === 1 ? profiles[0] : undefined;
  const by = user.passwordHash ? { passwordHash: user.passwordHash } : {};
  const token = await ctx.db.transaction(async (tx) => {
    const inside = withDb(ctx, tx);
    const deviceId = await rememberDevice(inside, user);
    return startSession(inside, { userId: user.id, profileId: only?.id ?? null, deviceId, ...by });
  });
  return profiles.map((profile) => tokenInfo(profile, user.agent?.code ?? null, token, profiles));
}

interface Repeated {
  readonly mobile: string;
  readonly password: string;
  /** The error for another password than the one that was set. */
  readonly otherwise: ErrorCode;
}

/** Signs in again a person who repeats a call by the password that it has set, since the first answer was lost on the way. */
export async function repeatLogIn(ctx: Context, { mobile, password, otherwise }: Repeated): Promise<TokenInfo[]> {
  const user = await userWith(ctx, mobile, password).catch((error: unknown) => {
    throw error instanceof PxError && error.code === 'wrong_password' ? new PxError(otherwise) : error;
  });
  return logIn(ctx, user);
}

/** Finds the user of a password. A person who is unknown, has no password or is barred gets the same answer, after the same time, as one with a wrong password. */
async function userWith(ctx: Context, mobile: string, password: string, ticket?: string): Promise<FoundUser> {
  ctx.noteFactor(ticket ? 'password_and_code' : 'password');
  const use = ticket ? await findTicket(ctx, mobile, ticket, 'login') : null;
  const right = ticket ? await countAttemptByTicket(ctx, ticket) : await countLoginAttempt(ctx, 'password', mobile);
  const user = await findUser(ctx, mobile);
  if (user) ctx.noteAccount(user.id);
  const matches = await isPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) throw new PxError('wrong_password');
  await right();
  if (use) await ctx.db.transaction((tx) => spendTicket({ ...use, ctx: withDb(ctx, tx) }));
  return user;
}
