import type { Clock } from '@prosperx/core/time';
import type { Config } from '#config.js';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import type { Logger } from '#log/logger.js';
import type { OrderPayments } from '#modules/orders/order-payments.js';
import type { PaymentListener } from '#modules/payments/payment-listener.js';
import type { Providers } from '#providers/providers.js';
import type { JobHandlers } from '#queue/queue.js';
import type { Sandbox } from '#sandbox/sandbox.js';

/** What work outside of a call needs: jobs, call-backs. A Context is one too. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly config: Config;
  readonly crypto: Crypto;
  readonly log: Logger;
  /** What does the jobs of the queue. */
  readonly handlers: JobHandlers;
  /** What orders ask of payments. */
  readonly payments: OrderPayments;
  /** Hears what becomes of payments: orders. */
  readonly paymentListener: PaymentListener;
  /** Absent where there is none. */
  readonly sandbox?: Sandbox;
}
