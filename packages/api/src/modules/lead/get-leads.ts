import { PxError } from '@prosperx/core/errors';
import { checkFollowUp, type getLeads as call, LEADS_A_PAGE, type updateLead as updateCall } from '@prosperx/core/lead';
import { businessDateAt } from '@prosperx/core/time';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { agentInterests, leads } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { withDb } from '#kernel/context.js';
import { refuseFaults } from './create-lead.js';
import { customersAmong } from './lead-customers.js';
import { leadOf } from './store-lead.js';

/** Open leads with a day of follow-up come first, the earliest of them before all. */
const open = sql`${leads.status} in ('new', 'contacted')`;
const byUrgency = [asc(sql`case when ${open} then ${leads.followUpOn} end`), desc(leads.createdAt), asc(leads.id)];

export const getLeads: Verb<typeof call> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  if (input.agentCode !== code) throw new PxError('forbidden');
  const own = eq(leads.agentCode, code);
  const wanted = input.status === undefined ? own : and(own, eq(leads.status, input.status));
  const rows = await ctx.db
    .select()
    .from(leads)
    .where(wanted)
    .orderBy(...byUrgency)
    .limit(LEADS_A_PAGE)
    .offset(LEADS_A_PAGE * Number(input.page ?? 0));
  const interests = await ctx.db.select().from(agentInterests).where(eq(agentInterests.agentCode, code));
  const customers = await customersAmong(
    ctx.db,
    code,
    rows.map(({ mobileHash }) => mobileHash),
  );
  return {
    count: await ctx.db.$count(leads, wanted),
    newCount: await ctx.db.$count(leads, and(own, eq(leads.status, 'new'))),
    today: businessDateAt(ctx.clock.now()),
    leads: rows.map((row) => leadOf(ctx, row, customers.has(row.mobileHash))),
    interestedIn: interests.map(({ interest }) => interest),
  };
};

/** Keeps what has become of a lead, and a day to speak to it again on which it is still there. A lead of another advisor is as unknown as one that there is not. */
export const updateLead: Verb<typeof updateCall> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  const { leadId, status, followUpOn } = input;
  refuseFaults({ followUpOn: checkFollowUp(followUpOn ?? null, businessDateAt(ctx.clock.now())) });
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(leads)
      .set({ status, followUpOn, changedAt: ctx.clock.now() })
      .where(and(eq(leads.id, leadId), eq(leads.agentCode, code)))
      .returning();
    if (!row) throw new PxError('not_found');
    const details = { status: row.status, followUpOn: row.followUpOn };
    await audit(withDb(ctx, tx), { action: 'lead.updated', objectId: leadId, details });
    const customers = await customersAmong(tx, code, [row.mobileHash]);
    return leadOf(ctx, row, customers.has(row.mobileHash));
  });
};
