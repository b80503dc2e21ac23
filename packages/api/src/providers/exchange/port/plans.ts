import type { Paise } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import type { CancelAnswer, SubBroker } from './orders.js';
import type { SipAtExchange } from './sips.js';

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
  /** The last day of a daily plan; null for any other. */
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
  /** The kinds of plan that it registers: others are not offered. */
  readonly planKinds: readonly ExchangePlan['kind'][];
  registerPlan(plan: ExchangePlan): Promise<PlanAnswer>;
  /** Returns what is known under our reference; null when it never arrived, `cannot_tell` where the exchange has no question for it, and nothing else tells. */
  findPlan(plan: ExchangePlan): Promise<PlanAnswer | null | 'cannot_tell'>;
  /** Ends a plan; a second call does no harm. */
  cancelPlan(plan: ExchangePlan & { readonly registrationNumber: string }): Promise<CancelAnswer>;
  /** Returns the exchange's numbers of the instalments that it has made of a plan by itself on a day; those that it refused are not among them. */
  planInstalmentsOn(plan: SipAtExchange, day: BusinessDate): Promise<readonly string[]>;
}
