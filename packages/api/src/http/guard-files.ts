import { PxError } from '@prosperx/core/errors';
import { API_PREFIX } from '@prosperx/core/http';
import type { Context, Hono } from 'hono';
import type { PageTraffic } from '#throttle/traffic.js';
import { failureResponse } from './guard.js';
import { type HttpServices, seenAddress } from './mount.js';
import { takePlace } from './place.js';
import { BODY_LIMIT, readCapped } from './read-request.js';

const isBelow = ({ req }: Context, folder: string) => req.path.startsWith(`${API_PREFIX}/${folder}/`);

/** What asks a provider, or is sent by one, may take long: it holds up nothing but its own kind. */
function kindOf(c: Context): PageTraffic {
  if (isBelow(c, 'webhooks')) return 'webhooks';
  return isBelow(c, 'payment') || isBelow(c, 'files') ? 'providers' : 'files';
}

/** Reads the body of a form or a message to its end, at most as many bytes as a call may send; at no other address anybody reads one. */
async function takeBody(c: Context): Promise<void> {
  if (c.req.method !== 'POST' || !(isBelow(c, 'webhooks') || isBelow(c, 'sandbox'))) return;
  c.req.raw = new Request(c.req.raw, { body: await readCapped(c.req.raw, BODY_LIMIT) });
}

/**
 * Stands before pages and files: an address that asks for too many waits, and so does what comes when too much of its kind is in hand. None
 * has a place before its body is there, or whoever sends one slowly would keep others waiting; and what turns out to be no file of ours moves to
 * a place of another kind (`placeOf`).
 */
export function guardFiles(hono: Hono, services: HttpServices): void {
  const { traffic } = services;
  hono.use('*', async (c, next) => {
    try {
      const address = seenAddress(c, services);
      await traffic.count('files', { address, name: null });
      await takeBody(c);
      const { leave } = await takePlace(c, traffic, kindOf(c), address);
      await next().finally(leave);
      return;
    } catch (error) {
      if (error instanceof PxError) return failureResponse(error, services);
      throw error;
    }
  });
}
