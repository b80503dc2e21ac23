import type { Paise } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import type { CancelAnswer, NewSip, SubBroker } from './orders.js';

/** The answer to a pause. */
export type PauseAnswer = { readonly paused: true } | { readonly paused: false; readonly reason: string };

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
