import {
  CUSTOMER_NEEDS,
  type CustomerNeed,
  type getAgentOverview as call,
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
import { sipBooks } from '#records/sip/sip-book.js';
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
import { familiesOf } from './customer-families.js';
import { countBirthdays, countDueTasks } from './customer-notes.js';
import { agentTotals } from './get-agent.js';
import { type Missed, missedOf } from './missed-instalments.js';
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
  for (const need of CUSTOMER_NEEDS) {
    const found = await accountsWith(ctx, code, need);
    counts[need] = found.length;
    const seen = new Set(waiting.map(({ encryptedId }) => encryptedId));
    const others = found.filter(({ id }) => !seen.has(id));
    waiting.push(...(await mostUrgent(ctx, { agentCode: code, need }, others, WAITING_SHOWN - waiting.length)));
  }
  return {
    totals: isHidden ? null : { ...(await agentTotals(ctx.db, code)), newThisMonth: await newThisMonth(ctx, code) },
    asOfNavDate: await heldNavDate(ctx.db, code),
    sipBook: await sipBookOf(ctx.db, code),
    counts,
    openLeads: await openLeads(ctx, code),
    dueTasks: await countDueTasks(ctx, code),
    birthdays: await countBirthdays(ctx, code),
    waiting,
    answers: await answersOf(ctx.db, code, ctx.clock.now()),
    changes: await changesOf(ctx, code),
  };
};

const CHANGES_SHOWN_FOR = 30 * DAY;
const MAX_CHANGES = 20;

/** The customers who chose this advisor, or left for another one, of late. */
async function changesOf({ db, clock }: Context, agentCode: string) {
  const rows = await db
    .select({ name: users.name, to: agentChanges.toAgentCode, at: agentChanges.at })
    .from(agentChanges)
    .innerJoin(users, eq(users.id, agentChanges.userId))
    .where(
      and(
        or(eq(agentChanges.fromAgentCode, agentCode), eq(agentChanges.toAgentCode, agentCode)),
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

/** The accounts that need something and in which the advisor may act; those of whoever came first, first. */
export function accountsWith({ db, clock }: Pick<Services, 'db' | 'clock'>, agentCode: string, need: CustomerNeed) {
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

type Account = Awaited<ReturnType<typeof accountsWith>>[number];

/** The first of some accounts: those with the nearest deadline, then those that came first. */
async function mostUrgent(
  ctx: Context,
  { agentCode, need }: { readonly agentCode: string; readonly need: CustomerNeed },
  accounts: readonly Account[],
  most: number,
): Promise<WaitingCustomer[]> {
  if (accounts.length === 0 || most <= 0) return [];
  const dues = await duesOf(ctx, need, accounts);
  const deadline = ({ id }: Account) => dues.get(id)?.until ?? Number.MAX_SAFE_INTEGER;
  const first = accounts.toSorted((one, other) => deadline(one) - deadline(other)).slice(0, most);
  const families = await familiesOf(
    ctx.db,
    agentCode,
    first.map(({ id }) => id),
  );
  return first.map(({ id, name, taxStatus, user }) => {
    const {
      amount = null,
      until = null,
      isAsked = false,
      cart = null,
      reason = '',
      missedAt = null,
    } = dues.get(id) ?? {};
    return {
      encryptedId: id,
      name,
      taxStatus,
      need,
      amount,
      until,
      isAsked,
      cart,
      reason,
      missedAt,
      mobile: ctx.crypto.open(users.mobile, user),
      family: families.get(id) ?? '',
    };
  });
}

interface DueOrMissed extends Omit<Due, 'amount'>, Partial<Pick<Missed, 'reason' | 'missedAt'>> {
  readonly amount: Due['amount'] | null;
}

async function duesOf(
  ctx: Context,
  need: CustomerNeed,
  accounts: readonly Account[],
): Promise<ReadonlyMap<string, DueOrMissed>> {
  const { db, clock } = ctx;
  const ids = accounts.map(({ id }) => id);
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
  const books = await sipBooks(db, ids);
  return new Map([...books].map(([id, { monthly }]) => [id, { amount: monthly, until: null, isAsked: false }]));
}
