import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Clock } from '@prosperx/core/time';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BuiltFiles } from '#app.js';
import { createBackend } from '#backend.js';
import { followCalendar, readCalendar, warnOfUnknownHolidays } from '#calendar.js';
import { createCrypto } from '#crypto/crypto.js';
import type { OpenedDb } from '#db/db.js';
import { openDb } from '#db/open-db.js';
import { StartError, systemCodeOf } from '#db/start-error.js';
import type { Route } from '#http/serve.js';
import { jsonLogger } from '#log/logger.js';
import { scheduleHousekeeping } from '#modules/housekeeping/housekeeping.js';
import { installQuestionnaires } from '#modules/risk/repository.js';
import type { Providers } from '#providers/providers.js';
import type { Faults } from '#sandbox/outcomes.js';
import { openSandboxClock } from '#sandbox/sandbox-clock.js';
import { sandboxProviders } from '#sandbox/sandbox-providers.js';
import { readKeys } from './keys.js';
import { checkKeys, seedOnce } from './prepare-data.js';
import { combineNotifiers, ifscIn, notifierIn, realProviders } from './real-providers.js';
import { type Environment, readSettings, type Settings } from './settings.js';

const KEEP_ALIVE = 75_000;

interface Listening {
  readonly port: number;
  /** Takes no more requests and resolves when those under way are answered, or after the time given (milliseconds). */
  close(timeout: number): Promise<void>;
}

const WHY: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `Port ${port} is in use. Stop the program that uses it, or set PORT to another.`,
  EACCES: (_, port) => `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
};

function open(server: ServerType, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const line = WHY[systemCodeOf(error) ?? '']?.(host, port);
      reject(
        new StartError(
          line ?? `The server cannot listen on ${host}:${port} (${systemCodeOf(error)}). Check HOST and PORT.`,
          error,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
}

async function listen(hono: Hono, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: hono.fetch });
  // longer than a proxy or a browser keeps an idle connection: else a request meets one that is just being closed
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE;
  await open(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: (timeout) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), timeout);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      }),
  };
}

export interface RunningServer {
  readonly port: number;
  /** Answers what is under way, finishes what is being done, closes the database. */
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

const SHUTDOWN_TIMEOUT = 10_000;
const LOOK_FOR_WORK_EVERY = 1_000;

/** A sandbox that is given a mail server uses it too, and one that is given an IFSC API uses that. */
async function withReal(providers: Providers, environment: Environment): Promise<Providers> {
  const [mail, ifsc] = [notifierIn(environment), await ifscIn(environment)];
  return { ...providers, ...(mail && { notifier: combineNotifiers(providers.notifier, mail) }), ...(ifsc && { ifsc }) };
}

async function run(options: StartOptions, settings: Settings, opened: OpenedDb): Promise<RunningServer> {
  const { environment, realClock, files } = options;
  const { config, dataDir } = settings;
  const { db } = opened;
  const crypto = createCrypto(await readKeys(environment, settings));
  if (config.sandbox) await seedOnce(db, crypto);
  await checkKeys(db, crypto);
  await readCalendar(db);
  await installQuestionnaires(db);
  const sandboxClock = config.sandbox ? await openSandboxClock(db, realClock) : null;
  const clock = sandboxClock ?? realClock;
  await scheduleHousekeeping(db, clock.now());
  const log = jsonLogger(realClock, options.writeLog, settings.logLevel);
  const providers = config.sandbox
    ? await withReal(
        sandboxProviders({ db, clock, crypto, filesIn: join(dataDir, 'files') }, options.faults),
        environment,
      )
    : await realProviders(environment);
  const { app, scheduler } = createBackend({
    services: { db, clock, crypto, log, providers, config },
    sandboxClock,
    files,
    ...(options.routes && { routes: options.routes }),
    socketAddress: (c) => getConnInfo(c).remote.address ?? 'unknown',
  });
  const listening = await listen(app.hono, settings.host, settings.port);
  warnOfUnknownHolidays(log, clock.now());
  const work = scheduler.start(LOOK_FOR_WORK_EVERY);
  const holidays = followCalendar(db, log);
  const stop = async () => {
    await listening.close(SHUTDOWN_TIMEOUT);
    holidays.stop();
    await work.stop();
    await app.idle();
    await opened.close();
  };
  return { port: listening.port, stop };
}

/** Opens the database, fills it when the sandbox is new, and serves. Throws StartError with one line; nothing is left open then. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const settings = readSettings(options.environment);
  if (!settings.config.sandbox) await realProviders(options.environment);
  const opened = await openDb(settings);
  try {
    return await run(options, settings, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}
