import { hasDebits, type SipCover } from '@prosperx/core/mandate';
import { ZERO_PAISE } from '@prosperx/core/money';
import { expectedNavDate, instalmentOutcome, navRuleOf, type Order } from '@prosperx/core/order';
import { nextDebit, type SipInstalment } from '@prosperx/core/sip';
import { type BusinessDate, businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { type OrderRow, orders, orderSets, type schemes, type SipRow } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { usableMandate } from '#records/mandate/repository.js';
import { readDebits } from '#records/sip/debit-of-sip.js';
import { isInstalmentOf } from './repository.js';

/** The fields of an order about its progress besides its money. */
export type OrderProgress = Pick<Order, 'allotment' | 'autoPay' | 'navExpected' | 'sip'>;

/** An order with what is known of it elsewhere. */
export interface DescribedOrder {
  readonly order: OrderRow;
  readonly scheme: Pick<typeof schemes.$inferSelect, 'subCategory' | 'offer'>;
  /** The time at which its units were booked; null while they are not. */
  readonly bookedAt: Instant | null;
  /** The SIP that it began or is an instalment of. */
  readonly sip: SipRow | null;
}

/** Reads how far the SIPs of orders are; returns a function that gives each order its fields. */
export async function readProgress(
  services: Pick<Services, 'db' | 'clock' | 'calendar' | 'providers'>,
  rows: readonly DescribedOrder[],
): Promise<(described: DescribedOrder, paidAt: Instant | null) => OrderProgress> {
  const { db, clock, calendar } = services;
  const today = businessDateAt(clock.now());
  const instalmentsOf = await readInstalments(
    db,
    rows.flatMap(({ sip }) => sip ?? []),
  );
  const covers = new Map<string, SipCover | null>();
  for (const { order, sip } of rows) covers.set(order.id, await coverOf(services, order, sip, today));
  return ({ order, scheme, bookedAt, sip }, paidAt) => ({
    allotment: allotmentOf(order, bookedAt),
    navExpected: order.state === 'paid' ? expectedNavDateOf(order, scheme, paidAt, calendar) : null,
    autoPay: covers.get(order.id) ?? null,
    sip: sip && sipOf(order, sip, instalmentsOf(sip), calendar),
  });
}

/** Says whether a mandate covers the later instalments of the SIP of an order; null where it has none. */
async function coverOf(
  services: Pick<Services, 'db' | 'calendar' | 'providers'>,
  order: OrderRow,
  sip: SipRow | null,
  today: BusinessDate,
): Promise<SipCover | null> {
  if (order.kind !== 'sip' || !hasDebits(order)) return null;
  const { db } = services;
  const { amount, sipMandateId: mandateId } = order;
  const debitOf = await readDebits(services, order.profileId);
  const debit = debitOf(sip ?? { amount, mandateId }, sip?.nextDate ?? order.sipStart ?? today);
  if (await usableMandate(db, order.profileId, debit)) return 'covered';
  const isTooSmall = await usableMandate(db, order.profileId, { ...debit, amount: ZERO_PAISE, taken: undefined });
  return isTooSmall ? 'limit_too_small' : 'no_mandate';
}

function allotmentOf(order: OrderRow, at: number | null): Order['allotment'] {
  const { folioNumber, allottedUnits, allottedNav, navDate, stampDuty } = order;
  if (!folioNumber || !allottedUnits || !allottedNav || !navDate || stampDuty === null) return null;
  return { folioNo: folioNumber, units: allottedUnits, nav: allottedNav, navDate, stampDuty, at };
}

/** Returns the day of the NAV that is expected to apply to an order; null until its money came, and while the exchange's holidays of that time are not known. */
export function expectedNavDateOf(
  { createdAt: orderedAt }: OrderRow,
  { subCategory, offer }: DescribedOrder['scheme'],
  paidAt: Instant | null,
  calendar: ExchangeCalendar,
): BusinessDate | null {
  const rule = navRuleOf(subCategory);
  return paidAt === null ? null : expectedNavDate({ orderedAt, realisedAt: paidAt, rule, offer }, calendar);
}

/** Returns the SIP of an order; it has ended when its owner stopped it, else when it changed for the last time: when its last instalment fell due. */
function sipOf(order: OrderRow, sip: SipRow, instalments: SipInstalment[], calendar: ExchangeCalendar): Order['sip'] {
  const { instalmentsDone, state, stoppedAt, changedAt } = sip;
  if (instalmentsDone === 0 && order.firstOrderToday) return null;
  const isStopped = state === 'cancelled';
  const endedOn = isStopped || state === 'finished' ? businessDateAt(stoppedAt ?? changedAt) : null;
  return { instalmentsDone, nextDate: nextDebit(sip, calendar)?.date ?? null, endedOn, isStopped, instalments };
}

/** Reads the orders that SIPs have become so far; returns the instalments of each, newest first. */
async function readInstalments(db: Db, sips: readonly SipRow[]): Promise<(sip: SipRow) => SipInstalment[]> {
  const firstIds = sips.flatMap(({ firstOrderId }) => firstOrderId ?? []);
  const ids = sips.map(({ id }) => id);
  const rows =
    sips.length === 0
      ? []
      : await db
          .select({ order: orders, pxOrderNumber: orderSets.pxOrderNumber })
          .from(orders)
          .innerJoin(orderSets, eq(orderSets.id, orders.orderSetId))
          .where(or(inArray(orders.sipId, ids), inArray(orders.id, firstIds)));
  return (sip) =>
    rows
      .filter(({ order }) => isInstalmentOf(sip, order))
      .map(({ order, pxOrderNumber }) => toInstalment(order, pxOrderNumber))
      .sort((a, b) => b.instalment - a.instalment);
}

function toInstalment(order: OrderRow, pxOrderNumber: string): SipInstalment {
  const { instalment, createdAt, state, remarks, allottedUnits: units, allottedNav: nav, navDate } = order;
  return {
    instalment: instalment ?? 1,
    pxOrderNumber,
    orderedOn: businessDateAt(createdAt),
    outcome: instalmentOutcome(state, order.isSkipped),
    remarks,
    allotment: units && nav && navDate ? { units, nav, navDate } : null,
  };
}
