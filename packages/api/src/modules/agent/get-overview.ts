import {
  type CustomerNeed,
  type getAgentOverview as call,
  type MandateNeed,
  NAMED_NEEDS,
  type NamedNeed,
  type ProposalStanding,
  WAITING_SHOWN,
  type WaitingCustomer,
} from '@prosperx/core/agent';
import { businessDateAt, instantAt, DAY, startOfMonth } from '@prosperx/core/time';
import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { agentChanges, agentCustomers, leads, profiles, users } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { ofAgent } from '#records/agent/of-agent.js';
import { sayingRemarks } from '#records/order/say-remarks.js';
import { approvalAnswers } from './approval-answers.js';
import { approvedWorkOf, mayPlaceApproved } from './approved-work.js';
import {
  countCustomers,
  type Due,
  heldNavDate,
  needCondition,
  redeemedOf,
  sipBookOf,
  unapprovedOf,
  unpaidOf,
} from './customer-book.js';
import { countBirthdays, countDueTasks } from './customer-notes.js';
import { agentTotals } from './get-agent.js';
import { neededMandates } from './mandate-needs.js';
import { type Missed, missedOf } from './missed-instalments.js';
import { mostUrgent } from './most-urgent.js';
import { answersOf, proposedTo } from './waiting-proposals.js';

export const getAgentOverview: Verb<typeof call> = async ({ ctx }) => {
  const { code } = await advisorOf(ctx);
  const isHidden = ctx.config.agentsWithoutTotals.includes(code);
  const counts = {
    payment: 0,
    approval: 0,
    proposal: 0,
    instalment: 0,
    mandate: 0,
    kyc_hold: 0,
    redemption: 0,
    lock_in: 0,
    kyc: 0,
  };
  const waiting: WaitingCustomer[] = [];
  for (const need of NAMED_NEEDS) {
    const found = await accountsWith(ctx, code, need);
    counts[need] = found.length;
    const seen = new Set(waiting.map(({ encryptedId }) => encryptedId));
    const others = found.filter(({ id }) => !seen.has(id));
    const most = WAITING_SHOWN - waiting.length;
    const urgent = await mostUrgent<DueOrMissed>(ctx, others, {
      agentCode: code,
      most,
      duesOf: (ids) => duesOf(ctx, need, ids),
    });
    for (const { account, due } of urgent) {
      const { isAsked = false, reason = '', missedAt = null, cart = null, mandate = null, proposal = null } = due ?? {};
      waiting.push({ ...account, need, isAsked, reason, missedAt, cart, mandate, proposal });
    }
  }
  return {
    totals: isHidden ? null : { ...(await agentTotals(ctx.db, code)), newThisMonth: await newThisMonth(ctx, code) },
    asOfNavDate: await heldNavDate(ctx.db, code),
    sipBook: await sipBookOf(ctx.db, code),
    counts,
    approved: await approvedIn(ctx, code),
    openLeads: await openLeads(ctx, code),
    dueTasks: await countDueTasks(ctx, code),
    birthdays: await countBirthdays(ctx, code),
    waiting,
    answers: await answersOf(ctx.db, code, ctx.clock.now()),
    approvals: await approvalAnswers(ctx.db, code, ctx.clock.now()),
    changes: await changesOf(ctx, code),
  };
};

/** The accounts whose owners approved something that is not ordered yet, and those of them that lapse first. */
async function approvedIn(ctx: Context, agentCode: string) {
  const found = await accountsWith(ctx, agentCode, 'order');
  const duesOf = (ids: readonly string[]) => approvedWorkOf(ctx.db, ids, ctx.clock.now());
  const urgent = await mostUrgent(ctx, found, { agentCode, most: WAITING_SHOWN, duesOf });
  const accounts = urgent.map(({ account, due }) => ({ ...account, about: due?.about ?? 'cart' }));
  return { count: found.length, accounts };
}

const CHANGES_SHOWN_FOR = 30 * DAY;
const MAX_CHANGES = 20;

/** The customers who chose this advisor, or left for another one, of late; whoever came back has not left. */
async function changesOf({ db, clock }: Context, agentCode: string) {
  const { userId } = agentCustomers;
  const rows = await db
    .select({ name: users.name, to: agentChanges.toAgentCode, at: agentChanges.at })
    .from(agentChanges)
    .innerJoin(users, eq(users.id, agentChanges.userId))
    .leftJoin(agentCustomers, and(eq(userId, agentChanges.userId), eq(agentCustomers.agentCode, agentCode)))
    .where(
      and(
        or(eq(agentChanges.toAgentCode, agentCode), and(eq(agentChanges.fromAgentCode, agentCode), isNull(userId))),
        gt(agentChanges.at, clock.now() - CHANGES_SHOWN_FOR),
      ),
    )
    .orderBy(desc(agentChanges.at))
    .limit(MAX_CHANGES);
  return rows.map(({ name, to, at }) => ({ name, at, kind: to === agentCode ? ('came' as const) : ('left' as const) }));
}

/** Counts the leads of an advisor that are new, or whose day to be spoken to has come. */
export function openLeads({ db, clock }: Pick<Services, 'db' | 'clock'>, agentCode: string): Promise<number> {
  const isDue = and(eq(leads.status, 'contacted'), lte(leads.followUpOn, businessDateAt(clock.now())));
  return db.$count(leads, and(eq(leads.agentCode, agentCode), or(eq(leads.status, 'new'), isDue)));
}

function newThisMonth({ db, clock }: Context, agentCode: string): Promise<number> {
  const first = startOfMonth(businessDateAt(clock.now()));
  return countCustomers(db, agentCode, instantAt(first));
}

/** The accounts that need something and in which the advisor may act, and of what was approved what they may place; those of whoever came first, first. */
export async function accountsWith(services: Pick<Services, 'db' | 'clock'>, agentCode: string, need: CustomerNeed) {
  const { db, clock } = services;
  if (need === 'order' && !(await mayPlaceApproved(services, agentCode))) return [];
  return db
    .select({
      id: profiles.id,
      name: profiles.name,
      taxStatus: profiles.taxStatus,
      user: { id: users.id, mobile: users.mobile },
    })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .where(and(ofAgent(agentCode), isNull(agentCustomers.actingEndedAt), needCondition(db, need, clock.now())))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
}

interface DueOrMissed extends Due, Partial<Pick<Missed, 'reason' | 'missedAt'>> {
  readonly mandate?: MandateNeed;
  readonly proposal?: ProposalStanding;
}

async function duesOf(
  ctx: Context,
  need: NamedNeed,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DueOrMissed>> {
  const { db, clock } = ctx;
  if (need === 'payment') return unpaidOf(db, ids, clock.now());
  if (need === 'approval') return unapprovedOf(db, ids, clock.now());
  if (need === 'proposal') return proposedTo(db, ids, clock.now());
  if (need === 'redemption') return redeemedOf(db, ids, clock.now());
  if (need === 'kyc' || need === 'kyc_hold' || need === 'lock_in') return new Map();
  if (need === 'instalment') {
    const say = await sayingRemarks(ctx);
    const missed = await missedOf(db, ids, clock.now());
    return new Map([...missed].map(([id, each]) => [id, { ...each, reason: say(each.reason) }]));
  }
  return neededMandates(db, ids, clock.now());
}
