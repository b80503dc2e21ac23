import type { Nav, Paise, Units } from '@prosperx/core/money';
import type { SchemeOffer } from '@prosperx/core/nfo';
import type { BookSays } from '@prosperx/core/operator';
import type { BusinessDate, ExchangeCalendar, Instant } from '@prosperx/core/time';
import type {
  folios,
  ledgerEntries,
  OrderRow,
  OrderSetRow,
  PaymentRow,
  PlanInstalmentRow,
  RefundRow,
  RedemptionRow,
  sandboxBankPayouts,
  sandboxExchangePlans,
  sandboxExchangeSips,
  SipChangeRow,
  SipRow,
  TransferPlanRow,
} from '#db/schema/index.js';
import type { BankPayment } from '#sandbox/bank-book.js';
import type { BookedOrder } from '#sandbox/exchange-book.js';
import type { checkText } from './reconcile.text.js';

export type CheckName = keyof typeof checkText;

export interface CheckResult {
  readonly check: CheckName;
  /** The number of records that were compared. */
  readonly compared: number;
  /** The records that the check does not hold for. */
  readonly wrong: readonly WrongRecord[];
}

/** A record by its id, or its number in the book that is named, and what each book says of it. */
export interface WrongRecord {
  readonly ref: string;
  readonly says: readonly BookSays[];
}

/** A check of one thing that must agree in all books. */
export type Check = (books: Books) => CheckResult;

/** What each book says of a record: of those that a check compares. */
type SaysOf<Row> = (row: Row, books: Books) => readonly BookSays[];

/** Makes checks of single records of a kind: of those for which `when` is true, `holds` must be. A check that compares something else than the others says what. */
export function checksOf<Row>(of: (books: Books) => readonly Row[], idOf: (row: Row) => string, saysOf: SaysOf<Row>) {
  return (
    check: CheckName,
    when: (row: Row, books: Books) => boolean,
    holds: (row: Row, books: Books) => boolean,
    saysHere: SaysOf<Row> = saysOf,
  ): Check =>
    (books) => {
      const rows = of(books).filter((row) => when(row, books));
      const wrong = rows.filter((row) => !holds(row, books));
      return {
        check,
        compared: rows.length,
        wrong: wrong.map((row) => ({ ref: idOf(row), says: saysHere(row, books) })),
      };
    };
}

/** The `when` of checks that every record must pass. */
export const always = () => true;

export type Entry = typeof ledgerEntries.$inferSelect;
export type Folio = typeof folios.$inferSelect;

export interface Scheme {
  readonly isin: string;
  readonly name: string;
  readonly subCategory: string;
  readonly offer: SchemeOffer | null;
  readonly fundHouse: string;
}

/** The facts by which the exchange should know a purchase. */
export interface Placed {
  readonly ucc: string | undefined;
  readonly scheme: Scheme | undefined;
  /** The rows of the exchange's book under our reference: one when all is well. */
  readonly booked: readonly BookedOrder[];
}

/** An order with all that should agree with it. */
export interface OrderFile extends Placed {
  readonly order: OrderRow;
  readonly set: OrderSetRow | undefined;
  readonly payments: readonly PaymentRow[];
  readonly entries: readonly Entry[];
  readonly sip: SipRow | undefined;
  /** The amount of its SIP when it fell due; undefined without one. */
  readonly sipAmount: Paise | undefined;
  /** The time at which the money that pays the order came; null before. */
  readonly realisedAt: Instant | null;
  /** true while a message about the order, or about its payment, is still to be delivered: the books of others may lag behind. */
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

/** A refund, and the payment with which its money came. */
export interface RefundFile {
  readonly refund: RefundRow;
  readonly payment: PaymentFile | undefined;
}

/** A purchase in the ledger: by an order of ours, or from before there were any. */
export interface EntryFile extends Placed {
  readonly entry: Entry;
  readonly folio: Folio;
  readonly order: OrderRow | undefined;
  /** The times at which order and money came, by the books of those who received them, where these can be read. */
  readonly orderedAt: Instant | null;
  readonly realisedAt: Instant | null;
}

export type BookedSip = typeof sandboxExchangeSips.$inferSelect;

export interface SipFile {
  readonly sip: SipRow;
  readonly first: OrderFile | undefined;
  readonly ucc: string | undefined;
  readonly scheme: Scheme | undefined;
  /** Its changes, by their first instalments. */
  readonly changes: readonly SipChangeRow[];
  /** The rows of the exchange's book under its number and those of its changes. */
  readonly booked: readonly BookedSip[];
  /** true while a message about it is still to be delivered. */
  readonly hasPendingMessage: boolean;
}

/** A SIP in the exchange's book, and ours with its number. */
export interface BookedSipFile {
  readonly booked: BookedSip;
  readonly of: SipFile | undefined;
  /** The order with which it began, where its answer may not be read yet. */
  readonly order: OrderFile | undefined;
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

/** A redemption with all that should agree with it. */
export interface RedemptionFile extends Placed {
  readonly redemption: RedemptionRow;
  readonly folioNumber: string | undefined;
  /** The scheme that a switch goes to. */
  readonly toScheme: Scheme | undefined;
  readonly entries: readonly Entry[];
  /** What the bank paid out for it. */
  readonly payouts: readonly BankPayout[];
}

export type BankPayout = typeof sandboxBankPayouts.$inferSelect;

/** An entry of units that were sold or brought by a switch. */
export interface RedemptionEntryFile {
  readonly entry: Entry;
  readonly redemption: RedemptionFile | undefined;
}

/** All that a folio ever had of a scheme. */
export interface PositionFile {
  readonly folioId: string;
  readonly schemeId: string;
  /** The units that the ledger has. */
  readonly units: Units;
  /** Held back by redemptions in progress. */
  readonly reserved: Units;
  readonly unitsAtExchange: Units;
  /** false while a purchase or a redemption of it is under way: the exchange may be ahead. */
  readonly isSettled: boolean;
}

export interface BookedRedemptionFile {
  readonly booked: BookedOrder;
  readonly redemption: RedemptionRow | undefined;
}

export interface PayoutFile {
  readonly payout: BankPayout;
  readonly redemption: RedemptionRow | undefined;
}

export type BookedPlan = typeof sandboxExchangePlans.$inferSelect;

/** A plan with all that should agree with it. */
export interface PlanFile {
  readonly plan: TransferPlanRow;
  readonly instalments: readonly PlanInstalmentRow[];
  readonly sales: readonly RedemptionRow[];
  /** The rows of the exchange's book under our reference: one when all is well. */
  readonly booked: readonly BookedPlan[];
  /** true while a message about it is still to be delivered. */
  readonly hasPendingMessage: boolean;
}

export interface BookedPlanFile {
  readonly booked: BookedPlan;
  readonly plan: PlanFile | undefined;
}

/** The books of a part joined: its own rows, each with what it names or is named by. */
export interface JoinedBooks {
  readonly orders: readonly OrderFile[];
  readonly sets: readonly SetFile[];
  readonly payments: readonly PaymentFile[];
  readonly refunds: readonly RefundFile[];
  readonly entries: readonly EntryFile[];
  readonly sips: readonly SipFile[];
  readonly bookedSips: readonly BookedSipFile[];
  readonly booked: readonly BookedFile[];
  readonly banked: readonly BankedFile[];
  readonly sales: readonly RedemptionFile[];
  readonly redemptionEntries: readonly RedemptionEntryFile[];
  readonly positions: readonly PositionFile[];
  readonly bookedRedemptions: readonly BookedRedemptionFile[];
  readonly payouts: readonly PayoutFile[];
  readonly plans: readonly PlanFile[];
  readonly bookedPlans: readonly BookedPlanFile[];
  /** The moment up to which all jobs are done; null: none was ever done. */
  readonly doneUntil: Instant | null;
  /** Returns the offer by which a scheme was new; null where none is kept. */
  readonly offerOf: (schemeId: string) => SchemeOffer | null;
  /** The calendar by which days of NAVs and credits are worked out. */
  readonly calendar: ExchangeCalendar;
}

/** Returns the last NAV of a scheme on or before a day. */
export type LastNav = (
  schemeId: string,
  on: BusinessDate,
) => { readonly date: BusinessDate; readonly nav: Nav } | undefined;

export interface Books extends JoinedBooks {
  readonly lastNav: LastNav;
  /** true where the exchange debits the mandates of SIPs by itself. */
  readonly debitsInstalments: boolean;
}
