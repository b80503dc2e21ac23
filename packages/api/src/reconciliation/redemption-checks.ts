import { isSameNav, paise, valueAtNav } from '@prosperx/core/money';
import { lastNavDay, navRuleOf } from '@prosperx/core/order';
import { isReserving, redemptionDates } from '@prosperx/core/redemption';
import { addDays, type BusinessDate, businessDate, businessDateAt, instantAt } from '@prosperx/core/time';
import { switchInRef } from '#modules/orders/redeem/settle-redemption.js';
import { EXCHANGE_SOURCE } from '#records/portfolio/book-purchase.js';
import { redemptionDetailsOf } from '#sandbox/exchange-redemptions.js';
import {
  always,
  type BookedRedemptionFile,
  type Books,
  type Check,
  checksOf,
  type Entry,
  type JoinedBooks,
  type RedemptionFile,
} from './books.js';
import { says, saysBooked, saysEach, saysEntry, saysPayout, saysPublished, saysRedemption } from './says.js';

const redemption = checksOf(
  ({ sales }) => sales,
  (file) => file.redemption.id,
  ({ redemption: ours, entries }) => [saysRedemption(ours), ...saysEach('ledger', entries, saysEntry)],
);
const redemptionAtExchange = checksOf(
  ({ sales }) => sales,
  (file) => file.redemption.id,
  ({ redemption: ours, ucc, scheme, booked }) => [
    saysRedemption(ours),
    says('client', {}, ucc, scheme?.isin),
    ...saysEach('exchange', booked, saysBooked),
  ],
);
const entry = checksOf(
  ({ redemptionEntries }) => redemptionEntries,
  (file) => `ledger ${file.entry.seq}`,
  ({ entry: booked, redemption: ours }) => [
    saysEntry(booked),
    ...saysEach('redemption', ours ? [ours.redemption] : [], saysRedemption),
  ],
);

const isSold = ({ redemption: { state } }: RedemptionFile) => state === 'executed' || state === 'settled';
const isSwitched = ({ redemption: { kind, state } }: RedemptionFile) => kind === 'switch' && state === 'settled';
const outOf = ({ redemption: { clientRef }, entries }: RedemptionFile) =>
  entries.filter(({ sourceRef }) => sourceRef === clientRef);
const intoOf = ({ redemption: { clientRef }, entries }: RedemptionFile) =>
  entries.filter(({ sourceRef }) => sourceRef === switchInRef(clientRef));

const isOfRedemption = ({ redemption: { id, profileId, folioId, createdAt } }: RedemptionFile, booked: Entry) =>
  booked.saleId === id &&
  booked.profileId === profileId &&
  booked.folioId === folioId &&
  booked.source === EXCHANGE_SOURCE &&
  booked.date === businessDateAt(createdAt);

/** Says whether one entry takes out what was sold, for what was paid. */
function isBookedOut(file: RedemptionFile): boolean {
  const [booked, ...others] = outOf(file);
  const { redemption: sold } = file;
  if (!booked || others.length > 0 || !isOfRedemption(file, booked)) return false;
  const isSame = booked.schemeId === sold.schemeId && booked.nav === sold.nav && booked.navDate === sold.navDate;
  const kind = sold.kind === 'switch' ? 'switch_out' : 'redemption';
  const paid = booked.amount === -(sold.payout ?? 0) && booked.exitLoad === sold.exitLoad && booked.stt === sold.stt;
  return isSame && paid && booked.kind === kind && booked.units === -(sold.soldUnits ?? 0);
}

/** Says whether one entry brings what a switch bought, for the money of what it sold. */
function isBookedIn(file: RedemptionFile): boolean {
  const [booked, ...others] = intoOf(file);
  const { redemption: sold } = file;
  if (!booked || others.length > 0 || !isOfRedemption(file, booked)) return false;
  const isSame = booked.schemeId === sold.toSchemeId && booked.nav === sold.toNav && booked.navDate === sold.toNavDate;
  const costs = booked.amount + booked.stampDuty === sold.payout && booked.stampDuty === sold.toStampDuty;
  return isSame && costs && booked.units === sold.toUnits;
}

/** Says whether units × NAV, what was taken off, and the payout agree, to the paisa that a registrar rounds. */
function addsUp({ redemption: { soldUnits, nav, grossAmount, exitLoad, stt, payout } }: RedemptionFile): boolean {
  if (soldUnits === null || nav === null || grossAmount === null || payout === null) return false;
  const taken = paise((exitLoad ?? 0) + (stt ?? 0));
  return Math.abs(valueAtNav(soldUnits, nav) - grossAmount) <= 1 && payout + taken === grossAmount;
}

/** The day by which every server gives redemptions of liquid and overnight schemes after the cut-off the NAV of the next working day. */
const RULE_SINCE = instantAt(businessDate('2027-01-01'));

/**
 * Returns the days of which a redemption may have the NAV: that of the cut-off rule, and for one that may be from before servers had
 * `RULE_SINCE` that of the former rule, the last day before the working day after.
 */
export function navDatesOf(
  { redemption: { createdAt }, scheme }: RedemptionFile,
  { calendar }: JoinedBooks,
): readonly BusinessDate[] {
  if (!scheme) return [];
  const { navDate } = redemptionDates(createdAt, scheme, calendar);
  if (createdAt >= RULE_SINCE || navRuleOf(scheme.subCategory) !== 'liquid') return [navDate];
  return [navDate, addDays(calendar.add(navDate, 1), -1)];
}

/**
 * Says whether the NAV is the published one of the day that the cut-off rule gives, or of the last one before. An exchange that has no book
 * here may name no days: there it is of one of those on which it is looked for.
 */
function isOfDay(file: RedemptionFile, due: BusinessDate, books: Books): boolean {
  const { schemeId, nav, navDate } = file.redemption;
  const first = books.lastNav(schemeId, due)?.date;
  if (!first || nav === null || navDate === null) return false;
  const last = file.booked.length > 0 ? first : lastNavDay(due, books.calendar);
  const published = books.lastNav(schemeId, navDate);
  const isPublished = published?.date === navDate && isSameNav(nav, published.nav);
  return isPublished && navDate >= first && navDate <= last;
}

const isOfDueDay = (file: RedemptionFile, books: Books) =>
  navDatesOf(file, books).some((due) => isOfDay(file, due, books));

/** The working days after the day on which its money is due that a redemption may still be under way: units of a switch come on the next. */
const DAYS_LATE = 3;

function isLate({ redemption: { createdAt }, scheme }: RedemptionFile, { doneUntil, calendar }: Books): boolean {
  const due = redemptionDates(createdAt, scheme ?? { name: '', subCategory: '' }, calendar).creditDate;
  return doneUntil !== null && businessDateAt(doneUntil) > calendar.add(due, DAYS_LATE);
}

const position = checksOf(
  ({ positions }) => positions,
  (file) => `folio ${file.folioId} ${file.schemeId}`,
  ({ units, reserved }) => [says('ledger', { units }), says('held', { units: reserved })],
);

/** Compares redemptions with the ledger and the published NAVs. */
export const redemptionChecks: readonly Check[] = [
  redemption('sale_in_ledger', isSold, isBookedOut),
  redemption('sale_switch_in_ledger', isSwitched, isBookedIn),
  redemption('sale_adds_up', isSold, addsUp, ({ redemption: sold }) => [
    saysRedemption(sold),
    says('rule', {
      ...(sold.grossAmount !== null && {
        amount: paise(sold.grossAmount - (sold.exitLoad ?? 0) - (sold.stt ?? 0)),
      }),
    }),
  ]),
  redemption('sale_nav', isSold, isOfDueDay, (file, books) => {
    const { nav, navDate, schemeId } = file.redemption;
    const [due] = navDatesOf(file, books);
    return [says('redemption', { ...(nav && { nav }) }, navDate), saysPublished(due && books.lastNav(schemeId, due))];
  }),
  redemption('sale_in_time', always, (file, books) => {
    const { state } = file.redemption;
    return state === 'settled' || state === 'refused' || !isLate(file, books);
  }),
  entry('sale_of_entry', always, ({ entry: booked, redemption: of }) => {
    if (!of) return booked.saleId === null && booked.source !== EXCHANGE_SOURCE;
    return isSold(of) && (booked.units < 0 || isSwitched(of));
  }),
  position('units_never_below_zero', always, ({ units, reserved }) => units >= 0 && reserved <= units),
];

const isThere = ({ booked }: RedemptionFile) => booked.length > 0;

/** Says whether the exchange was asked for just this. */
function isAsked({ redemption: ours, ucc, scheme, toScheme, folioNumber, booked }: RedemptionFile): boolean {
  return booked.every((row) => {
    const { what, toIsin } = redemptionDetailsOf(row);
    const isSame = row.ucc === ucc && row.schemeCode === scheme?.isin && row.folioNumber === folioNumber;
    const much =
      what.measure === 'amount'
        ? what.amount === ours.amount
        : what.measure === 'units' && what.units === (ours.units ?? ours.reservedUnits);
    return isSame && much && toIsin === (toScheme?.isin ?? null);
  });
}

/** The states that a redemption may have at the exchange, by its state here; what is not read yet is no discrepancy. */
const STATES: Readonly<Record<RedemptionFile['redemption']['state'], readonly string[]>> = {
  created: ['registered', 'refused'],
  unknown: ['registered', 'refused', 'executed'],
  placed: ['registered', 'executed', 'refused'],
  executed: ['executed', 'settled'],
  settled: ['settled'],
  refused: ['refused'],
};

function isCarriedOut({ redemption: ours, booked }: RedemptionFile): boolean {
  return booked.map(redemptionDetailsOf).every(({ sale: theirs, allotment }) => {
    if (!theirs) return false;
    const isSame = theirs.units === ours.soldUnits && theirs.nav === ours.nav && theirs.payout === ours.payout;
    return isSame && (ours.toUnits === null || allotment?.units === ours.toUnits);
  });
}

const bookedRedemption = checksOf(
  ({ bookedRedemptions }) => bookedRedemptions,
  (file: BookedRedemptionFile) => `exchange ${file.booked.orderNumber}`,
  ({ booked }) => [saysBooked(booked), says('redemption')],
);
const payout = checksOf(
  ({ payouts }) => payouts,
  (file) => `bank ${file.payout.reference}`,
  ({ payout: paid, redemption: ours }) => [
    saysPayout(paid),
    ...saysEach('redemption', ours ? [ours] : [], saysRedemption),
  ],
);

/** Compares redemptions with the books of exchange and bank. */
export const redemptionChecksOfOthers: readonly Check[] = [
  redemptionAtExchange('exchange_has_sale', (file) => isSold(file) || file.redemption.state === 'placed', isThere),
  redemptionAtExchange('exchange_sale_once', isThere, ({ booked }) => booked.length === 1),
  redemptionAtExchange('exchange_sale_asked', isThere, isAsked),
  redemptionAtExchange('exchange_sale_state', isThere, ({ redemption: { state }, booked }) =>
    booked.every((row) => STATES[state].includes(row.state)),
  ),
  redemptionAtExchange('exchange_sale_carried_out', (file) => isSold(file) && isThere(file), isCarriedOut),
  bookedRedemption('exchange_sale_known_here', always, ({ redemption: ours }) => ours !== undefined),
  position(
    'exchange_holds_units',
    ({ isSettled }) => isSettled,
    (file) => file.unitsAtExchange === file.units,
    ({ units, unitsAtExchange }) => [says('ledger', { units }), says('exchange', { units: unitsAtExchange })],
  ),
  redemption(
    'bank_has_payout',
    ({ redemption: { kind, state, payoutRef } }) => kind === 'redemption' && state === 'settled' && payoutRef !== null,
    ({ redemption: { payout: paid, payoutRef }, payouts }) =>
      payouts.length === 1 && payouts[0]?.amount === paid && payouts[0].reference === payoutRef,
    ({ redemption: ours, payouts }) => [saysRedemption(ours), ...saysEach('bank', payouts, saysPayout)],
  ),
  payout('bank_payout_known_here', always, ({ redemption: ours }) => ours !== undefined && !isReserving(ours.state)),
];
