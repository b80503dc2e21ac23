import { addPaise, type Nav, type Paise, type Units } from '@prosperx/core/money';
import type { BookSays } from '@prosperx/core/operator';
import type { BusinessDate } from '@prosperx/core/time';
import type { OrderRow, PaymentRow, RedemptionRow, RefundRow, SipRow, TransferPlanRow } from '#db/schema/index.js';
import type { BankPayment } from '#sandbox/bank-book.js';
import { type BookedOrder, detailsOf } from '#sandbox/exchange-book.js';
import { redemptionDetailsOf, SALE_KINDS_AT_EXCHANGE } from '#sandbox/exchange-redemptions.js';
import type { BankPayout, BookedPlan, BookedSip, Entry } from './books.js';
import type { bookText } from './reconcile.text.js';

/** One of `bookText`. */
export type BookName = keyof typeof bookText;

type Said = Omit<BookSays, 'book' | 'status'>;

/** What a book says of a record: amount, units and NAV where it has them, and whatever else tells it from another, such as its state. */
export const says = (book: BookName, said: Said = {}, ...status: readonly (string | null | undefined)[]): BookSays => {
  const words = status.filter(Boolean).join(' · ');
  return { book, ...said, ...(words !== '' && { status: words }) };
};

/** What a book says of each row that it has of a record; that it has none, where it has none. */
export const saysEach = <Row>(book: BookName, rows: readonly Row[], say: (row: Row) => BookSays): readonly BookSays[] =>
  rows.length === 0 ? [says(book)] : rows.map(say);

/** The sum of amounts, as one book says it. */
export const saysSum = (book: BookName, rows: readonly { readonly amount: Paise }[], ...status: readonly string[]) =>
  says(book, { amount: addPaise(...rows.map(({ amount }) => amount)) }, ...new Set(status));

const much = (units: Units | null | undefined, nav: Nav | null | undefined): Said => ({
  ...(units && { units }),
  ...(nav && { nav }),
});

export const saysOrder = ({ amount, allottedUnits, allottedNav, state, paymentState, bseOrderNumber }: OrderRow) =>
  says('order', { amount, ...much(allottedUnits, allottedNav) }, state, paymentState, bseOrderNumber);

export const saysPayment = ({ amount, state, gatewayRef, bankReference }: PaymentRow) =>
  says('payment', { amount }, state, gatewayRef, bankReference);

export const saysRefund = ({ amount, state }: RefundRow) => says('refund', { amount }, state);

export const saysEntry = ({ amount, stampDuty, units, nav, navDate }: Entry) =>
  says('ledger', { amount: addPaise(amount, stampDuty), ...much(units, nav) }, navDate);

export const saysSip = ({ amount, state, registrationNumber }: SipRow) =>
  says('sip', { amount }, state, registrationNumber);

export const saysRedemption = ({ payout, amount, soldUnits, units, nav, state, payoutRef }: RedemptionRow) => {
  const paid = payout ?? amount;
  return says('redemption', { ...(paid && { amount: paid }), ...much(soldUnits ?? units, nav) }, state, payoutRef);
};

export const saysPlan = ({ amount, status, kind, registrationNumber }: TransferPlanRow) =>
  says('plan', { amount }, status, kind, registrationNumber);

/** A purchase, a redemption or a switch in the book of the exchange. */
export function saysBooked(booked: BookedOrder): BookSays {
  const { amount, kind, state, ucc, schemeCode, orderNumber } = booked;
  const status = [state, ucc, schemeCode, orderNumber];
  if (!SALE_KINDS_AT_EXCHANGE.includes(kind)) {
    const { allotment } = detailsOf(booked);
    return says('exchange', { amount, ...much(allotment?.units, allotment?.nav) }, ...status);
  }
  const { what, sale } = redemptionDetailsOf(booked);
  const asked = what.measure === 'units' ? what.units : null;
  return says('exchange', { amount: sale?.payout ?? amount, ...much(sale?.units ?? asked, sale?.nav) }, ...status);
}

export const saysBookedSip = ({ amount, state, ucc, schemeCode, registrationNumber }: BookedSip) =>
  says('exchange', { amount }, state, ucc, schemeCode, registrationNumber);

export const saysBookedPlan = ({ amount, state, kind, registrationNumber }: BookedPlan) =>
  says('exchange', { amount }, state, kind, registrationNumber);

export const saysBanked = ({ amount, state, gatewayRef }: BankPayment) => says('bank', { amount }, state, gatewayRef);

export const saysPayout = ({ amount, reference }: BankPayout) => says('bank', { amount }, reference);

/** The NAV of a day, as it was published. */
export const saysPublished = (published: { readonly date: BusinessDate; readonly nav: Nav } | undefined) =>
  published ? says('published', { nav: published.nav }, published.date) : says('published');
