import { toRupees } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agentChanges, agentCustomers, agents, leads, users } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { advisorActsIn } from '#records/agent/advisor-acts.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns a person's advisor, who their advisors were, and what advisors keep of their mobile from before they were a customer. */
export async function advisorsOf({ db, crypto }: Context, userId: string) {
  const former = alias(agents, 'former');
  const advisors = await db
    .select({ of: agentCustomers, advisor: agents.name })
    .from(agentCustomers)
    .innerJoin(agents, eq(agents.code, agentCustomers.agentCode))
    .where(eq(agentCustomers.userId, userId));
  const changes = await db
    .select({ at: agentChanges.at, advisor: agents.name, formerAdvisor: former.name })
    .from(agentChanges)
    .innerJoin(agents, eq(agents.code, agentChanges.toAgentCode))
    .leftJoin(former, eq(former.code, agentChanges.fromAgentCode))
    .where(eq(agentChanges.userId, userId))
    .orderBy(agentChanges.at);
  const ofMobile = await db
    .select({ lead: leads, advisor: agents.name })
    .from(leads)
    .innerJoin(users, eq(users.mobileHash, leads.mobileHash))
    .innerJoin(agents, eq(agents.code, leads.agentCode))
    .where(eq(users.id, userId))
    .orderBy(leads.createdAt);
  return {
    advisors: advisors.map(({ advisor, of: { agentCode, createdAt, actingEndedAt } }): Row => {
      return { advisor, agentCode, since: isoOf(createdAt), actingEndedAt: isoOf(actingEndedAt) };
    }),
    advisorChanges: changes.map(({ at, ...names }): Row => ({ ...names, at: isoOf(at) })),
    leads: ofMobile.map(({ advisor, lead }): Row => {
      const { source, tag, language, status, followUpOn, invitations, consentVersion } = lead;
      return {
        advisor,
        name: crypto.open(leads.name, lead),
        mobile: crypto.open(leads.mobile, lead),
        email: crypto.open(leads.email, lead),
        amount: lead.amount && toRupees(lead.amount),
        ...{ source, tag, language, status, followUpOn, invitations, consentVersion },
        invitedAt: isoOf(lead.invitedAt),
        createdAt: isoOf(lead.createdAt),
        changedAt: isoOf(lead.changedAt),
      };
    }),
  };
}

/** Returns when advisors entered an account, and everything that they did there. */
export async function advisorActsOf({ db }: Context, profileId: string): Promise<Row[]> {
  const acts = await advisorActsIn(db, profileId);
  return acts.toReversed().map(({ at, advisorName, kind }) => ({ at: isoOf(at), advisor: advisorName, kind }));
}
