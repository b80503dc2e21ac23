import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { businessDate, businessDateAt, daysBetween } from '@prosperx/core/time';
import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, OpenedDb } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { StartError, systemCodeOf } from '#db/start-error.js';
import { handlers } from '#handlers.js';
import type { Readiness } from '#http/health.js';
import type { Services } from '#kernel/services.js';
import type { Metrics, QueueCount, Sources } from '#observe/metrics.js';
import { queueCounts } from '#queue/queue-counts.js';
import type { Settings } from './settings.js';

interface Served extends Pick<Services, 'clock'> {
  readonly metrics: Metrics;
  readonly opened: OpenedDb;
  readonly readiness: Readiness;
  readonly impairment: Readiness;
  readonly settings: Pick<Settings, 'metricsPort' | 'metricsHost'>;
}

async function newestNav(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ date: string | null }>(sql`select max(date)::text as date from navs`);
  return rows[0]?.date ?? null;
}

/** A job of a kind that this version does not know makes no series of its own. */
function knownKinds(counts: readonly QueueCount[]): readonly QueueCount[] {
  return counts.map((one) => (Object.hasOwn(handlers, one.kind) ? one : { ...one, kind: 'unknown' }));
}

function sourcesOf({
  opened: { db, connections },
  clock,
  readiness,
  impairment,
}: Omit<Served, 'metrics' | 'settings'>): Sources {
  return {
    connections: () => connections?.() ?? null,
    queue: async () => knownKinds(await queueCounts(db, clock.now())),
    navAge: async () => {
      const date = await newestNav(db);
      return date === null ? null : daysBetween(businessDate(date), businessDateAt(clock.now()));
    },
    navsHeld: () => db.$count(schemes, and(isNull(schemes.endedOn), isNotNull(schemes.navHeldSince))),
    isReady: async () => Object.keys(await readiness()).length === 0,
    impaired: async () => ({ files: 'files' in (await impairment()) }),
  };
}

/** Serves the metrics on a port of their own, which people do not reach. Throws StartError with one line. */
export async function serveMetrics({ metrics, settings, ...sources }: Served) {
  metrics.ask(sourcesOf(sources));
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const { metricsPort, metricsHost } = settings;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`METRICS_PORT ${metricsPort} cannot be listened on (${systemCodeOf(error)}).`, error)),
    );
    server.listen(metricsPort ?? 0, metricsHost, resolve);
  });
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
