import type { Nav, Paise, Units } from '@prosperx/core/money';
import type { NomineeDraft } from '@prosperx/core/nominee';
import type { DeclarationFlag, Fatca, Gender, IncomeSlab, OccupationType, RefusedPart } from '@prosperx/core/profile';
import type { BusinessDate, Instant } from '@prosperx/core/time';

/** The advisor whom the exchange credits with an order, a redemption, a SIP or a plan. */
export interface SubBroker {
  /** Our code of the advisor. */
  readonly code: string;
  /** With its prefix, ARN-. */
  readonly arn: string;
  /** Of the person whose ARN it is, with its prefix E; null where none is known. */
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

/** The answer to a pause. */
export type PauseAnswer = { readonly paused: true } | { readonly paused: false; readonly reason: string };

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
  | { readonly state: 'bought'; readonly allotment: ExchangeAllotment };

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

/** A SIP to register by itself, without an order of today: one whose terms change. `clientRef` is ours and unique. */
export interface SipRegistration {
  readonly clientRef: string;
  readonly ucc: string;
  readonly isin: string;
  readonly amount: Paise;
  readonly folioNumber: string | null;
  /** null: nobody is credited, which the exchange is told too. */
  readonly subBroker: SubBroker | null;
  readonly sip: NewSip;
  /** The mandate that pays it, as the exchange calls it; null where the exchange has none of it. */
  readonly mandateId: string | null;
  /** A number that no other message of ours has, and the day on which it was asked for: the same each time it is sent. */
  readonly serial: number;
  readonly requestedOn: BusinessDate;
}

export type SipAnswer =
  | { readonly accepted: true; readonly registrationNumber: string }
  | { readonly accepted: false; readonly reason: string };

/** A SIP that the exchange runs. */
export interface SipAtExchange {
  readonly ucc: string;
  readonly registrationNumber: string;
}

/** A pause to begin with the next instalment; `ref` is ours and the same each time it is sent. */
export interface SipPauseRequest extends SipAtExchange {
  readonly ref: string;
  readonly instalments: number;
  /** Whether an earlier pause of ours is still ahead of it: that a SIP "is paused already" then says nothing about this one. */
  readonly isLonger: boolean;
}

/** The part of an exchange that runs SIPs. A second call of each does no harm. */
export interface SipRegistry {
  /** Rejects with PersonNeeded where the exchange has it already and does not say its number. */
  registerSip(sip: SipRegistration): Promise<SipAnswer>;
  /**
   * Returns what is known under our reference; null when it never arrived, `cannot_tell` where the exchange has no question for it: what is sent
   * again has the same number then, and is taken once.
   */
  findSip(clientRef: string): Promise<SipAnswer | null | 'cannot_tell'>;
  /** Leaves out the next instalments of a SIP. */
  pauseSip(pause: SipPauseRequest): Promise<PauseAnswer>;
  cancelSip(sip: SipAtExchange): Promise<CancelAnswer>;
  /** Returns the exchange's numbers of the orders that it has made of a SIP by itself on a day; those that it refused are not among them. */
  instalmentsOn(sip: SipAtExchange, day: BusinessDate): Promise<readonly string[]>;
}

/** The part of an exchange that knows investors. */
export interface ClientRegistry {
  /** Registers a client, or replaces what is known of them: client master, FATCA declaration and account-opening form. A second call does no harm. */
  registerClient(client: ExchangeClient): Promise<ClientAnswer>;
  /** Returns what is known under our reference; null when it never arrived, or the exchange cannot be asked. */
  findClient(clientRef: string): Promise<ClientAnswer | null>;
}

/** An STP or SWP that the exchange is asked to run. */
export interface ExchangePlan {
  /** Ours, unique, and the name under which it is asked again. */
  readonly clientRef: string;
  readonly ucc: string;
  readonly kind: 'STP' | 'SWP';
  readonly fromIsin: string;
  /** null of an SWP. */
  readonly toIsin: string | null;
  readonly folioNumber: string;
  /** null: nobody is credited, which the exchange is told too. */
  readonly subBroker: SubBroker | null;
  readonly amount: Paise;
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY';
  readonly instalments: number;
  readonly startDate: BusinessDate;
  /** Of a daily plan alone. */
  readonly endDate: BusinessDate | null;
  readonly firstOrderToday: boolean;
}

/** The answer to a plan. `reason` is the exchange's own sentence. */
export type PlanAnswer =
  | { readonly registered: true; readonly registrationNumber: string }
  | { readonly registered: false; readonly reason: string };

/** The part of an exchange that knows STPs and SWPs. */
export interface PlanRegistry {
  /**
   * true: the exchange makes the instalments of the plans that it runs by itself, on their dates. We send none of them, stop none here, and look
   * for each from its date on.
   */
  readonly makesPlanInstalments: boolean;
  registerPlan(plan: ExchangePlan): Promise<PlanAnswer>;
  /** Returns what is known under our reference; null when it never arrived, `cannot_tell` where the exchange has no question for it, and nothing else tells. */
  findPlan(plan: ExchangePlan): Promise<PlanAnswer | null | 'cannot_tell'>;
  /** Ends a plan; a second call does no harm. */
  cancelPlan(plan: ExchangePlan & { readonly registrationNumber: string }): Promise<CancelAnswer>;
}

/** The stock exchange's mutual-fund platform. Every call may reject with ProviderUnknown: then nobody knows whether it was carried out. */
export interface Exchange extends ClientRegistry, RedemptionDesk, PlanRegistry, SipRegistry {
  /**
   * true: the exchange itself debits the mandates of the SIPs that it runs. Later instalments are then debited by it alone: we debit
   * nothing, stop none of them here, and learn with the units that their money came.
   */
  readonly debitsInstalments: boolean;
  register(order: ExchangeOrder): Promise<ExchangeAnswer>;
  /** Returns what is known under our reference; null when it never arrived. */
  find(clientRef: string): Promise<ExchangeAnswer | null>;
  /** Cancels an order that is not paid, with the SIP that it began. A second call does no harm; an order that the exchange no longer cancels is refused. */
  cancel(order: CancelledOrder): Promise<CancelAnswer>;
  /** Notifies the exchange that the money for orders has been realised; may be called again. */
  confirmFunds(funds: { clientRefs: readonly string[]; paymentRef: string; realisedAt: Instant }): Promise<void>;
  /** Units, or that there will be none. */
  allotment(clientRef: string): Promise<AllotmentAnswer>;
}

interface BankOfClient {
  readonly account: string;
  readonly type: 'SB' | 'CB';
  readonly ifsc: string;
}

/** The fields of an investor that the exchange gets; '' and null where one is not known. */
export interface ExchangeClient {
  /** Ours, unique, and the name under which it is asked again. */
  readonly clientRef: string;
  /** Client code at the exchange. */
  readonly ucc: string;
  /** The exchange has this client code already: what is sent replaces what it holds. */
  readonly registered: boolean;
  readonly name: string;
  readonly pan: string;
  readonly taxStatus: string;
  readonly gender: Gender | null;
  readonly dateOfBirth: BusinessDate | null;
  /** null, as the two after it, of an investor who has not declared it: nothing is sent of them then. */
  readonly occupationType: OccupationType | null;
  readonly incomeSlab: IncomeSlab | null;
  readonly fatca: Fatca | null;
  readonly address: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
  readonly email: string;
  /** Ten digits. */
  readonly mobile: string;
  readonly emailDeclaration: DeclarationFlag;
  readonly mobileDeclaration: DeclarationFlag;
  /** The account that redemptions are paid to. */
  readonly bank: BankOfClient | null;
  /** The others that orders may be paid from, at most four. */
  readonly otherBanks: readonly BankOfClient[];
  readonly nominees: readonly NomineeDraft[];
  /** The account-opening form as a PDF, signature and FATCA declaration included. */
  readonly form: Uint8Array;
}

/** The answer to a registration. `reason` is in words that a person can act on; `part` is what it is about, null where the exchange does not say. */
export type ClientAnswer =
  | { readonly registered: true }
  | { readonly registered: false; readonly reason: string; readonly part: RefusedPart | null };

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
  /** An approved mandate that covers it, as the exchange calls it: a SIP is paid from one. null: there is none. */
  readonly mandateId: string | null;
  /** The date whose NAV its money gets, by the cut-off rule; null until the money has come. */
  readonly navDate: BusinessDate | null;
}

/** The order under our reference; null when there is none. */
export type OrderLookup = (clientRef: string) => Promise<KnownOrder | null>;

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
  /** The amount and the units that were asked for; null where it was the other, or all. */
  readonly amount: Paise | null;
  readonly units: Units | null;
  /** The date of the NAV that applies, by the cut-off rule. */
  readonly navDate: BusinessDate;
  /** The scheme that a switch goes to, the date of its NAV and the money that goes there; null for a redemption, and before it is executed. */
  readonly switchIn: { readonly isin: string; readonly navDate: BusinessDate; readonly amount: Paise } | null;
}

/** The redemption under our reference; null when there is none. */
export type RedemptionLookup = (clientRef: string) => Promise<KnownRedemption | null>;
