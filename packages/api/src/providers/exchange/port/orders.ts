import type { Nav, Paise, Units } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';

/** The advisor whom the exchange credits with an order, a redemption, a SIP or a plan. */
export interface SubBroker {
  /** Our code of the advisor. */
  readonly code: string;
  /** The ARN with its prefix, ARN-. */
  readonly arn: string;
  /** The EUIN of the person whose ARN it is, with its prefix E; null where none is known. */
  readonly euin: string | null;
}

/** A SIP that begins with an order. */
export interface NewSip {
  /** Its SIP date in the first month after the order's, whether the exchange is open on it or not. */
  readonly start: BusinessDate;
  readonly instalments: number;
  readonly frequency: number;
}

/** An order that the exchange is asked to take. `clientRef` is ours, unique, and the name under which it is asked again. */
export interface ExchangeOrder {
  readonly clientRef: string;
  readonly ucc: string;
  readonly isin: string;
  readonly amount: Paise;
  readonly folioNumber: string | null;
  /** null: nobody is credited, which the exchange is told too. */
  readonly subBroker: SubBroker | null;
  /** Absent for a lumpsum, and for a later instalment of a SIP. */
  readonly sip?: NewSip;
  /** The exchange's number of the SIP that a later instalment belongs to. */
  readonly registrationNumber?: string | null;
}

/** An order to cancel, by the numbers that the exchange gave it. */
export interface CancelledOrder {
  readonly clientRef: string;
  readonly ucc: string;
  readonly isin: string;
  readonly orderNumber: string;
  /** The number of the SIP that it began; null for a lumpsum. */
  readonly registrationNumber: string | null;
}

/** The answer to a cancellation. */
export type CancelAnswer = { readonly cancelled: true } | { readonly cancelled: false; readonly reason: string };

/** The answer to an order. Statuses and pipe strings of a real exchange never leave its adapter. */
export type ExchangeAnswer =
  | { readonly accepted: true; readonly orderNumber: string; readonly registrationNumber: string | null }
  | { readonly accepted: false; readonly reason: string };

export interface ExchangeAllotment {
  readonly folioNumber: string;
  /** The amount that the exchange says was invested, stamp duty included: of the order, or a paisa beside it. */
  readonly amount: Paise;
  readonly units: Units;
  readonly nav: Nav;
  readonly navDate: BusinessDate;
  readonly stampDuty: Paise;
}

/** The state of an order after its money came. `reason` is in words that a person can act on. */
export type AllotmentAnswer =
  | { readonly state: 'waiting' }
  | { readonly state: 'allotted'; readonly allotment: ExchangeAllotment }
  | { readonly state: 'refused'; readonly reason: string };

/** The facts that we have of an order that a real exchange is asked about: it searches by date and client, not by our reference. */
export interface KnownOrder {
  /** Client code at the exchange. */
  readonly ucc: string;
  /** A later instalment is made by the exchange itself, from the SIP that it runs. */
  readonly kind: 'lumpsum' | 'sip' | 'instalment';
  /** The amount that is invested, stamp duty included. */
  readonly amount: Paise;
  readonly orderedOn: BusinessDate;
  /** A number that no other order of ours has; null when it was never to be sent. */
  readonly serial: number | null;
  /** The exchange's number; null until it is registered. */
  readonly orderNumber: string | null;
  /** The exchange's number of the SIP that an instalment belongs to. */
  readonly registrationNumber: string | null;
  /** The mandate that pays the SIP that it begins, as the exchange calls it; null where there is none. */
  readonly mandateId: string | null;
  /** The date whose NAV its money gets, by the cut-off rule; null until the money has come. */
  readonly navDate: BusinessDate | null;
}

/** The order under our reference; null when there is none. */
export type OrderLookup = (clientRef: string) => Promise<KnownOrder | null>;
