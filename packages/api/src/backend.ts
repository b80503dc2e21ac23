import { type App, type BuiltFiles, createApp } from '#app.js';
import { handlers } from '#handlers.js';
import type { Readiness } from '#http/health.js';
import type { HttpServices } from '#http/mount.js';
import type { Route } from '#http/serve.js';
import type { Services } from '#kernel/services.js';
import { paymentEvents } from '#modules/orders/payment-events.js';
import { runStateEvents } from '#modules/partner/state-events.js';
import { paymentsForOrders } from '#modules/payments/payments-for-orders.js';
import { observedHandlers, observedProviders } from '#observe/observe-parts.js';
import { type Observer, unobserved } from '#observe/observer.js';
import { createScheduler, type DueWork, followedBy, type Scheduler } from '#queue/scheduler.js';
import { queueWork } from '#queue/worker.js';
import { byAgreement } from '#records/profile/whatsapp.js';
import { type CatalogueScheme, catalogue } from '#sandbox/catalogue/scheme.js';
import type { RestartableClock } from '#sandbox/sandbox-clock.js';
import { createSandbox } from '#sandbox/sandbox.js';
import { seedAdvisorBook } from '#sandbox/seed/advisor-book.js';
import { hasAllSchemes, seedDeps, seedSandbox } from '#sandbox/seed/seed.js';

/** The application and the work behind it. */
export interface Backend {
  readonly app: App;
  readonly services: Services;
  readonly scheduler: Scheduler;
}

export interface BackendOptions {
  readonly services: Omit<Services, 'payments' | 'paymentListener' | 'handlers'>;
  /** The sandbox's clock, which is then also that of the services; null without a sandbox. */
  readonly sandboxClock: RestartableClock | null;
  /** The schemes that the sandbox sells after a reset; without them the whole catalogue. */
  readonly schemes?: readonly CatalogueScheme[];
  readonly files?: BuiltFiles;
  readonly socketAddress?: HttpServices['socketAddress'];
  readonly traffic?: HttpServices['traffic'];
  readonly security?: HttpServices['security'];
  readonly readiness?: Readiness;
  readonly impairment?: Readiness;
  /** Absent: nobody looks on. */
  readonly observer?: Observer;
  /** In place of all calls, for tests. */
  readonly routes?: readonly Route[];
}

/** Orders and payments meet here alone: neither imports what the other does. */
const joined = { payments: paymentsForOrders, paymentListener: paymentEvents };

/** Reads the time before it looks for work: another server may have moved the clock. */
const following = (clock: RestartableClock, work: DueWork): DueWork => ({
  runNext: (goesOn) => work.runNext(goesOn),
  nextDueAt: async () => {
    await clock.follow();
    return work.nextDueAt();
  },
});

/** Puts the parts together over an open database. */
export function createBackend({
  services: parts,
  sandboxClock,
  schemes = catalogue,
  observer = unobserved,
  ...http
}: BackendOptions): Backend {
  const ports = observedProviders(observer, parts.providers);
  const providers = { ...ports, notifier: byAgreement(ports.notifier, parts) };
  const given = { ...parts, providers, ...joined, handlers: observedHandlers(observer, handlers) };
  const work = followedBy(queueWork(given), () => runStateEvents(given));
  const scheduler = createScheduler(sandboxClock ? following(sandboxClock, work) : work, given.clock, given.log);
  const { db, calendar, crypto } = given;
  const seed = async (tx: Services['db']) => {
    await seedSandbox(tx, crypto, schemes);
    if (hasAllSchemes(schemes)) await seedAdvisorBook(await seedDeps(tx, crypto));
  };
  const services = sandboxClock
    ? { ...given, sandbox: createSandbox({ db, clock: sandboxClock, calendar, scheduler, seed }) }
    : given;
  return { app: createApp({ ...services, ...http, observer }), services, scheduler };
}
