import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Clock } from '@prosperx/core/time';
import type { BuiltFiles } from '#app.js';
import { createBackend } from '#backend.js';
import { createCrypto } from '#crypto/crypto.js';
import type { OpenedDb } from '#db/db.js';
import { openDb } from '#db/open-db.js';
import type { HearOfConnection } from '#db/pool.js';
import { openReplica } from '#db/replica.js';
import { scheduleHousekeeping } from '#housekeeping/housekeeping.js';
import type { Route } from '#http/serve.js';
import { followCalendar, readCalendar, warnOfUnknownHolidays } from '#kernel/calendar.js';
import { newLifecycle } from '#kernel/lifecycle.js';
import { jsonLogger, type Logger } from '#log/logger.js';
import { countLogins, securityLog } from '#log/security-log.js';
import { type OpenedObserver, openObserver } from '#observe/open-observer.js';
import { watchStatements } from '#observe/statements.js';
import type { FileStore, Providers } from '#providers/providers.js';
import { skipUsedNumbers } from '#queue/skip-numbers.js';
import { installQuestionnaires } from '#records/risk/repository.js';
import type { Faults } from '#sandbox/outcomes.js';
import { openSandboxClock } from '#sandbox/sandbox-clock.js';
import { sandboxProviders } from '#sandbox/sandbox-providers.js';
import { hasAllSchemes } from '#sandbox/seed/seed.js';
import { trafficControl, trafficLimits } from '#throttle/traffic.js';
import { notifierIn } from './configured-providers.js';
import { fileStoreIn } from './file-store.js';
import { readKeys } from './keys.js';
import { connectionLimits, listen } from './listen.js';
import { serveMetrics } from './metrics-server.js';
import { listenForOperator } from './operator-socket.js';
import { checkKeys, keyOldData, refuseSandboxData, seedBookOnce, seedOnce } from './prepare-data.js';
import { impairmentOf, readinessOf } from './readiness.js';
import { combineNotifiers, ifscIn, navSourceIn, realProviders } from './real-providers.js';
import { openSecurityLog } from './security-log-file.js';
import { type Environment, readSettings, type Settings } from './settings.js';
import { stopServer } from './stop-server.js';

export interface RunningServer {
  readonly port: number;
  /** null: it has no metrics. */
  readonly metricsPort: number | null;
  /** Says that it is not ready, answers what is under way, finishes what is being done or gives it back, and closes the database: in 20 seconds at most. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly environment: Environment;
  readonly realClock: Clock;
  readonly files: BuiltFiles;
  writeLog(line: string): void;
  /** For tests: the faults of the sandbox's providers, and calls in place of all of ours. */
  readonly faults?: Faults;
  readonly routes?: readonly Route[];
}

const LOOK_FOR_WORK_EVERY = 1_000;

/** Jobs of a server at a time: most of one is waiting, for the disk of the database or for a provider. The embedded database has one connection. */
const JOBS_AT_A_TIME = { postgres: 4, pglite: 1 } as const;

/** Returns the built files that are served. No release is kept before the first, so a folder is missed only where the environment names it. */
function servedFiles(
  { files: { releases, renderer, ...files }, environment }: StartOptions,
  { rendersPages }: Settings,
  log: Logger,
): BuiltFiles {
  const kept = releases !== undefined && existsSync(releases);
  if (!kept && environment['SDK_RELEASES']) log.warn('sdk_releases_missing', { folder: environment['SDK_RELEASES'] });
  return { ...files, ...(kept && { releases }), ...(rendersPages && renderer !== undefined && { renderer }) };
}

/** A sandbox that is given a mail server uses it too, and one that is given an IFSC API uses that; of NAVs it goes on making those of its own schemes. */
async function withReal(providers: Providers, environment: Environment, clock: Clock): Promise<Providers> {
  const [mail, ifsc] = [await notifierIn(environment, clock), await ifscIn(environment)];
  const market = navSourceIn(environment);
  return {
    ...providers,
    ...(mail && { notifier: combineNotifiers(providers.notifier, mail) }),
    ...(ifsc && { ifsc }),
    ...(market && { navSource: { ...providers.navSource, ...market } }),
  };
}

type RealProviders = Awaited<ReturnType<typeof realProviders>>;

interface Opened {
  readonly settings: Settings;
  readonly opened: OpenedDb;
  readonly fileStore: FileStore;
  /** What makes the real providers; null in a sandbox. */
  readonly real: RealProviders | null;
  readonly observer: OpenedObserver;
  readonly log: Logger;
}

async function run(
  options: StartOptions,
  { settings, opened, fileStore, real, observer, log }: Opened,
): Promise<RunningServer> {
  const { environment, realClock } = options;
  const { config, dataDir, schemes } = settings;
  const { db } = opened;
  const crypto = createCrypto(await readKeys(environment, settings));
  if (config.sandbox) await seedOnce(db, crypto, schemes);
  else await refuseSandboxData(db);
  await checkKeys(db, crypto);
  if (config.sandbox) await keyOldData(db, crypto);
  const calendar = await readCalendar(db);
  await installQuestionnaires(db);
  const sandboxClock = config.sandbox ? await openSandboxClock(db, realClock) : null;
  const clock = sandboxClock ?? realClock;
  await skipUsedNumbers(db, clock.now());
  await scheduleHousekeeping(db, clock.now());
  const joined = { db, clock, crypto, calendar, fileStore };
  const providers = real
    ? real(joined)
    : await withReal(sandboxProviders(joined, options.faults), environment, realClock);
  const kept = await openSecurityLog(environment['SECURITY_LOG'] || join(dataDir, 'security.log'), log);
  const lifecycle = newLifecycle();
  const readiness = readinessOf({ db, clock, crypto, lifecycle, queueBehind: settings.queueBehind });
  const impairment = impairmentOf({ fileStore, clock: realClock });
  const metrics =
    observer.metrics &&
    (await serveMetrics({ metrics: observer.metrics, opened, clock, readiness, impairment, settings }));
  const replica = settings.replicaUrl
    ? openReplica({
        replicaUrl: settings.replicaUrl,
        primary: db,
        prepares: settings.prepares,
        told: ({ isNear, late }) =>
          log[isNear ? 'info' : 'warn']('replica', { isNear, late: late === null ? null : Math.round(late) }),
      })
    : null;
  const { app, scheduler } = createBackend({
    services: { db, clock, calendar, crypto, log, providers, config, ...(replica && { replica }) },
    sandboxClock,
    schemes,
    files: servedFiles(options, settings, log),
    ...(options.routes && { routes: options.routes }),
    socketAddress: (c) => getConnInfo(c).remote.address ?? 'unknown',
    security: countLogins(observer, securityLog({ clock, crypto }, kept.write)),
    readiness,
    impairment,
    observer,
    traffic: trafficControl(realClock, trafficLimits(opened.engine)),
  });
  const { host, port } = settings;
  const listening = await listen({ hono: app.hono, host, port, limits: connectionLimits(config.trustedProxies) });
  warnOfUnknownHolidays(calendar, log, clock.now());
  const operator =
    opened.engine === 'pglite' ? await listenForOperator(dataDir, { db, crypto, clock, ...config }) : null;
  const work = scheduler.start(LOOK_FOR_WORK_EVERY, JOBS_AT_A_TIME[opened.engine]);
  const holidays = followCalendar(calendar, db, log);
  const book =
    config.sandbox && hasAllSchemes(schemes)
      ? seedBookOnce({ db, crypto, clock }).catch(() => log.warn('sandbox_book_missing'))
      : null;
  const close = async () => {
    holidays.stop();
    await book;
    await operator?.close();
    await metrics?.close();
    await observer.spans?.stop().catch(() => {});
    await kept.close();
    await replica?.close();
    await opened.close();
  };
  const { drainDelay } = settings;
  const stop = () =>
    stopServer({ db, clock, log, lifecycle, listening, drainDelay, haltWork: work.stop, idle: app.idle, close });
  return { port: listening.port, metricsPort: metrics?.port ?? null, stop };
}

/** Opens the database, fills it when the sandbox is new, and serves. Throws StartError with one line; nothing is left open then. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const settings = readSettings(options.environment);
  const { sandbox, publicUrl } = settings.config;
  const real = sandbox ? null : await realProviders(options.environment, { clock: options.realClock, publicUrl });
  const fileStore = fileStoreIn(options.environment, settings);
  const observer = await openObserver(options.environment, settings.metricsPort !== null);
  const log = jsonLogger(options.realClock, options.writeLog, settings.logLevel, () => observer.spans?.ids() ?? null);
  const hear: HearOfConnection = (problem) => log.warn('database_connection_lost', problem);
  const opened = await openDb({ ...settings, watch: watchStatements(observer), hear });
  try {
    return await run(options, { settings, opened, fileStore, real, observer, log });
  } catch (error) {
    await opened.close();
    throw error;
  }
}
