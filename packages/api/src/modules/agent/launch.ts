import type { Agent } from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { IDLE_SECONDS, type launch as launchCall } from '@prosperx/core/session';
import { and, eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import type { Db } from '#db/db.js';
import { agents, partnerAgents, sessions, usedTickets } from '#db/schema/index.js';
import { SESSION_COOKIE } from '#http/cookies.js';
import type { Verb } from '#http/serve.js';
import { type Context, type Subject, withDb } from '#kernel/context.js';
import { forgetVisitor } from '#records/cart/owner.js';
import { waitForPartner } from '#records/session/partner-word.js';
import { startSession } from '#records/session/start-session.js';
import { tokenInfo } from '#records/session/token-info.js';
import { enterable } from './enter-account.js';
import { type LaunchTicket, readTicket } from './launch-ticket.js';

/** Finds the ticket's advisor: a partner vouches for its own advisors alone. */
async function agentOfTicket(db: Db, { partnerId, agentCode }: LaunchTicket): Promise<Agent> {
  const [agent] = await db
    .select({ agentCode: agents.code, advisorName: agents.name })
    .from(agents)
    .innerJoin(partnerAgents, and(eq(partnerAgents.agentCode, agents.code), eq(partnerAgents.partnerId, partnerId)))
    .where(eq(agents.code, agentCode));
  if (!agent) throw new PxError('agent_unknown');
  return agent;
}

/** Marks a ticket as used. Of several calls with the same ticket one writes the row; the others wait for it and find the row. */
async function consumeTicket(tx: Db, { partnerId, nonce, exp }: LaunchTicket): Promise<void> {
  const written = await tx
    .insert(usedTickets)
    .values({ partnerId, nonce, expiresAt: exp * 1_000 })
    .onConflictDoNothing()
    .returning();
  if (written.length === 0) throw new PxError('launch_ticket_used');
}

/** Says whether somebody else was signed in in this browser, even if that session has ended by itself. */
async function followsAnother({ db, cookies, crypto }: Context, { agentCode }: LaunchTicket): Promise<boolean> {
  const token = cookies.get(SESSION_COOKIE);
  if (token === undefined) return false;
  const [before] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, crypto.lookup('session', token)));
  return before?.userId !== null || before.agentCode !== agentCode;
}

/** Keeps for the customer that an advisor came into their account, as `enterAccount` does. */
function auditEntry(ctx: Context, agentCode: string, subject: Subject): Promise<void> {
  const actor = { kind: 'advisor', agentCode, sessionId: '' } as const;
  return audit({ ...ctx, actor, subject }, { action: 'customer.entered', objectId: subject.profileId });
}

/** Starts an advisor's session by a launch ticket. The cart of a person who was signed in before is forgotten; that of a visitor, who may be the advisor, stays. */
export const launch: Verb<typeof launchCall> = async ({ ctx, input }) => {
  const ticket = await readTicket(ctx, input.encryptedId);
  const advisor = await agentOfTicket(ctx.db, ticket);
  const customer = ticket.ucc === undefined ? null : await enterable(ctx.db, ticket.agentCode, { ucc: ticket.ucc });
  const isAnother = await followsAnother(ctx, ticket);
  const token = await ctx.db.transaction(async (tx) => {
    await waitForPartner(tx, ticket.partnerId);
    await consumeTicket(tx, ticket);
    const started = await startSession(withDb(ctx, tx), { advisor: ticket, profileId: customer?.id ?? null });
    if (customer) await auditEntry(withDb(ctx, tx), ticket.agentCode, { ...customer, profileId: customer.id });
    return started;
  });
  if (isAnother) forgetVisitor(ctx);
  const user = customer && tokenInfo(customer, ticket.agentCode, null, []).user;
  return { token, user, advisor, idleSeconds: IDLE_SECONDS, profiles: [] };
};
