import type { Nav } from '@prosperx/core/money';
import type { BusinessDate, Instant } from '@prosperx/core/time';
import type { folios, ledgerEntries, OrderRow, OrderSetRow, PaymentRow, RefundRow, SipRow } from '#db/schema/index.js';
import type { BankPayment } from '#sandbox/bank-book.js';
import type { BookedOrder } from '#sandbox/exchange-book.js';
import type { checkText } from './reconcile.text.js';

export type CheckName = keyof typeof checkText;

export interface CheckResult {
  readonly check: CheckName;
  /** How many records it has looked at. */
  readonly compared: number;
  /** Ids of those that it does not hold for. */
  readonly wrong: readonly string[];
}

/** One thing that must agree in all the books. */
export type Check = (books: Books) => CheckResult;

/** Makes checks that look at each record of a kind by itself: at those for which `when` is true, whether `holds` is. */
export function checksOf<Row>(of: (books: Books) => readonly Row[], idOf: (row: Row) => string) {
  return (check: CheckName, when: (row: Row) => boolean, holds: (row: Row, books: Books) => boolean): Check =>
    (books) => {
      const rows = of(books).filter(when);
      return { check, compared: rows.length, wrong: rows.filter((row) => !holds(row, books)).map(idOf) };
    };
}

/** For checks that every record must pass. */
export const always = () => true;

export type Entry = typeof ledgerEntries.$inferSelect;
export type Folio = typeof folios.$inferSelect;

export interface Scheme {
  readonly isin: string;
  readonly subCategory: string;
  readonly fundHouse: string;
}

/** What the exchange should know a purchase by. */
export interface Placed {
  readonly ucc: string | undefined;
  readonly scheme: Scheme | undefined;
  /** In the book of the exchange under our reference: one row, when all is well. */
  readonly booked: readonly BookedOrder[];
}

/** An order, with all that should agree with it. */
export interface OrderFile extends Placed {
  readonly order: OrderRow;
  readonly set: OrderSetRow | undefined;
  readonly payments: readonly PaymentRow[];
  readonly entries: readonly Entry[];
  readonly sip: SipRow | undefined;
  /** When the money that pays it came; null before. */
  readonly realisedAt: Instant | null;
  /** A message about it, or about its payment, is still to be delivered: what others have may lag behind. */
  readonly hasPendingMessage: boolean;
}

export interface SetFile {
  readonly set: OrderSetRow;
  readonly orders: readonly OrderRow[];
}

export interface PaymentFile {
  readonly payment: PaymentRow;
  readonly set: OrderSetRow | undefined;
  readonly orders: readonly OrderRow[];
  readonly banked: readonly BankPayment[];
  readonly refunds: readonly RefundRow[];
}

/** Money that goes back, and the payment with which it came. */
export interface RefundFile {
  readonly refund: RefundRow;
  readonly payment: PaymentFile | undefined;
}

/** A purchase in the ledger: of an order of ours, or from before there were any. */
export interface EntryFile extends Placed {
  readonly entry: Entry;
  readonly folio: Folio;
  readonly order: OrderRow | undefined;
  /** Of its scheme, by date. */
  readonly history: readonly { readonly date: BusinessDate; readonly nav: Nav }[];
  /** When order and money came, as those say who received them, where they show their books. */
  readonly orderedAt: Instant | null;
  readonly realisedAt: Instant | null;
}

export interface SipFile {
  readonly sip: SipRow;
  readonly first: OrderFile | undefined;
}

export interface BookedFile {
  readonly booked: BookedOrder;
  readonly order: OrderFile | undefined;
  readonly entries: readonly Entry[];
  readonly sip: SipRow | undefined;
}

export interface BankedFile {
  readonly banked: BankPayment;
  readonly payment: PaymentRow | undefined;
}

/** All books side by side. */
export interface Books {
  readonly orders: readonly OrderFile[];
  readonly sets: readonly SetFile[];
  readonly payments: readonly PaymentFile[];
  readonly refunds: readonly RefundFile[];
  readonly entries: readonly EntryFile[];
  readonly sips: readonly SipFile[];
  readonly booked: readonly BookedFile[];
  readonly banked: readonly BankedFile[];
  /** The moment up to which all jobs are done; null: none was ever done. */
  readonly doneUntil: Instant | null;
}
