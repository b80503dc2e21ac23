import {
  ACTIVITIES_SHOWN,
  type AdvisorActivity,
  type changeAdvisor as changeCall,
  type getAdvisorActivity as getCall,
  type setAdvisorAccess as setCall,
} from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { MINUTE } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit, type AuditNote } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { agentChanges, agentCustomers, agents } from '#db/schema/index.js';
import { findAgent } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import { checkTicket, spendTicket, type TicketUse } from '#otp/ticket.js';
import { type AdvisorAct, advisorActsIn } from '#records/agent/advisor-acts.js';
import { noteAgentChange } from '#records/agent/note-for-partners.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { changeHash, profileChallenge } from '#records/profile/profile-challenge.js';
import { forgetCustomer } from './customer-notes.js';
import { withdrawWaiting } from './withdraw-waiting.js';

export const getAdvisorActivity: Verb<typeof getCall> = ({ ctx }) => actingOf(ctx);

/** Ends an advisor's right to act, or gives it back; what waits of what they asked is withdrawn. What the person signs in with stays theirs alone: they may come directly from then on. */
export const setAdvisorAccess: Verb<typeof setCall> = async ({ ctx, input: { mayAct, ticket } }) => {
  const subject = subjectOf(ctx);
  const { userId } = subject;
  const use: TicketUse = { ctx, ...profileChallenge(subject, 'advisor'), ticket, content: { mayAct } };
  await checkTicket(use);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [mapping] = await tx.select().from(agentCustomers).where(eq(agentCustomers.userId, userId)).for('update');
    if (!mapping) throw new PxError('agent_unknown');
    const isFirst = await spendTicket({ ...use, ctx: withDb(ctx, tx) });
    if (!isFirst || (mapping.actingEndedAt === null) === mayAct) return;
    const change = mayAct ? { actingEndedAt: null } : { actingEndedAt: now, direct: true };
    const { agentCode } = mapping;
    await tx.update(agentCustomers).set(change).where(eq(agentCustomers.userId, userId));
    const withdrawn = mayAct ? [] : await withdrawWaiting(tx, userId, { agentCode, isReplaced: false }, now);
    await notifyOwner(tx, ctx, { change: mayAct ? 'advisor_allowed' : 'advisor_ended', userId });
    const action = mayAct ? 'advisor.allowed' : 'advisor.ended';
    await audit(withDb(ctx, tx), { action, details: { agentCode } });
    await auditAll(withDb(ctx, tx), withdrawn);
  });
  return actingOf(ctx);
};

/** Chooses another advisor. Both read of it at home, their partners by an event; orders are credited to the new one from then on. */
export const changeAdvisor: Verb<typeof changeCall> = async ({ ctx, input: { agentCode, ticket } }) => {
  const subject = subjectOf(ctx);
  const { userId } = subject;
  const content = { agentCode };
  const use: TicketUse = { ctx, ...profileChallenge(subject, 'advisor', changeHash(ctx, content)), ticket, content };
  await checkTicket(use);
  if (!(await findAgent(ctx.db, agentCode))) throw new PxError('agent_unknown');
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(agentCustomers).where(eq(agentCustomers.userId, userId)).for('update');
    const isFirst = await spendTicket({ ...use, ctx: withDb(ctx, tx) });
    if (!isFirst || before?.agentCode === agentCode) return;
    const mapping = { agentCode, direct: true, actingEndedAt: null, createdAt: now };
    await tx
      .insert(agentCustomers)
      .values({ userId, ...mapping })
      .onConflictDoUpdate({ target: agentCustomers.userId, set: mapping });
    const id = newId('agc');
    const fromAgentCode = before?.agentCode ?? null;
    await tx.insert(agentChanges).values({ id, userId, fromAgentCode, toAgentCode: agentCode, at: now });
    await forgetCustomer(tx, userId);
    const former = fromAgentCode === null ? null : { agentCode: fromAgentCode, isReplaced: true };
    const withdrawn = former === null ? [] : await withdrawWaiting(tx, userId, former, now);
    await noteAgentChange(tx, id, now);
    await notifyOwner(tx, ctx, { change: 'advisor_changed', userId });
    const details = { from: fromAgentCode, to: agentCode };
    await audit(withDb(ctx, tx), { action: 'advisor.changed', details });
    await auditAll(withDb(ctx, tx), withdrawn);
  });
  return actingOf(ctx);
};

async function auditAll(ctx: Context, notes: readonly AuditNote[]): Promise<void> {
  for (const note of notes) await audit(ctx, note);
}

async function actingOf(ctx: Context): Promise<AdvisorActivity> {
  const { userId } = subjectOf(ctx);
  const [mapping] = await ctx.db
    .select({
      code: agents.code,
      name: agents.name,
      since: agentCustomers.createdAt,
      end: agentCustomers.actingEndedAt,
    })
    .from(agentCustomers)
    .innerJoin(agents, eq(agents.code, agentCustomers.agentCode))
    .where(eq(agentCustomers.userId, userId));
  return {
    advisor: mapping
      ? { agentCode: mapping.code, advisorName: mapping.name, since: mapping.since, mayAct: mapping.end === null }
      : null,
    activities: await activitiesOf(ctx),
  };
}

/** Entries that are read for those that are shown: several of one kind become one. */
const READ = 8 * ACTIVITIES_SHOWN;

/** Reads what advisors did in the account that is open. */
async function activitiesOf(ctx: Context): Promise<AdvisorActivity['activities']> {
  const acts = await advisorActsIn(ctx.db, subjectOf(ctx).profileId, READ);
  return withoutRepeats(acts)
    .slice(0, ACTIVITIES_SHOWN)
    .map(({ at, kind, advisorName }) => ({ at, kind, advisorName }));
}

/** Leaves out acts that repeat the one after them within a minute: each field of a form may be saved by itself. */
function withoutRepeats(acts: readonly AdvisorAct[]): AdvisorAct[] {
  return acts.filter(({ at, agentCode, kind }, index) => {
    const later = acts[index - 1];
    return later?.kind !== kind || later.agentCode !== agentCode || later.at - at > MINUTE;
  });
}
