import { PxError } from '@prosperx/core/errors';
import {
  type AdvisorInterest,
  checkLead,
  type createHomePageLead as homeCall,
  type createLead as call,
  type createPremiumLead as premiumCall,
  INTERESTED_TAG,
  type Lead,
  type LeadErrorCode,
  leadErrorText,
  leadTermsSent,
} from '@prosperx/core/lead';
import { HOUR } from '@prosperx/core/time';
import { audit } from '#audit/audit.js';
import { agentInterests } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { LEAD_NOTIFICATION } from '#queue/job-kinds.js';
import { enqueue } from '#queue/queue.js';
import { runSoon } from '#queue/worker.js';
import { countMobiles } from '#records/agent/by-mobile.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { type NewLead, storeLead } from './store-lead.js';

/** The limit of leads that one advisor makes. */
const LEADS_AN_HOUR = { most: 60, within: HOUR } as const;

/** Throws `invalid_input` with the faults that a check has found; its sentence is that of the first. */
export function refuseFaults(faults: Readonly<Record<string, LeadErrorCode | null>>): void {
  const found = Object.entries(faults).flatMap(([name, code]) => (code === null ? [] : [[name, code] as const]));
  const [first] = found;
  if (first) {
    throw new PxError('invalid_input', { fields: Object.fromEntries(found), message: leadErrorText[first[1]] });
  }
}

/** Keeps a lead. Throws `invalid_input`, at the field of its mobile, where the person wants to be nobody's. */
export async function keepLead(ctx: Context, lead: NewLead, mobileField: string): Promise<Lead> {
  const stored = await storeLead(ctx, lead).catch((cause: unknown) => {
    throw new PxError('lead_not_created', { cause });
  });
  if (stored) return stored;
  const fault: LeadErrorCode = 'lead_mobile_objected';
  throw new PxError('invalid_input', { fields: { [mobileField]: fault }, message: leadErrorText[fault] });
}

/** Makes a lead of an advisor: for a premium service by its tag, without one for their own list. */
async function leadByAdvisor(
  ctx: Context,
  sent: Parameters<typeof leadTermsSent>[0],
  tag: string | null,
): Promise<Lead> {
  const { code } = await advisorOf(ctx);
  const terms = leadTermsSent(sent);
  refuseFaults(checkLead(terms, tag !== null));
  await consumeLimit(ctx, throttleKey(ctx, 'lead', code), LEADS_AN_HOUR);
  // of a lead it is said whether a customer has their mobile
  await countMobiles(ctx, code, new Set([terms.mobile]));
  const lead = {
    ...terms,
    agentCode: code,
    source: tag === null ? ('home' as const) : ('premium_service' as const),
    tag,
    notifications: tag === null ? [] : (['desk'] as const),
  };
  return keepLead(ctx, lead, 'investorMobileNo');
}

/** Keeps that an advisor is interested in an offer, once; the operator's help desk hears of it. */
async function saveInterest(ctx: Context, interest: AdvisorInterest): Promise<void> {
  const { code } = await advisorOf(ctx);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const kept = await tx
      .insert(agentInterests)
      .values({ agentCode: code, interest, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (kept.length === 0) return;
    const notification = {
      kind: LEAD_NOTIFICATION,
      ref: `interest:${interest}:${code}`,
      payload: { agentCode: code, interest },
    };
    await enqueue(tx, [notification], now);
    await audit(withDb(ctx, tx), { action: 'advisor.interested', details: { interest } });
    runSoon(ctx, [notification]);
  });
}

export const createHomePageLead: Verb<typeof homeCall> = ({ ctx, input }) => leadByAdvisor(ctx, input, null);

export const createPremiumLead: Verb<typeof premiumCall> = ({ ctx, input }) => leadByAdvisor(ctx, input, input.tag);

export const createLead: Verb<typeof call> = async ({ ctx, input }) => {
  if (input.tag !== INTERESTED_TAG) {
    if (!(await advisorOf(ctx)).verified) throw new PxError('agent_not_verified');
    return leadByAdvisor(ctx, input, input.tag);
  }
  await saveInterest(ctx, input.interest ?? 'lamf');
  return null;
};
