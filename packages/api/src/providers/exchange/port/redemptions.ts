import type { Nav, Paise, Units } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import type { ExchangeAllotment, ExchangeAnswer, SubBroker } from './orders.js';

/** A redemption that the exchange is asked to make: units of a folio for money, or for units of another scheme of the fund house. */
export interface ExchangeRedemption {
  readonly clientRef: string;
  readonly ucc: string;
  readonly isin: string;
  readonly folioNumber: string;
  /** null: nobody is credited, which the exchange is told too. */
  readonly subBroker: SubBroker | null;
  /** The scheme that a switch goes to; null for a redemption. */
  readonly toIsin: string | null;
  readonly what:
    | { readonly measure: 'amount'; readonly amount: Paise }
    | { readonly measure: 'units'; readonly units: Units }
    | { readonly measure: 'all' };
  /** The exchange's number of the plan that it is an instalment of; null for one of its own. */
  readonly registrationNumber: string | null;
  /** The account that a redemption is paid to; null for a switch. */
  readonly payoutAccount: { readonly account: string; readonly ifsc: string } | null;
}

/** A redemption as the fund house carried it out. */
export interface ExecutedRedemption {
  readonly units: Units;
  readonly nav: Nav;
  readonly navDate: BusinessDate;
  /** Units × NAV. */
  readonly grossAmount: Paise;
  readonly exitLoad: Paise;
  /** Securities transaction tax. */
  readonly stt: Paise;
  /** The gross amount less exit load and tax. */
  readonly payout: Paise;
}

/** The state of a redemption that the exchange took. `reason` is in words that a person can act on. */
export type ExecutionAnswer =
  | { readonly state: 'waiting' }
  | { readonly state: 'executed'; readonly redemption: ExecutedRedemption }
  | { readonly state: 'refused'; readonly reason: string };

/** The state of the money of a redemption: at the bank with its reference there, or units of the other scheme. */
export type SettlementAnswer =
  | { readonly state: 'waiting' }
  | { readonly state: 'paid'; readonly reference: string }
  /** `orderNumber`: that of what was bought, where it has one of its own. */
  | { readonly state: 'bought'; readonly allotment: ExchangeAllotment; readonly orderNumber?: string };

/** The part of an exchange that sells. */
export interface RedemptionDesk {
  /** false: nobody reports when a redemption reaches the bank; it is due there on its day. */
  readonly reportsPayouts: boolean;
  redeem(redemption: ExchangeRedemption): Promise<ExchangeAnswer>;
  /** Returns what is known of a redemption under our reference; null when it never arrived. */
  findRedemption(clientRef: string): Promise<ExchangeAnswer | null>;
  /** Units out, or that there will be none. */
  execution(clientRef: string): Promise<ExecutionAnswer>;
  /** The money of a redemption, where it is reported, or the units that a switch bought. */
  settlement(clientRef: string): Promise<SettlementAnswer>;
}

/** The facts that we have of a redemption that a real exchange is asked about. */
export interface KnownRedemption {
  readonly ucc: string;
  readonly folioNumber: string;
  readonly orderedOn: BusinessDate;
  /** The date of the next instalment of its plan: what the exchange has from then on is not this one. null of a redemption of its own. */
  readonly orderedBefore: BusinessDate | null;
  /** A number that no other message of ours has; null when it was never to be sent. */
  readonly serial: number | null;
  /** The exchange's number; null until it is placed. */
  readonly orderNumber: string | null;
  /** The exchange's number of the plan that it is an instalment of; null for one of its own. */
  readonly registrationNumber: string | null;
  /** The exchange's numbers of the other instalments of that plan, two of which may be of one day. */
  readonly otherInstalments: readonly string[];
  /** The amount and the units that were asked for; null where it was the other, or all. */
  readonly amount: Paise | null;
  readonly units: Units | null;
  /** The date of the NAV that applies, by the cut-off rule. */
  readonly navDate: BusinessDate;
  /** The scheme that a switch goes to, the date of its NAV and the money that goes there; null for a redemption, and before it is executed. */
  readonly switchIn: KnownSwitchIn | null;
}

export interface KnownSwitchIn {
  readonly isin: string;
  readonly navDate: BusinessDate;
  readonly amount: Paise;
  /** The exchange's numbers of the other orders that bought that scheme for its owner, by themselves or by other switches. */
  readonly otherOrders: readonly string[];
}

/** The redemption under our reference; null when there is none. */
export type RedemptionLookup = (clientRef: string) => Promise<KnownRedemption | null>;
