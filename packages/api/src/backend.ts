import { type App, type BuiltFiles, createApp } from '#app.js';
import { jobHandlers } from '#jobs/all-handlers.js';
import type { DueWork } from '#jobs/due-work.js';
import { jobWork } from '#jobs/job-work.js';
import { createScheduler, type Scheduler } from '#jobs/scheduler.js';
import { paymentEvents } from '#modules/orders/payment-events.js';
import { orderPayments } from '#modules/payments/order-payments.js';
import { outboxHandlers } from '#outbox/handlers.js';
import { outboxWork } from '#outbox/outbox-work.js';
import { createSandbox } from '#sandbox/sandbox.js';
import type { RestartableClock } from '#sandbox/sandbox-clock.js';
import { seedSandbox } from '#sandbox/seed/seed.js';
import type { Services } from '#services.js';
import type { HttpServices } from '#http/mount.js';
import type { Route } from '#http/serve.js';

/** The application and the work behind it. */
export interface Backend {
  readonly app: App;
  readonly services: Services;
  readonly scheduler: Scheduler;
}

export interface BackendOptions {
  readonly services: Omit<Services, 'payments' | 'paymentListener'>;
  /** The sandbox's clock, which is then also that of the services; null without a sandbox. */
  readonly sandboxClock: RestartableClock | null;
  readonly files?: BuiltFiles;
  readonly socketAddress?: HttpServices['socketAddress'];
  /** In place of all calls, for tests. */
  readonly routes?: readonly Route[];
}

/** Orders and payments meet here alone: neither imports what the other does. */
const joined = { payments: orderPayments, paymentListener: paymentEvents };

/** No work: looks what time it is before others look for theirs. */
const followed = (clock: RestartableClock): DueWork => ({
  nextDueAt: async () => {
    await clock.follow();
    return null;
  },
  runDue: () => Promise.resolve(),
});

/** Puts the parts together over an open database. */
export function createBackend({ services: parts, sandboxClock, ...http }: BackendOptions): Backend {
  const given = { ...parts, ...joined };
  const ownWorks = [jobWork(given, jobHandlers), outboxWork(given, outboxHandlers)];
  const works = sandboxClock ? [followed(sandboxClock), ...ownWorks] : ownWorks;
  const scheduler = createScheduler(works, given.clock, given.log);
  const { db, crypto } = given;
  const seed = (tx: Services['db']) => seedSandbox(tx, crypto);
  const services = sandboxClock
    ? { ...given, sandbox: createSandbox({ db, clock: sandboxClock, scheduler, seed }) }
    : given;
  return { app: createApp({ ...services, ...http }), services, scheduler };
}
