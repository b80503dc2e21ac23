import type { MandateBounds } from '@prosperx/core/mandate';
import type { NomineeRules } from '@prosperx/core/nominee';
import type { Clock } from '@prosperx/core/time';
import type { Crypto } from '#crypto/crypto.js';
import type { Db } from '#db/db.js';
import type { Replica } from '#db/replica.js';
import type { Logger } from '#log/logger.js';
import type { Providers } from '#providers/providers.js';
import type { JobHandlers } from '#queue/queue.js';
import type { ServerCalendar } from './calendar.js';
import type { PaymentsPort, PaymentListener } from './payments-port.js';

/** The settings that differ between installations: `readSettings` makes them of an environment, which the server and each command hand it. */
export interface Config {
  /** The routes under /sandbox exist, people are seeded and the clock can be moved. */
  readonly sandbox: boolean;
  /** The secret that opens a sandbox which other machines can reach; null on this machine alone, and outside the sandbox. */
  readonly sandboxSecret: string | null;
  /** What every page says of itself: a sandbox that others reach, or a pilot, whose messages or NAVs are real. */
  readonly notReal: 'sandbox' | 'pilot' | null;
  /** The folder of the passwords of published leaks; null where there is none. */
  readonly breachedPasswords: string | null;
  /** The address to which alarms are mailed; null: they are only in the log. */
  readonly operatorEmail: string | null;
  /** Served over https: cookies are Secure and named `__Host-…`. */
  readonly https: boolean;
  /** Host names under which the server answers. Keeps foreign names that resolve to this machine out. */
  readonly hostNames: readonly string[];
  /** The host name in people's address bar, where PUBLIC_URL names it. */
  readonly publicHost: string | null;
  /** The address of the site in links that are sent, such as `https://invest.example`, without a slash at its end. */
  readonly publicUrl: string;
  /** Number of proxies in front whose X-Forwarded-For can be believed. */
  readonly trustedProxies: number;
  /** Codes of the advisors who do not see how many customers they have and what those hold. */
  readonly agentsWithoutTotals: readonly string[];
  /** The highest return in per cent a year that calculators and goals take. */
  readonly maxReturn: number;
  /** The bounds of mandate limits. */
  readonly mandateBounds: MandateBounds;
  /** Milliseconds from the registration of a mandate to its activation. */
  readonly mandateDelay: number;
  /** The rules of a nomination, from the oldest; those of the day hold. */
  readonly nomineeRules: readonly NomineeRules[];
}

export const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'] as const;

/** The controls that only a sandbox has. */
export interface Sandbox {
  /** Puts the clock forward by a duration; all that falls due on the way is done. Throws `invalid_input` for what is no duration. */
  advance(duration: string): Promise<void>;
  /** Resets everything to the seeded state. */
  reset(): Promise<void>;
  /** Takes the time over from the other servers on its database. */
  followClock(): Promise<void>;
}

/** The services that work outside of a call needs: jobs, call-backs. A Context has them too. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly calendar: ServerCalendar;
  readonly providers: Providers;
  readonly config: Config;
  readonly crypto: Crypto;
  readonly log: Logger;
  /** The handlers of the queue's jobs. */
  readonly handlers: JobHandlers;
  /** The port through which orders reach payments. */
  readonly payments: PaymentsPort;
  /** Hears what becomes of payments: orders. */
  readonly paymentListener: PaymentListener;
  /** Absent where there is none. */
  readonly replica?: Replica;
  /** Absent where there is none. */
  readonly sandbox?: Sandbox;
}
