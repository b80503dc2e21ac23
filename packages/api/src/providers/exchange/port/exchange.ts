import type { Instant } from '@prosperx/core/time';
import type { ClientRegistry } from './clients.js';
import type { AllotmentAnswer, CancelAnswer, CancelledOrder, ExchangeAnswer, ExchangeOrder } from './orders.js';
import type { PlanRegistry } from './plans.js';
import type { RedemptionDesk } from './redemptions.js';
import type { SipRegistry } from './sips.js';

/** The stock exchange's mutual-fund platform. Every call may reject with ProviderUnknown: then nobody knows whether it was carried out. */
export interface Exchange extends ClientRegistry, RedemptionDesk, PlanRegistry, SipRegistry {
  /**
   * true: the exchange itself debits the mandates of the SIPs that it runs. Later instalments are then debited by it alone: we debit
   * nothing, stop none of them here, and learn with the units that their money came.
   */
  readonly debitsInstalments: boolean;
  /**
   * false: the exchange states NAVs without their days. Each has the day of the cut-off rule then, the first on which it may be, and the server
   * looks up on which it was published.
   */
  readonly namesNavDates: boolean;
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
