import { PxError } from '@prosperx/core/errors';
import type { makeSandboxLaunchTicket, sandboxPartners } from '@prosperx/core/sandbox';
import { and, asc, eq } from 'drizzle-orm';
import { agentCustomers, agents, partnerAgents, partners, profiles } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { makeTicket } from '#modules/agent/launch-ticket.js';

export const listPartners: Verb<typeof sandboxPartners> = async ({ ctx }) => {
  const rows = await ctx.db
    .select({ id: partners.id, name: partners.name, agentCode: agents.code, advisorName: agents.name })
    .from(partners)
    .innerJoin(partnerAgents, eq(partnerAgents.partnerId, partners.id))
    .innerJoin(agents, eq(agents.code, partnerAgents.agentCode))
    .orderBy(asc(partners.name), asc(agents.code));
  const customers = await ctx.db
    .select({ agentCode: agentCustomers.agentCode, ucc: profiles.ucc, name: profiles.name })
    .from(agentCustomers)
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .orderBy(asc(profiles.name));
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.map((id) => {
    const own = rows.filter((row) => row.id === id);
    const advisors = own.map(({ agentCode, advisorName }) => ({
      agentCode,
      advisorName,
      customers: customers
        .filter((customer) => customer.agentCode === agentCode)
        .map(({ ucc, name }) => ({ ucc, name })),
    }));
    return { partner: id, name: own[0]?.name ?? id, advisors };
  });
};

/** Signs what the partner's server would sign, for one of its advisors. */
export const mintTicket: Verb<typeof makeSandboxLaunchTicket> = async ({ ctx, input: { partner, agentCode, ucc } }) => {
  const own = and(eq(partnerAgents.partnerId, partner), eq(partnerAgents.agentCode, agentCode));
  if ((await ctx.db.$count(partnerAgents, own)) === 0) throw new PxError('agent_unknown');
  const ticket = await makeTicket(ctx, partner, agentCode, ucc);
  return { ticket, path: `/v1/home?source=mintpro&encryptedId=${ticket}` };
};
