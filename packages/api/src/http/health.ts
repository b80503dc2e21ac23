import type { Hono } from 'hono';

/** What keeps a server from answering for people, by the name of the part, in a sentence without values; empty when nothing does. */
export type Readiness = () => Promise<Readonly<Record<string, string>>>;

const HEADERS = { 'Cache-Control': 'no-store' };

/**
 * Mounts `/healthz`, which says that the process answers at all, and `/readyz`, which says whether people may be sent here: with 503 it
 * names the parts that are not ready. They stand before the guards, since a proxy asks by the machine's address.
 */
export function mountHealth(hono: Hono, readiness: Readiness): void {
  // however many ask, it is looked at once at a time
  let underWay: ReturnType<Readiness> | null = null;
  const shared = () => {
    underWay ??= readiness().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  hono.get('/healthz', () => Response.json({ alive: true }, { headers: HEADERS }));
  hono.get('/readyz', async () => {
    const waiting = await shared();
    const isReady = Object.keys(waiting).length === 0;
    return Response.json({ ready: isReady, waiting }, { status: isReady ? 200 : 503, headers: HEADERS });
  });
}
