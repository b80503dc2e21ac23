import { errorText } from '@prosperx/core/errors';
import { payingMandate } from '@prosperx/core/mandate';
import { addPaise, type Paise, ZERO_PAISE } from '@prosperx/core/money';
import { instalmentOutcome } from '@prosperx/core/order';
import {
  changeStart,
  firstToSkip,
  isSkipped,
  lastBeforeStop,
  lastDayToSkip,
  type PlannedInstalment,
  plannedInstalments,
  type RunningSip,
  STEP_UP_EVERY,
  steppedUp,
  type StepUp,
} from '@prosperx/core/sip';
import { type BusinessDate, businessDateAt, type ExchangeCalendar, type Instant } from '@prosperx/core/time';
import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import {
  bankAccounts,
  folios,
  ledgerEntries,
  mandates,
  type OrderRow,
  orders,
  orderSets,
  schemes,
  type SipChangeRow,
  sipChanges,
  type SipRow,
  sips,
} from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { sayingAgain } from '#notifications/said-again.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import { isInstalmentOf } from '#records/order/repository.js';
import { sayingRemarks } from '#records/order/say-remarks.js';
import { debitAhead, type DebitOf, debitToMove, readDebits } from '#records/sip/debit-of-sip.js';
import { keptDateOf } from '#records/sip/note-end.js';
import { AHEAD, instalmentsAhead, type InstalmentAhead, isOpenChange, movedChange } from '#records/sip/terms-ahead.js';
import { sipChangeText } from './sip-notification.text.js';
import { holdOf, statusOf } from './sip-status.js';

type SchemeRow = typeof schemes.$inferSelect;
type MandateRow = typeof mandates.$inferSelect & { readonly bank: string | null };

/** Everything that SIPs of one profile are described by, each read once. */
interface SipDetails {
  readonly calendar: ExchangeCalendar;
  readonly now: Instant;
  readonly today: BusinessDate;
  readonly changes: readonly SipChangeRow[];
  readonly mandates: readonly MandateRow[];
  readonly debitOf: DebitOf;
  /** The exchange debits by itself. */
  readonly isDebitedThere: boolean;
  readonly orders: readonly {
    readonly order: OrderRow;
    readonly pxOrderNumber: string;
    readonly payableUntil: Instant | null;
  }[];
  readonly entries: readonly Entry[];
}
type Entry = typeof ledgerEntries.$inferSelect & { readonly folioNumber: string };

/** Returns the SIPs of a profile, or one of them: those that run first, by their next date, then those that are over, newest first. */
export async function viewSips(
  services: Pick<Services, 'db' | 'clock' | 'calendar' | 'providers'> & Pick<Context, 'language'>,
  profileId: string,
  sipId?: string,
): Promise<RunningSip[]> {
  const { db } = services;
  const rows = await db
    .select({ sip: sips, scheme: schemes })
    .from(sips)
    .innerJoin(schemes, eq(schemes.id, sips.schemeId))
    .where(and(eq(sips.profileId, profileId), sipId === undefined ? undefined : eq(sips.id, sipId)))
    .orderBy(asc(sips.nextDate), desc(sips.changedAt), sips.id);
  const known = await readSipDetails(
    services,
    profileId,
    rows.map(({ sip }) => sip),
  );
  const say = await sayingRemarks(services);
  const sayRefusal = await sayingAgain(services, sipChangeText, errorText, bseText);
  return rows.map(({ sip, scheme }) => {
    const view = viewOf(sip, scheme, known);
    const { history, refused } = view;
    return {
      ...view,
      history: history.map((each) => ({ ...each, remarks: say(each.remarks) })),
      refused: refused && { ...refused, reason: sayRefusal(refused.reason) },
    };
  });
}

async function readSipDetails(
  services: Pick<Services, 'db' | 'clock' | 'calendar' | 'providers'>,
  profileId: string,
  of: readonly SipRow[],
): Promise<SipDetails> {
  const { db, clock, calendar } = services;
  const ids = of.map(({ id }) => id);
  const changes = await db
    .select()
    .from(sipChanges)
    .where(inArray(sipChanges.sipId, ids))
    .orderBy(desc(sipChanges.createdAt));
  const firstIds = of.flatMap(({ firstOrderId }) => firstOrderId ?? []);
  const bank = bankAccounts.bankName;
  const ofMandates = await db
    .select({ mandate: mandates, bank })
    .from(mandates)
    .leftJoin(bankAccounts, eq(bankAccounts.id, mandates.bankAccountId))
    .where(and(eq(mandates.profileId, profileId), eq(mandates.state, 'approved')));
  const ofLedger = await db
    .select({ entry: ledgerEntries, folioNumber: folios.folioNumber })
    .from(ledgerEntries)
    .innerJoin(folios, eq(folios.id, ledgerEntries.folioId))
    .where(and(eq(ledgerEntries.profileId, profileId), eq(ledgerEntries.kind, 'sip'), isNull(ledgerEntries.orderId)))
    .orderBy(asc(ledgerEntries.date), asc(ledgerEntries.seq));
  return {
    calendar,
    now: clock.now(),
    today: businessDateAt(clock.now()),
    changes: changes.map((each) => movedChange(each, calendar)),
    debitOf: await readDebits(services, profileId),
    isDebitedThere: services.providers.exchange.debitsInstalments,
    mandates: ofMandates.map(({ mandate, bank: name }) => ({ ...mandate, bank: name })),
    orders: await db
      .select({ order: orders, pxOrderNumber: orderSets.pxOrderNumber, payableUntil: orderSets.payableUntil })
      .from(orders)
      .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
      .where(or(inArray(orders.sipId, ids), inArray(orders.id, firstIds))),
    entries: ofLedger.map(({ entry, folioNumber }) => ({ ...entry, folioNumber })),
  };
}

function viewOf(sip: SipRow, scheme: SchemeRow, known: SipDetails): RunningSip {
  const { calendar, today } = known;
  const first = known.orders.find(({ order }) => order.id === sip.firstOrderId);
  const isLive = sip.state === 'running';
  const mayChange = isLive && sip.stoppedAt === null;
  const change = known.changes.find((each) => each.sipId === sip.id && isOpenChange(each));
  const upcoming = isLive ? instalmentsAhead(sip, change, calendar) : [];
  const free = mayChange ? firstToSkip(sip, today, calendar) : null;
  const last = isLive ? lastBeforeStop(sip, today, calendar) : null;
  // what is skipped while a change is on its way is one that the former registration still makes
  const skippable = free && (!change || free.instalment < change.instalment) ? free : null;
  return {
    sipId: sip.id,
    scheme: schemeOf(scheme),
    folioNo: sip.folioNumber,
    status: statusOf(sip, first?.order),
    hold: first ? holdOf(sip, first, scheme, known.now) : null,
    ...pick(sip),
    keptDate: sip.keptReason !== null && known.isDebitedThere ? keptDateOf(sip, today, calendar) : null,
    upcoming,
    ...autoPayOf(sip, change, upcoming, known),
    skippable: skippable && {
      instalment: skippable.instalment,
      date: skippable.date,
      until: lastDayToSkip(skippable.date, calendar),
    },
    lastBeforeStop: last && { instalment: last.instalment, date: last.date },
    changeable: mayChange && !change ? startOf(sip, known) : null,
    resumable: mayChange && !change && isSkipped(sip, sip.instalmentsDone + 1) ? startOf(sip, known, true) : null,
    change: change
      ? {
          kind: change.kind,
          amount: change.amount,
          sipDate: change.sipDate,
          instalment: change.instalment,
          date: change.date,
        }
      : null,
    refused: refusalOf(sip, known),
    stepUp: stepUpOf(sip, scheme, calendar),
    history: historyOf(sip, known),
  };
}

const pick = ({ amount, sipDate, instalments, instalmentsDone, nextDate, skipFrom, skipCount, stopAfter }: SipRow) => ({
  amount,
  sipDate,
  instalments,
  instalmentsDone,
  nextDate,
  skipFrom,
  skipCount,
  stopAfter,
});

/** Returns from when the terms of a SIP may change on their own day, or its pause may end, as far as the exchange's lead allows; null when it ends before. */
function startOf(sip: SipRow, { calendar, today }: SipDetails, endsPause = false): RunningSip['changeable'] {
  const start = changeStart(sip, sip.sipDate, today, calendar, { endsPause });
  if (!start || (endsPause && !isSkipped(sip, start.instalment))) return null;
  return { instalment: start.instalment, date: start.date };
}

const schemeOf = (scheme: SchemeRow): RunningSip['scheme'] => ({
  encryptedSchemeId: scheme.id,
  schemeName: scheme.name,
  brand: scheme.fundHouse,
  category: scheme.category,
  subCategory: scheme.subCategory,
  minimumSipAmount: scheme.minimumSip,
  sipMultiple: scheme.sipMultiple,
  maximumAmount: scheme.maximum,
  sipDates: [...scheme.sipDates],
});

/** Returns the mandate that pays the next debit, chosen as it will be on its day, and whether one does. */
function autoPayOf(
  sip: SipRow,
  change: SipChangeRow | undefined,
  upcoming: readonly InstalmentAhead[],
  known: SipDetails,
): Pick<RunningSip, 'autoPay' | 'mandate' | 'otherMandate'> {
  const next = upcoming.find((each) => !each.isSkipped);
  const { mandates: approved } = known;
  const debit = debitAhead(sip, change, next, known);
  const pays = payingMandate(approved, debit);
  if (!pays) {
    const isTooSmall = payingMandate(approved, { ...debit, amount: ZERO_PAISE, taken: undefined }) !== undefined;
    const otherMandate = next && payingMandate(approved, debitToMove(sip, next, known.debitOf)) !== undefined;
    return {
      autoPay: isTooSmall ? 'limit_too_small' : 'no_mandate',
      mandate: null,
      otherMandate: otherMandate ?? false,
    };
  }
  return { autoPay: 'covered', mandate: { mandateId: pays.id, limit: pays.limit, bank: pays.bank ?? '' } };
}

/** Returns why the last change was not made; null once another one was asked for. */
function refusalOf({ id }: SipRow, { changes }: SipDetails): RunningSip['refused'] {
  const last = changes.find(({ sipId, state }) => sipId === id && state !== 'withdrawn');
  if (last?.state !== 'refused') return null;
  return { kind: last.kind, reason: last.reason, on: businessDateAt(last.changedAt) };
}

function stepUpOf(sip: SipRow, { sipMultiple }: SchemeRow, calendar: ExchangeCalendar): RunningSip['stepUp'] {
  const stepUp = stepUpIn(sip);
  if (!stepUp || sip.stepUpAt === null || sip.state !== 'running') return null;
  const planned = steppedUpInstalment(sip, calendar);
  const { kind, by } = stepUp;
  return {
    kind,
    amount: kind === 'sum' ? (by as Paise) : null,
    percent: kind === 'percent' ? by : null,
    next: planned
      ? {
          instalment: planned.instalment,
          date: planned.date,
          amount: steppedUp(sip.amount, stepUp, sipMultiple),
        }
      : null,
  };
}

/** Returns the first instalment ahead that is to be raised: the planned one, or the next where that has passed; undefined without one. */
export function steppedUpInstalment(sip: SipRow, calendar: ExchangeCalendar): PlannedInstalment | undefined {
  const at = sip.stepUpAt;
  if (at === null) return undefined;
  return plannedInstalments(sip, STEP_UP_EVERY + AHEAD, calendar).find(({ instalment }) => instalment >= at);
}

/** Returns the step-up that a SIP has; null without one. */
export function stepUpIn({ stepUpKind: kind, stepUpBy: by }: SipRow): StepUp | null {
  return kind !== null && by !== null ? { kind, by } : null;
}

/** Returns the instalments that fell due, newest first: those that were ordered here, and before them those that the ledger has from elsewhere. */
function historyOf(sip: SipRow, { orders: all, entries }: SipDetails): RunningSip['history'] {
  const ordered = all
    .filter(({ order }) => isInstalmentOf(sip, order))
    .map(({ order, pxOrderNumber }) => ofOrder(order, pxOrderNumber));
  const taken = Math.max(0, sip.instalmentsDone - ordered.length);
  const earlier = entries
    .filter((entry) => entry.schemeId === sip.schemeId && entry.folioNumber === sip.folioNumber)
    .slice(0, taken)
    .map(ofEntry);
  return [...ordered, ...earlier].sort((a, b) => b.instalment - a.instalment);
}

function ofOrder(order: OrderRow, pxOrderNumber: string): RunningSip['history'][number] {
  const { instalment, createdAt, amount, state, remarks, allottedUnits: units, allottedNav: nav, navDate } = order;
  return {
    instalment: instalment ?? 1,
    pxOrderNumber,
    orderedOn: businessDateAt(createdAt),
    amount,
    remarks,
    outcome: instalmentOutcome(state, order.isSkipped),
    allotment: units && nav && navDate ? { units, nav, navDate } : null,
  };
}

const ofEntry = (entry: Entry, index: number): RunningSip['history'][number] => ({
  instalment: index + 1,
  pxOrderNumber: null,
  orderedOn: entry.date,
  amount: addPaise(entry.amount, entry.stampDuty),
  outcome: 'invested',
  remarks: '',
  allotment: { units: entry.units, nav: entry.nav, navDate: entry.navDate },
});
