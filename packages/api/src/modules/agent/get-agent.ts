import type {
  getAgent as getAgentCall,
  getOwnAgent as getOwnAgentCall,
  getPartnerDetails as partnerCall,
  isTransactionAllowed as isAllowedCall,
} from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { isOwnPath } from '@prosperx/core/http';
import { paise, type Paise } from '@prosperx/core/money';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { partnerOrigins, partners, sessions } from '#db/schema/index.js';
import { advisorOf, findAgent } from '#http/agent.js';
import { isOnOrigin } from '#http/request-origin.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { readCertification } from '#records/agent/certification.js';
import { countCustomers, holdingsOf } from './customer-book.js';

export const isTransactionAllowed: Verb<typeof isAllowedCall> = async ({ ctx, input }) => {
  const advisor = await advisorOf(ctx);
  if (advisor.code !== input.agentCode) throw new PxError('forbidden');
  return advisor.mayTransact;
};

interface AgentTotals {
  readonly customerCount: number;
  readonly totalAUM: Paise;
}

/** Returns how many customers with an open account an advisor has, and what all their folios are worth at the last NAVs: the sum of their portfolios. */
export async function agentTotals(db: Db, agentCode: string): Promise<AgentTotals> {
  const holdings = holdingsOf(db, agentCode);
  const [row] = await db.select({ total: sql`coalesce(sum(${holdings.aum}), 0)`.mapWith(Number) }).from(holdings);
  return { customerCount: await countCustomers(db, agentCode), totalAUM: paise(row?.total ?? 0) };
}

export const getOwnAgent: Verb<typeof getOwnAgentCall> = async ({ ctx }) => {
  const { code, name, verified, refusal } = await advisorOf(ctx);
  const isHidden = ctx.config.agentsWithoutTotals.includes(code);
  const { state: arnState, end: arnEnd } = await readCertification(ctx, code);
  return {
    agentCode: code,
    advisorName: name,
    isAgentARN: arnState !== 'missing',
    arnState,
    arnEnd,
    refusal,
    agentStatus: verified ? 'verified' : 'not_verified',
    countTotalAUM: isHidden ? null : await agentTotals(ctx.db, code),
    partner: await returnLinkOf(ctx),
  };
};

interface ReturnLink {
  /** Name of the partner from whose app the advisor came. */
  readonly name: string;
  readonly returnUrl: string | null;
}

/** A path of our own, or a page on an origin that the partner has registered. */
function isAllowed(returnUrl: string, origins: readonly (typeof partnerOrigins.$inferSelect)[]): boolean {
  if (isOwnPath(returnUrl)) return true;
  return URL.canParse(returnUrl) && origins.some((registered) => isOnOrigin(new URL(returnUrl), registered));
}

/** The way back to the partner's app; null for a session that did not begin there. */
async function returnLinkOf({ actor, db }: Pick<Context, 'actor' | 'db'>): Promise<ReturnLink | null> {
  if (actor.kind !== 'advisor') return null;
  const [partner] = await db
    .select({ id: partners.id, name: partners.name, returnUrl: partners.returnUrl })
    .from(sessions)
    .innerJoin(partners, eq(partners.id, sessions.partnerId))
    .where(eq(sessions.id, actor.sessionId));
  if (!partner) return null;
  const { id, name, returnUrl } = partner;
  const origins = await db.select().from(partnerOrigins).where(eq(partnerOrigins.partnerId, id));
  return { name, returnUrl: returnUrl !== null && isAllowed(returnUrl, origins) ? returnUrl : null };
}

export const getAgent: Verb<typeof getAgentCall> = async ({ ctx, input }) => {
  const agent = await findAgent(ctx.db, input.agentCode);
  if (!agent) throw new PxError('agent_unknown');
  const { arn } = await readCertification(ctx, agent.code);
  return { agentCode: agent.code, advisorName: agent.name, arn, mayOrder: agent.mayTransact && arn !== null };
};

export const getPartnerDetails: Verb<typeof partnerCall> = async ({ ctx, input }) => {
  const { code, verified } = await advisorOf(ctx);
  if (code !== input.agentCode) throw new PxError('forbidden');
  const partner = await returnLinkOf(ctx);
  return { partnerStatus: verified ? 'verified' : 'not_verified', accountUrl: partner?.returnUrl ?? null };
};
