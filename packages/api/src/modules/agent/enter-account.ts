import { PxError } from '@prosperx/core/errors';
import { type enterAccount as enterCall, type exitAccount as exitCall, IDLE_SECONDS } from '@prosperx/core/session';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { agentCustomers, profiles, users } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, type Subject, withDb } from '#kernel/context.js';
import { mayAct } from '#records/agent/of-agent.js';
import { continueSession } from '#records/session/start-session.js';
import { tokenInfo } from '#records/session/token-info.js';

/** Selects the accounts of an agent's customers in which they may act, where their owners and advisors are joined. */
export const mayEnter = (agentCode: string) =>
  and(mayAct(agentCode), isNull(users.disabledAt), isNull(profiles.closedAt));

/** Finds an account of an agent's customers by its id or its client code. Throws `customer_unknown` for one in which they may not act. */
export async function enterable(db: Db, agentCode: string, by: { readonly id: string } | { readonly ucc: string }) {
  const named = 'id' in by ? eq(profiles.id, by.id) : eq(profiles.ucc, by.ucc);
  const [found] = await db
    .select({ profile: profiles })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(and(named, mayEnter(agentCode)));
  if (!found) throw new PxError('customer_unknown');
  return found.profile;
}

/** Those of some accounts of an agent's customers in which they may act. */
export async function enterableAmong(db: Db, agentCode: string, ids: readonly string[]) {
  const found = await db
    .select({ profile: profiles })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, users.id))
    .where(and(inArray(profiles.id, [...ids]), mayEnter(agentCode)));
  return found.map(({ profile }) => profile);
}

interface Move {
  /** The account that is entered; null: the one that is left. */
  readonly into: string | null;
  /** The account that the move is about. */
  readonly subject: Subject;
  readonly action: 'customer.entered' | 'customer.left';
}

/** Continues an advisor's session in an account, or outside of one, and keeps that for the customer. */
const moveTo = (ctx: Context, { into, subject, action }: Move): Promise<string | null> =>
  ctx.db.transaction(async (tx) => {
    const token = await continueSession(withDb(ctx, tx), into);
    await audit({ ...ctx, db: tx, subject }, { action, objectId: subject.profileId });
    return token;
  });

export const enterAccount: Verb<typeof enterCall> = async ({ ctx, input }) => {
  const { code: agentCode, name: advisorName } = await advisorOf(ctx);
  const profile = await enterable(ctx.db, agentCode, { id: input.encryptedId });
  const subject = { ...profile, profileId: profile.id };
  const token = await moveTo(ctx, { into: profile.id, subject, action: 'customer.entered' });
  const { user } = tokenInfo(profile, agentCode, null, []);
  return { token, user, advisor: { agentCode, advisorName }, idleSeconds: IDLE_SECONDS, profiles: [] };
};

export const exitAccount: Verb<typeof exitCall> = async ({ ctx }) => {
  const { code: agentCode, name: advisorName } = await advisorOf(ctx);
  if (!ctx.subject) throw new PxError('forbidden');
  const token = await moveTo(ctx, { into: null, subject: ctx.subject, action: 'customer.left' });
  return { token, user: null, advisor: { agentCode, advisorName }, idleSeconds: IDLE_SECONDS, profiles: [] };
};
