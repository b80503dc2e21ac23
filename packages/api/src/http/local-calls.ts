import { Hono } from 'hono';
import { openTraffic } from '#throttle/traffic.js';
import { isPublic } from './headers.js';
import { type HttpServices, mountRoute } from './mount.js';
import type { Route } from './serve.js';

/**
 * Returns a `fetch` that reaches the public calls of this server without a network, for pages that it renders itself. They know nobody, and
 * count for no address: who asks for a page that must be worked out is counted for it, as for one read.
 */
export function localCalls(routes: readonly Route[], services: HttpServices): typeof fetch {
  const hono = new Hono();
  const quiet = { ...services, socketAddress: () => 'local', traffic: openTraffic };
  for (const route of routes) if (isPublic(route.endpoint)) mountRoute(hono, route, quiet);
  return async (address, init) => hono.request(address instanceof URL ? address.href : address, init);
}
