import {
  comingBirthdays,
  type Customer,
  type CustomerFilter,
  CUSTOMER_NEEDS,
  type CustomerNeed,
  CUSTOMERS_PAGE_SIZE,
  type CustomerSort,
  type myCustomers as call,
  NAMED_NEEDS,
} from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import { type MandateStatus, mandateStatusOn } from '@prosperx/core/mandate';
import { ZERO_PAISE } from '@prosperx/core/money';
import { tidyMobile } from '@prosperx/core/session';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Db, isOneOf } from '#db/db.js';
import {
  agentCustomers,
  customerFamilies,
  customerTags,
  mandates,
  orderSets,
  profiles,
  sips,
  users,
} from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { InputOf, Verb } from '#http/serve.js';
import type { Context } from '#kernel/context.js';
import { customersByMobile } from '#records/agent/by-mobile.js';
import { ofAgent } from '#records/agent/of-agent.js';
import { isCancelledByOwner } from '#records/mandate/repository.js';
import { isRunning, NO_SIPS, sipBook, sipBooks } from '#records/sip/sip-book.js';
import { approvedWorkOf, mayPlaceApproved } from './approved-work.js';
import { holdingsOf, lastOrders, needCondition } from './customer-book.js';
import { familiesOf, familyAum, familyList, inFamily } from './customer-families.js';
import { dueTasksOf, hasBirthday, knownTags, notesOfMany, taggedWith } from './customer-notes.js';
import { hasUnansweredProposal } from './waiting-proposals.js';

type Input = InputOf<typeof call>;

export const myCustomers: Verb<typeof call> = async ({ ctx, input }) => {
  const advisor = await advisorOf(ctx);
  if (advisor.code !== input.agentCode) throw new PxError('forbidden');
  const hidesTotals = ctx.config.agentsWithoutTotals.includes(advisor.code);
  // an order by what is not shown would show it
  const sort = hidesTotals && input.sort === 'aum' ? 'name' : input.sort;
  const family =
    input.familyOf === undefined
      ? ''
      : ((await familiesOf(ctx.db, advisor.code, [input.familyOf])).get(input.familyOf) ?? '');
  const where = and(
    ofAgent(advisor.code),
    await matchesText(ctx, advisor.code, input.text),
    input.need && (await filterCondition(ctx, advisor.code, input.need)),
    input.tag === undefined
      ? undefined
      : inArray(profiles.id, taggedWith(ctx.db, advisor.code, eq(customerTags.tag, input.tag))),
    family === ''
      ? undefined
      : inArray(profiles.id, inFamily(ctx.db, advisor.code, eq(customerFamilies.family, family))),
  );
  const { ids, totalElements } = await pageOf(ctx.db, advisor.code, where, sort, input.page);
  return {
    ...(await describe(ctx, ids, { agentCode: advisor.code, hidesTotals })),
    tags: await knownTags(ctx.db, advisor.code),
    familyList: await familyList(ctx.db, advisor.code),
    family,
    familyAum: hidesTotals || family === '' ? null : await familyAum(ctx.db, advisor.code, family),
    page: input.page,
    totalElements: hidesTotals ? null : totalElements,
    totalPages: Math.ceil(totalElements / CUSTOMERS_PAGE_SIZE),
    euin: advisor.euin,
  };
};

const TEN_DIGITS = /^\d{10}$/;

/** Whoever has ended their advisor's right to act shows them no more what they need. */
const MAY_BE_ENTERED = isNull(agentCustomers.actingEndedAt);

/** The accounts that a filter of the list leaves. */
async function filterCondition(ctx: Context, agentCode: string, filter: CustomerFilter): Promise<SQL | undefined> {
  const now = ctx.clock.now();
  switch (filter) {
    case 'task':
      return inArray(profiles.id, dueTasksOf(ctx, agentCode));
    case 'birthday':
      return hasBirthday(now);
    case 'unanswered':
      return and(MAY_BE_ENTERED, hasUnansweredProposal(ctx.db, now));
    case 'order':
      if (!(await mayPlaceApproved(ctx, agentCode))) return sql`false`;
      return and(MAY_BE_ENTERED, needCondition(ctx.db, filter, now));
    default:
      return and(MAY_BE_ENTERED, needCondition(ctx.db, filter, now));
  }
}

/** Selects accounts by part of a name, of a tag or of a family, a whole mobile, or a client code, where their owners are joined; all by ''. */
export async function matchesText(ctx: Context, agentCode: string, text: Input['text']): Promise<SQL | undefined> {
  const { db } = ctx;
  const wanted = text?.trim() ?? '';
  if (wanted === '') return undefined;
  const mobile = tidyMobile(wanted);
  const wholes = new Set(TEN_DIGITS.test(mobile) ? [mobile] : []);
  const people = [...(await customersByMobile(ctx, agentCode, wholes)).values()];
  const part = `%${wanted.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(
    ilike(profiles.name, part),
    eq(profiles.ucc, wanted.toUpperCase()),
    inArray(profiles.id, taggedWith(db, agentCode, ilike(customerTags.tag, part))),
    inArray(profiles.id, inFamily(db, agentCode, ilike(customerFamilies.family, part))),
    ...(people.length > 0 ? [isOneOf(users.id, people)] : []),
  );
}

async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .where(where);
  return row?.count ?? 0;
}

interface Page {
  readonly ids: readonly string[];
  /** On all pages. */
  readonly totalElements: number;
}

/** Reads all that fit once, and of each no more than their order needs; what a page shows is read of its own accounts. */
async function pageOf(
  db: Db,
  agentCode: string,
  where: SQL | undefined,
  sort: CustomerSort,
  page: number,
): Promise<Page> {
  // only an order by what is held needs the holdings of all: those of a page are read with its other facts
  const holdings = holdingsOf(db, agentCode, sort === 'aum' ? null : []);
  const lastOrder = sql`(select max(${orderSets.createdAt}) from ${orderSets} where ${orderSets.profileId} = ${profiles.id})`;
  const sipsAMonth = sql`(select ${sipBook.monthly} from ${sips} where ${and(eq(sips.profileId, profiles.id), isRunning)})`;
  const order: Readonly<Record<CustomerSort, readonly SQL[]>> = {
    name: [],
    aum: [sql`${holdings.aum} desc nulls last`],
    sips: [sql`${sipsAMonth} desc`],
    activity: [sql`${lastOrder} desc nulls last`],
  };
  const rows = await db
    .select({ id: profiles.id, count: sql`count(*) over ()`.mapWith(Number) })
    .from(agentCustomers)
    .innerJoin(users, eq(users.id, agentCustomers.userId))
    .innerJoin(profiles, eq(profiles.userId, agentCustomers.userId))
    .leftJoin(holdings, eq(holdings.profileId, profiles.id))
    .where(where)
    .orderBy(...order[sort], asc(sql`lower(${profiles.name})`), asc(profiles.id))
    .limit(CUSTOMERS_PAGE_SIZE)
    .offset((page - 1) * CUSTOMERS_PAGE_SIZE);
  const [first] = rows;
  // a page behind the last has no row that could say it
  return { ids: rows.map(({ id }) => id), totalElements: first?.count ?? (page > 1 ? await countOf(db, where) : 0) };
}

async function accountsOf(db: Db, ids: readonly string[]) {
  const { id, name, taxStatus, registeredWithBse, kycStatus, dateOfBirth } = profiles;
  const rows = await db
    .select({
      profile: { id, name, taxStatus, registeredWithBse, kycStatus, dateOfBirth },
      user: { id: users.id, mobile: users.mobile },
      endedAt: agentCustomers.actingEndedAt,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(agentCustomers, eq(agentCustomers.userId, profiles.userId))
    .where(isOneOf(profiles.id, ids));
  const byId = new Map(rows.map((row) => [row.profile.id, row]));
  return ids.flatMap((one) => byId.get(one) ?? []);
}

/** Reads the facts of the accounts on a page, each kind at once. */
async function describe(
  ctx: Context,
  ids: readonly string[],
  { agentCode, hidesTotals }: { readonly agentCode: string; readonly hidesTotals: boolean },
): Promise<{ readonly content: Customer[]; readonly asOfNavDate: BusinessDate | null }> {
  if (ids.length === 0) return { content: [], asOfNavDate: null };
  const { db, clock, crypto } = ctx;
  const books = await sipBooks(db, ids);
  const last = await lastOrders(db, ids);
  const mandateOf = await mandatesOf(db, ids, businessDateAt(clock.now()));
  const needs = await needsOf(db, ids, clock.now());
  // how the advisor stands counts only where something is approved
  const withApproved = ids.filter((id) => needs.get(id)?.order);
  const approved =
    withApproved.length > 0 && (await mayPlaceApproved(ctx, agentCode))
      ? await approvedWorkOf(db, withApproved, clock.now())
      : null;
  const kept = await notesOfMany(ctx, agentCode, ids);
  const families = await familiesOf(db, agentCode, ids);
  const birthdays = comingBirthdays(businessDateAt(clock.now()));
  const holdings = hidesTotals ? null : await aumOf(db, agentCode, ids);
  const held = holdings && new Map(holdings.map((row) => [row.profileId, row.aum]));
  const dates = (holdings ?? []).flatMap(({ navDate }) => navDate ?? []);
  const accounts = await accountsOf(db, ids);
  const content = accounts.map(({ profile, user, endedAt }) => {
    return {
      encryptedId: profile.id,
      name: profile.name,
      taxStatus: profile.taxStatus,
      mobile: maskMobile(crypto.open(users.mobile, user)),
      aum: held && (held.get(profile.id) ?? ZERO_PAISE),
      registeredWithBse: profile.registeredWithBse,
      kycStatus: profile.kycStatus,
      mandate: mandateOf.get(profile.id)?.status ?? null,
      mandateCancelled: mandateOf.get(profile.id)?.isCancelled ?? false,
      sips: books.get(profile.id) ?? NO_SIPS,
      lastOrderAt: last.get(profile.id) ?? null,
      needs: endedAt === null ? NAMED_NEEDS.filter((need) => needs.get(profile.id)?.[need]) : [],
      approved: (endedAt === null && approved?.get(profile.id)?.about) || null,
      mayAct: endedAt === null,
      tags: kept.tagsOf(profile.id),
      family: families.get(profile.id) ?? '',
      dueTasks: kept.dueTasks.get(profile.id) ?? 0,
      birthday: (endedAt === null && birthdays.get(profile.dateOfBirth?.slice(5) ?? '')) || null,
    };
  });
  return { content, asOfNavDate: dates.toSorted().at(-1) ?? null };
}

function aumOf(db: Db, agentCode: string, ids: readonly string[]) {
  const holdings = holdingsOf(db, agentCode, ids);
  return db.select({ profileId: holdings.profileId, aum: holdings.aum, navDate: holdings.navDate }).from(holdings);
}

const FURTHEST: readonly MandateStatus[] = ['Approved', 'Processing', 'New Mandate', 'Rejected'];

interface ShownMandate {
  readonly status: MandateStatus;
  readonly isCancelled: boolean;
}

/** The furthest mandate of each account; of several that are as far the one that changed last. */
async function mandatesOf(
  db: Db,
  ids: readonly string[],
  today: BusinessDate,
): Promise<ReadonlyMap<string, ShownMandate>> {
  const rows = await db
    .select({
      profileId: mandates.profileId,
      state: mandates.state,
      reason: mandates.reason,
      endDate: mandates.endDate,
    })
    .from(mandates)
    .where(isOneOf(mandates.profileId, ids))
    .orderBy(desc(mandates.changedAt));
  const furthest = new Map<string, ShownMandate>();
  for (const { profileId, ...mandate } of rows) {
    const [status, before] = [mandateStatusOn(mandate, today), furthest.get(profileId)];
    if (!before || FURTHEST.indexOf(status) < FURTHEST.indexOf(before.status))
      furthest.set(profileId, { status, isCancelled: isCancelledByOwner(mandate) });
  }
  return furthest;
}

/** What each account needs, and whether its owner has approved what is not ordered yet. */
async function needsOf(
  db: Db,
  ids: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, Readonly<Record<CustomerNeed, boolean | null>>>> {
  const conditions = CUSTOMER_NEEDS.map((need) => [need, sql<boolean>`${needCondition(db, need, now)}`] as const);
  const rows = await db
    .select({ id: profiles.id, needs: Object.fromEntries(conditions) as Record<CustomerNeed, SQL<boolean>> })
    .from(profiles)
    .where(isOneOf(profiles.id, ids));
  return new Map(rows.map(({ id, needs }) => [id, needs]));
}
