import { isAgentCode } from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { AGENT_HEADER, type Endpoint } from '@prosperx/core/http';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Db, isOneOf } from '#db/db.js';
import { agents } from '#db/schema/index.js';
import type { Actor, Context } from '#kernel/context.js';
import { askedTogether } from '#throttle/asked-together.js';
import type { Caller } from './access.js';
import type { RequestOrigin } from './request-origin.js';

/** Begins the action of an audit entry about what an advisor did for a customer; the name of the call follows. */
export const ON_BEHALF = 'on_behalf.';

/** Throws `agent_not_allowed` when an advisor moves money or changes orders for a customer and may not, `agent_not_verified` when a call is for those alone whom a partner has verified. */
export async function checkAgent(
  { effect, changesOrders, needsVerified }: Endpoint,
  actor: Actor,
  db: Db,
): Promise<void> {
  const needsPermission = effect === 'money' || changesOrders === true;
  if (actor.kind !== 'advisor' || !(needsPermission || needsVerified)) return;
  const agent = await findAgent(db, actor.agentCode);
  if (needsPermission && !agent?.mayTransact) throw new PxError('agent_not_allowed');
  if (needsVerified && !agent?.verified) throw new PxError('agent_not_verified');
}

/**
 * Keeps who did what in a customer's account, which the customer can read. A call that moves money keeps it in its own transaction; of
 * others it is the last step before the answer.
 */
export async function auditOnBehalf({ name, path, effect, access }: Endpoint, ctx: Context): Promise<void> {
  // what happens at the login changes the session alone, and has entries of its own
  if (effect === 'read' || path.startsWith('/login/')) return;
  // what an advisor does also outside of an account, or a visitor, is not about the one they are in
  if (access.includes('advisor') || !access.includes('advisor_for_customer')) return;
  if (ctx.actor.kind !== 'advisor' || !ctx.subject) return;
  await ctx.db.transaction((tx) => audit({ ...ctx, db: tx }, { action: `${ON_BEHALF}${name}` }));
}

interface Question {
  readonly route: { readonly endpoint: Pick<Endpoint, 'path'> };
  readonly request: Request;
  readonly origin: RequestOrigin;
  readonly caller: Pick<Caller, 'actor' | 'ownAgent'>;
  readonly db: Db;
}

/** Returns those of the codes that agents have. */
const knownCodes = askedTogether(async (db, codes: readonly string[]) => {
  const rows = await db.select({ code: agents.code }).from(agents).where(isOneOf(agents.code, codes));
  return new Set(rows.map(({ code }) => code));
});

/**
 * Returns the agent who is credited with a call: the advisor who makes it, or the agent whose customer the person is who is signed in,
 * whatever address led them here. Of a visitor, and at a login, it is the one that the page names, or the partner's own: whoever signs up
 * becomes their customer. An unknown code does not count.
 */
export async function creditedAgent({ route, request, origin, caller, db }: Question): Promise<string | null> {
  const { actor, ownAgent } = caller;
  if (actor.kind === 'advisor') return actor.agentCode;
  if (actor.kind === 'user' && !route.endpoint.path.startsWith('/login/')) return ownAgent;
  const named = request.headers.get(AGENT_HEADER);
  if (named) return isAgentCode(named) && (await knownCodes(db, named)).has(named) ? named : null;
  return origin.kind === 'partner' ? origin.partner.agentCode : null;
}

type AgentRow = typeof agents.$inferSelect;

/** Finds the agent of a code; null when no agent has it. */
export async function findAgent(db: Db, agentCode: string): Promise<AgentRow | null> {
  const [agent] = await db.select().from(agents).where(eq(agents.code, agentCode));
  return agent ?? null;
}

/** Returns the advisor of a call that needs one. */
export async function advisorOf({ actor, db }: Pick<Context, 'actor' | 'db'>): Promise<AgentRow> {
  const agent = actor.kind === 'advisor' ? await findAgent(db, actor.agentCode) : null;
  if (!agent) throw new PxError('signed_out');
  return agent;
}
