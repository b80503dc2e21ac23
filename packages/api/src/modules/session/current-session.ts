import { PxError } from '@prosperx/core/errors';
import {
  type chooseProfile as chooseCall,
  type CurrentUser,
  type getCurrentUser as currentCall,
  IDLE_SECONDS,
  type logout as logoutCall,
  type TokenInfo,
} from '@prosperx/core/session';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { preparedOnce } from '#db/db.js';
import { agentCustomers, profiles } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import { SESSION_COOKIE } from '#http/cookies.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf } from '#kernel/context.js';
import { forgetVisitor } from '#records/cart/owner.js';
import { profilesOf } from '#records/session/repository.js';
import { continueSession, endSession, sessionIdOf } from '#records/session/start-session.js';
import { tokenInfo } from '#records/session/token-info.js';
import { ownSession } from './own-session.js';

export const logout: Verb<typeof logoutCall> = async ({ ctx }) => {
  const sessionId = sessionIdOf(ctx.actor);
  if (sessionId) {
    await ctx.db.transaction(async (tx) => {
      await endSession(tx, sessionId, ctx.clock.now());
      await audit({ ...ctx, db: tx }, { action: 'session.ended', objectId: sessionId });
    });
  }
  ctx.cookies.clear(SESSION_COOKIE);
  forgetVisitor(ctx);
  return null;
};

export const chooseProfile: Verb<typeof chooseCall> = async ({ ctx, input }) => {
  const { userId } = ownSession(ctx);
  const [row] = await ctx.db
    .select({ profile: profiles, agentCode: agentCustomers.agentCode })
    .from(profiles)
    .leftJoin(agentCustomers, eq(agentCustomers.userId, profiles.userId))
    .where(and(eq(profiles.id, input.encryptedId), eq(profiles.userId, userId), isNull(profiles.closedAt)));
  if (!row) throw new PxError('not_found');
  const { profile, agentCode } = row;
  const token = await continueSession(ctx, profile.id);
  return withScope(ctx, tokenInfo(profile, agentCode, token, await profilesOf(ctx, userId)));
};

/** Adds to what a client knows of a session what it may do there, where a partner's server began it. */
const withScope = ({ scope }: Context, info: TokenInfo): TokenInfo =>
  scope === null ? info : { ...info, user: { ...info.user, signedOnTo: scope } };

/** The accounts of a person, those too that are closed, in the order in which they are offered. */
const accountsOfUser = preparedOnce((db) =>
  db
    .select({ profile: profiles, agentCode: agentCustomers.agentCode })
    .from(profiles)
    .leftJoin(agentCustomers, eq(agentCustomers.userId, profiles.userId))
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .orderBy(asc(profiles.position), asc(profiles.id))
    .prepare('accounts_of_user'),
);

async function accountHolder(ctx: Context) {
  const { userId, profileId } = subjectOf(ctx);
  const accounts = await accountsOfUser(ctx.db).execute({ userId });
  const own = accounts.find(({ profile }) => profile.id === profileId);
  if (!own) throw new PxError('signed_out');
  const open = accounts.flatMap(({ profile }) => (profile.closedAt === null ? [profile] : []));
  // an advisor sees one customer, not whose other accounts these are
  return withScope(ctx, tokenInfo(own.profile, own.agentCode, null, ctx.actor.kind === 'advisor' ? [] : open));
}

export const getCurrentUser: Verb<typeof currentCall> = async ({ ctx }): Promise<CurrentUser> => {
  if (ctx.actor.kind !== 'advisor') return { ...(await accountHolder(ctx)), advisor: null };
  const { code, name } = await advisorOf(ctx);
  const customer = ctx.subject && (await accountHolder(ctx)).user;
  const advisor = { agentCode: code, advisorName: name };
  return { token: null, user: customer, advisor, idleSeconds: IDLE_SECONDS, profiles: [] };
};
