import type { Hono } from 'hono';

/** What keeps a server from answering for people, by the name of the part, in a sentence without values; empty when nothing does. */
export type Readiness = () => Promise<Readonly<Record<string, string>>>;

const nothing: Readiness = () => Promise.resolve({});

const HEADERS = { 'Cache-Control': 'no-store' };

/**
 * Mounts `/healthz`, which says that the process answers at all, and `/readyz`, which says whether people may be sent here: with 503 it
 * names the parts that are not ready. What fails beside them, and of which all servers would say the same, is named with 200. They stand before the guards, since a proxy asks by the machine's address.
 */
export function mountHealth(hono: Hono, readiness: Readiness, impairment: Readiness = nothing): void {
  // however many ask, it is looked at once at a time
  let underWay: Promise<Awaited<ReturnType<Readiness>>[]> | null = null;
  const shared = () => {
    underWay ??= Promise.all([readiness(), impairment()]).finally(() => {
      underWay = null;
    });
    return underWay;
  };
  hono.get('/healthz', () => Response.json({ alive: true }, { headers: HEADERS }));
  hono.get('/readyz', async () => {
    const [waiting = {}, impaired = {}] = await shared();
    const isReady = Object.keys(waiting).length === 0;
    return Response.json({ ready: isReady, waiting, impaired }, { status: isReady ? 200 : 503, headers: HEADERS });
  });
}
