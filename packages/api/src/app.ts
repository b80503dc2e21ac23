import { Hono } from 'hono';
import { API_PREFIX } from '@prosperx/core/http';
import { PxError } from '@prosperx/core/errors';
import { failureOf } from '#http/failure.js';
import { type HttpServices, mountRoute } from '#http/mount.js';
import { apiHeaders } from '#http/security-headers.js';
import type { Route } from '#http/serve.js';
import { newId } from '#crypto/new-id.js';
import { routes as allRoutes } from '#routes.js';
import type { Services } from '#services.js';

export interface AppOptions extends Services {
  readonly routes?: readonly Route[];
  readonly socketAddress?: HttpServices['socketAddress'];
}

export interface App {
  readonly hono: Hono;
  /** Resolves when nothing goes on any more behind answers that were given. */
  idle(): Promise<void>;
}

function trackWork() {
  const works = new Set<Promise<unknown>>();
  return {
    track: (work: Promise<unknown>) => {
      works.add(work);
      void work.finally(() => works.delete(work));
    },
    idle: async () => {
      while (works.size > 0) await Promise.all(works);
    },
  };
}

/** The application: every route, over an open database. It listens nowhere by itself. */
export function createApp({ routes = allRoutes, socketAddress = () => 'local', ...options }: AppOptions): App {
  const { track, idle } = trackWork();
  const services: HttpServices = { ...options, socketAddress, track };
  const hono = new Hono();
  for (const route of routes) {
    if (!route.options.sandboxOnly || options.config.sandbox) mountRoute(hono, route, services);
  }
  hono.all(`${API_PREFIX}/*`, () => {
    const { status, body } = failureOf(new PxError('not_found'), newId('req'));
    return Response.json(body, { status, headers: apiHeaders(options.config, false) });
  });
  return { hono, idle };
}
