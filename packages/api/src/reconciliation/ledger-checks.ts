import {
  addPaise,
  isSameButRounding,
  isSameNav,
  type Paise,
  stampDutyOn,
  subtractPaise,
  units as unitsOf,
  unitsFor,
  valueAtNav,
} from '@prosperx/core/money';
import { lastNavDay, navRuleOf, purchaseNavDate, unitsAwaitedSince } from '@prosperx/core/order';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import type { OrderRow } from '#db/schema/index.js';
import { EXCHANGE_SOURCE } from '#records/portfolio/book-purchase.js';
import { outcomeOfPayment } from '#sandbox/bank-book.js';
import { detailsOf } from '#sandbox/exchange-book.js';
import {
  always,
  type Books,
  type Check,
  checksOf,
  type Entry,
  type EntryFile,
  type JoinedBooks,
  type OrderFile,
  type PaymentFile,
} from './books.js';
import { says, saysBooked, saysEach, saysEntry, saysOrder, saysPayment, saysPublished } from './says.js';

const order = checksOf(
  ({ orders }) => orders.filter((file) => file.order.kind !== 'redemption'),
  (file) => file.order.id,
  ({ order: ours, entries }) => [saysOrder(ours), ...saysEach('ledger', entries, saysEntry)],
);
const entry = checksOf(
  ({ entries }) => entries,
  (file) => `ledger ${file.entry.seq}`,
  ({ entry: { profileId }, folio, scheme }) => [
    says('ledger', {}, profileId, scheme?.fundHouse),
    says('folio', {}, folio.profileId, folio.fundHouse),
  ],
);
type OfOrder = EntryFile & { readonly order: OrderRow };
const isOfOrder = (file: EntryFile): file is OfOrder => file.order !== undefined;
const ofOrder = checksOf(
  ({ entries }) => entries.filter(isOfOrder),
  (file) => `ledger ${file.entry.seq}`,
  ({ order: ours, entry: booked }) => [saysOrder(ours), saysEntry(booked)],
);

const isAllotted = (file: OrderFile) => file.order.state === 'allotted';

/** Says whether units, NAV, its date, stamp duty and folio are those of the order. */
function matchesOrder({ entry: booked, folio, order: ordered }: OfOrder): boolean {
  return (
    booked.units === ordered.allottedUnits &&
    booked.nav === ordered.allottedNav &&
    booked.navDate === ordered.navDate &&
    booked.stampDuty === ordered.stampDuty &&
    folio.folioNumber === ordered.folioNumber
  );
}

/** Returns what an entry cost, stamp duty included: the amount of its order, or the paisa beside it that the exchange says. */
export const paidFor = ({ amount, stampDuty }: Entry): Paise => addPaise(amount, stampDuty);

/** Compares orders with their entries in the ledger. */
export const ledgerChecks: readonly Check[] = [
  order('ledger_has_order', isAllotted, ({ entries }) => entries.length > 0),
  order('ledger_once', isAllotted, ({ entries }) => entries.length <= 1),
  order(
    'ledger_of_allotted',
    ({ entries }) => entries.length > 0,
    (file) => isAllotted(file),
  ),
  ofOrder(
    'ledger_owner',
    always,
    (file) => file.entry.profileId === file.order.profileId,
    (file) => [says('order', {}, file.order.profileId), says('ledger', {}, file.entry.profileId)],
  ),
  ofOrder(
    'ledger_scheme',
    always,
    (file) => file.entry.schemeId === file.order.schemeId,
    (file) => [says('order', {}, file.order.schemeId), says('ledger', {}, file.entry.schemeId)],
  ),
  ofOrder('ledger_amount', always, ({ entry: booked, order: { amount } }) =>
    isSameButRounding(paidFor(booked), amount),
  ),
  ofOrder('ledger_matches_order', always, matchesOrder, ({ order: ours, entry: booked, folio }) => [
    says(
      'order',
      { ...saysOrder(ours), ...(ours.stampDuty !== null && { amount: ours.stampDuty }) },
      ours.navDate,
      ours.folioNumber,
    ),
    says('ledger', { ...saysEntry(booked), amount: booked.stampDuty }, booked.navDate, folio.folioNumber),
  ]),
  ofOrder(
    'ledger_source',
    always,
    ({ entry: { orderId, source, sourceRef, date }, order: ours }) => {
      const isNamed = orderId === ours.id && source === EXCHANGE_SOURCE && sourceRef === ours.clientRef;
      return isNamed && date === businessDateAt(ours.createdAt);
    },
    ({ order: ours, entry: booked }) => [
      says('order', {}, ours.id, EXCHANGE_SOURCE, ours.clientRef, businessDateAt(ours.createdAt)),
      says('ledger', {}, booked.orderId, booked.source, booked.sourceRef, booked.date),
    ],
  ),
  entry(
    'ledger_folio',
    always,
    (file) => file.folio.profileId === file.entry.profileId && file.folio.fundHouse === file.scheme?.fundHouse,
  ),
];

/** The working days that money may be under way to units, or back: one to the NAV, one to the units, one to spare. */
const DAYS_UNDER_WAY = 3;

const payment = checksOf(
  ({ payments }) => payments,
  (file) => file.payment.id,
  ({ payment: ours, orders }) => [saysPayment(ours), ...saysEach('order', orders, saysOrder)],
);

/** Returns when the money of a payment came, by the bank's book where it can be read; null when it has not. */
function cameAt({ banked, payment: { paidAt } }: PaymentFile): Instant | null {
  if (banked.length === 0) return paidAt;
  const [came] = banked.map(outcomeOfPayment).flatMap((outcome) => (outcome.state === 'paid' ? [outcome.at] : []));
  return came ?? null;
}

const isSettled = ({ state, paymentState }: OrderRow) => state === 'allotted' || paymentState === 'refunded';

/** Returns since when money is under way: to the units of the order that waits longest, or to be booked at all. */
function underWaySince(came: Instant, { payment: { state }, orders }: PaymentFile, { offerOf }: Books): Instant {
  const waiting = state === 'paid' ? orders.filter((each) => !isSettled(each)) : [];
  if (waiting.length === 0) return came;
  return Math.min(...waiting.map(({ createdAt, schemeId }) => unitsAwaitedSince(came, createdAt, offerOf(schemeId))));
}

const isAtItsEnd = ({ payment: { state }, orders }: PaymentFile) =>
  state === 'refunded' || (state === 'paid' && orders.every(isSettled));

/** Says whether money is late, measured by how far the jobs have run: while the server was stopped, nothing is late. */
function isLate(since: Instant, { doneUntil, calendar }: Books): boolean {
  return doneUntil !== null && businessDateAt(doneUntil) > calendar.add(businessDateAt(since), DAYS_UNDER_WAY);
}

/** Checks that no money stays under way for ever. */
export const timeChecks: readonly Check[] = [
  payment(
    'money_in_time',
    (file) => cameAt(file) !== null,
    (file, books) => isAtItsEnd(file) || !isLate(underWaySince(cameAt(file) ?? 0, file, books), books),
  ),
];

const purchase = checksOf(
  ({ entries }) => entries.filter((file) => file.order !== undefined || file.entry.source === EXCHANGE_SOURCE),
  (file) => `ledger ${file.entry.seq}`,
  ({ entry: bought, booked }) => [saysEntry(bought), ...saysEach('exchange', booked, saysBooked)],
);

/** Returns by how many paise units × NAV miss the amount less stamp duty. */
export const roundingErrorOf = ({ amount, units, nav }: Entry): number =>
  Math.abs(subtractPaise(valueAtNav(units, nav), amount));

/** Returns how much of an amount cannot be turned into units of three decimals; a paisa of rounding is included. */
const halfAStepOf = ({ nav }: Entry): number => valueAtNav(unitsOf(0.001), nav) / 2 + 1;

/** Says whether units are those of the amount, with the three or four decimals that fund houses give. */
const isBought = (bought: Entry) =>
  ([3, 4] as const).some((decimals) => bought.units === unitsFor(bought.amount, bought.nav, decimals)) &&
  roundingErrorOf(bought) <= halfAStepOf(bought);

/** Returns the day whose NAV the money gets by the cut-off rule; where none was published then, it gets the last one before. */
export function navDateDue(
  { scheme, orderedAt, realisedAt }: EntryFile,
  { calendar }: JoinedBooks,
): BusinessDate | undefined {
  if (!scheme || orderedAt === null || realisedAt === null) return undefined;
  const { subCategory, offer } = scheme;
  return purchaseNavDate({ orderedAt, realisedAt, rule: navRuleOf(subCategory), offer }, calendar);
}

/** Returns the day whose NAV the money gets if it came with the order: an exchange may know of it before we do. */
export const earliestNavDate = (file: EntryFile, books: JoinedBooks): BusinessDate | undefined =>
  navDateDue({ ...file, realisedAt: file.orderedAt }, books);

/**
 * Says whether the NAV is of the day that the rule gives. An exchange that has no book here may name no days: there it is of one of those on
 * which it is looked for.
 */
function isOfDayDue(file: EntryFile, due: BusinessDate, books: Books): boolean {
  const { schemeId, navDate } = file.entry;
  if (file.booked.length > 0) return navDate === books.lastNav(schemeId, due)?.date;
  const since = earliestNavDate(file, books);
  const first = since && books.lastNav(schemeId, since)?.date;
  return first !== undefined && navDate >= first && navDate <= lastNavDay(due, books.calendar);
}

/** Says whether it is known when a purchase was ordered: for one from before our orders, only the exchange's book says so. */
const isTraced = ({ orderedAt }: EntryFile) => orderedAt !== null;

/** Says whether the exchange has allotted what we have booked. */
function agreesWithExchange({ entry: { units, nav, navDate, stampDuty }, folio, booked }: EntryFile): boolean {
  return booked.map(detailsOf).every(({ allotment }) => {
    if (!allotment) return false;
    const isSame = allotment.units === units && allotment.nav === nav && allotment.navDate === navDate;
    return isSame && allotment.stampDuty === stampDuty && allotment.folioNumber === folio.folioNumber;
  });
}

/** Compares the units in the ledger with those that follow from the money that came, the published NAVs and the rules. */
export const unitChecks: readonly Check[] = [
  purchase(
    'units_stamp_duty',
    always,
    (file) => {
      return isSameButRounding(file.entry.stampDuty, stampDutyOn(paidFor(file.entry)));
    },
    (file) => [
      says('ledger', { amount: file.entry.stampDuty }),
      says('rule', { amount: stampDutyOn(paidFor(file.entry)) }),
    ],
  ),
  purchase(
    'units_bought',
    always,
    (file) => isBought(file.entry),
    ({ entry: { amount, units, nav } }) => [
      says('ledger', { amount, units, nav }),
      says('rule', { amount: valueAtNav(units, nav), units: unitsFor(amount, nav), nav }),
    ],
  ),
  purchase(
    'units_nav',
    always,
    ({ entry: { schemeId, nav, navDate } }, { lastNav }) => {
      const published = lastNav(schemeId, navDate);
      return published?.date === navDate && isSameNav(nav, published.nav);
    },
    ({ entry: { schemeId, nav, navDate } }, { lastNav }) => [
      says('ledger', { nav }, navDate),
      saysPublished(lastNav(schemeId, navDate)),
    ],
  ),
  purchase(
    'units_nav_date',
    isTraced,
    (file, books) => {
      const due = navDateDue(file, books);
      return due !== undefined && isOfDayDue(file, due, books);
    },
    (file, books) => {
      const due = navDateDue(file, books);
      const { nav, navDate, schemeId } = file.entry;
      return [says('ledger', { nav }, navDate), saysPublished(due && books.lastNav(schemeId, due))];
    },
  ),
];

/** Compares the units in the ledger with those that the exchange has allotted. */
export const unitAtExchangeChecks: readonly Check[] = [
  purchase('units_of_exchange', ({ booked }) => booked.length > 0, agreesWithExchange),
];
