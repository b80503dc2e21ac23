import { PxError } from '@prosperx/core/errors';
import { languageOf } from '@prosperx/core/language';
import {
  type InvitationOutcome,
  invitationOutcome,
  type inviteLeads as call,
  LEAD_INVITATIONS,
  LEAD_KEPT_DAYS,
} from '@prosperx/core/lead';
import { businessDateAt, instantAt, DAY } from '@prosperx/core/time';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { agents, leads, type Lookup } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { LEAD_NOTIFICATION } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { checkCertified } from '#records/agent/certification.js';
import { consumeLimit, releaseLimit, throttleKey } from '#throttle/throttle.js';
import { customersAmong } from './lead-customers.js';
import type { LeadNotification } from './lead-notification.js';

/** What one person gets of all advisors together, by their mobile and by their address: an invitation a week, and so many until leads are forgotten. */
const OF_A_PERSON = [
  ['too_soon', { most: 1, within: LEAD_INVITATIONS.daysBetween * DAY }],
  ['too_often', { most: LEAD_INVITATIONS.aLead, within: LEAD_KEPT_DAYS * DAY }],
] as const;

/** Counts an invitation for whoever has a mobile or an address, or for nobody when a limit of one of them refuses. */
async function countFor(ctx: Context, people: readonly string[]): Promise<'invited' | 'too_soon' | 'too_often'> {
  const counted: Lookup[] = [];
  for (const [outcome, limit] of OF_A_PERSON)
    for (const person of people) {
      const key = throttleKey(ctx, 'invited', outcome, person);
      try {
        await consumeLimit(ctx, key, limit);
        counted.push(key);
      } catch (error) {
        if (!(error instanceof PxError)) throw error;
        for (const before of counted) await releaseLimit(ctx, before);
        return outcome;
      }
    }
  return 'invited';
}

/** Invites leads to open an account with their advisor, each within the limits of core. A lead of another advisor is as unknown as one that there is not, and nobody is invited then. */
export const inviteLeads: Verb<typeof call> = async ({ ctx, input }) => {
  const { code } = await advisorOf(ctx);
  // the invitation names their ARN
  await checkCertified(ctx);
  const now = ctx.clock.now();
  const ids = [...new Set(input.leadIds)];
  const language = input.language === undefined ? ctx.language : languageOf(input.language);
  return ctx.db.transaction(async (tx) => {
    // one call of an advisor after another, so that each counts what the other sent
    await tx.select({ code: agents.code }).from(agents).where(eq(agents.code, code)).for('no key update');
    const rows = await tx
      .select()
      .from(leads)
      .where(and(eq(leads.agentCode, code), inArray(leads.id, ids)));
    if (rows.length < ids.length) throw new PxError('not_found');
    const customers = await customersAmong(
      tx,
      code,
      rows.map(({ mobileHash }) => mobileHash),
    );
    const today = instantAt(businessDateAt(now));
    let left =
      LEAD_INVITATIONS.aDay - (await tx.$count(leads, and(eq(leads.agentCode, code), gte(leads.invitedAt, today))));
    const outcomes = new Map<string, InvitationOutcome>();
    for (const id of ids) {
      const row = rows.find((each) => each.id === id);
      if (!row) continue;
      const outcome = invitationOutcome({ ...row, isCustomer: customers.has(row.mobileHash) }, now);
      if (outcome !== 'invited' || left <= 0) {
        outcomes.set(id, outcome === 'invited' ? 'day_full' : outcome);
        continue;
      }
      const email = ctx.crypto.open(leads.email, row).toLowerCase();
      const told = await countFor(withDb(ctx, tx), [row.mobileHash, email]);
      outcomes.set(id, told);
      if (told === 'invited') left -= 1;
    }
    const invited = rows.filter(({ id }) => outcomes.get(id) === 'invited');
    if (invited.length > 0) {
      await tx
        .update(leads)
        .set({ invitations: sql`${leads.invitations} + 1`, invitedAt: now, changedAt: now })
        .where(
          inArray(
            leads.id,
            invited.map(({ id }) => id),
          ),
        );
      const jobs = invited.flatMap(({ id, invitations }) =>
        (['invited_by_email', 'invited_by_sms'] as const).map((to) => ({
          kind: LEAD_NOTIFICATION,
          ref: `${id}:${to}:${invitations + 1}`,
          payload: { leadId: id, to, language } satisfies LeadNotification,
        })),
      );
      await enqueue(tx, jobs, now);
      await audit(withDb(ctx, tx), { action: 'leads.invited', details: { count: invited.length } });
      runSoon(ctx, jobs);
    }
    return { outcomes: input.leadIds.flatMap((id) => outcomes.get(id) ?? []) };
  });
};
