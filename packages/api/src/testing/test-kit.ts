import { getCurrentUser, verifyPassword } from '@prosperx/core/session';
import { type Backend, createBackend } from '#backend.js';
import type { Db } from '#db/db.js';
import type { Route } from '#http/serve.js';
import { createCalendar } from '#kernel/calendar.js';
import type { Context } from '#kernel/context.js';
import type { Config, Services } from '#kernel/services.js';
import type { Providers } from '#providers/providers.js';
import { namedSchemes } from '#sandbox/catalogue/scheme.js';
import type { Faults } from '#sandbox/outcomes.js';
import { sandboxProviders } from '#sandbox/sandbox-providers.js';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { testClient, type TestClient } from './client.js';
import { navsOfHeld } from './held-navs.js';
import { testConfig } from './test-config.js';
import { collectingLogger, type CollectingLogger, type TestClock, testClock, testCrypto } from './test-services.js';

/** The whole server over a seeded database, with a clock that stands still. */
export interface TestKit extends Backend {
  readonly clock: TestClock;
  readonly log: CollectingLogger;
  /** A browser that nobody has signed in with. */
  client(): TestClient;
  signedIn(mobile: string): Promise<TestClient>;
  /** Lets what goes on behind answers finish, and does what is due. */
  settle(): Promise<void>;
}

export interface TestKitOptions {
  readonly faults?: Faults;
  readonly config?: Partial<Config>;
  /** One that several servers share. */
  readonly clock?: TestClock;
  /** In place of the sandbox's, such as one that does not answer. */
  readonly providers?: Partial<Providers>;
  /** In place of those of the product. */
  readonly routes?: readonly Route[];
  /** Each day those schemes alone have a NAV that somebody holds or has ordered, unless this is false: a day then costs three times as much. */
  readonly heldNavsOnly?: boolean;
}

/** `db` holds the sandbox's people: `describeWithDb(name, tests, 'seeded')` or `openTestDb('seeded')`. */
export function testKit(db: Db, options: TestKitOptions = {}): TestKit {
  const { clock = testClock(), routes } = options;
  const log = collectingLogger(clock);
  const calendar = createCalendar();
  const crypto = testCrypto;
  const providers = {
    ...sandboxProviders({ db, clock, crypto, calendar, schemes: namedSchemes }, options.faults),
    ...(options.heldNavsOnly !== false && { navSource: navsOfHeld(db, calendar, namedSchemes) }),
    ...options.providers,
  };
  const config = { ...testConfig, ...options.config };
  const backend = createBackend({
    services: { db, clock, calendar, crypto, log, providers, config },
    sandboxClock: config.sandbox ? clock : null,
    schemes: namedSchemes,
    ...(routes && { routes }),
  });
  const client = () => testClient(backend.app);
  return {
    ...backend,
    clock,
    log,
    client,
    signedIn: async (mobile) => {
      const signing = client();
      await signing.call(verifyPassword, { body: { username: mobile, password: SANDBOX_PASSWORD } });
      await signing.call(getCurrentUser);
      return signing;
    },
    settle: async () => {
      await backend.app.idle();
      await backend.scheduler.runDue();
    },
  };
}

/** A visitor's context over services, for verbs and services that are tried without HTTP. */
export function testContext(services: Services, parts: Partial<Context> = {}): Context {
  return {
    ...services,
    actor: { kind: 'visitor' },
    subject: null,
    scope: null,
    partner: null,
    isPartnerServer: false,
    agentCode: null,
    crossSite: false,
    visitorToken: null,
    idempotencyKey: null,
    cookies: { get: () => undefined, set: () => {}, clear: () => {} },
    requestId: 'req_test',
    noteAccount: () => {},
    noteProfile: () => {},
    noteFactor: () => {},
    address: '192.0.2.1',
    language: null,
    userAgent: '',
    afterCommit: () => {},
    ...parts,
  };
}

/** The code that a promise fails with; '' when it does not fail. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return '';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : `no code: ${String(error)}`;
  }
}
