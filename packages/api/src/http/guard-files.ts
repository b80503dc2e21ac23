import { PxError } from '@prosperx/core/errors';
import type { Hono } from 'hono';
import { failureResponse } from './guard.js';
import type { HttpServices } from './mount.js';
import { clientAddress } from './request-origin.js';

/** Stands before pages and files: an address that asks for too many waits, and so does what comes when too much is in hand. */
export function guardFiles(hono: Hono, services: HttpServices): void {
  const { config, socketAddress, traffic } = services;
  hono.use('*', async (c, next) => {
    try {
      const address = clientAddress(socketAddress(c), c.req.header('x-forwarded-for') ?? null, config);
      await traffic.count('files', { address, name: null });
      const leave = await traffic.enter('files');
      await next().finally(leave);
      return;
    } catch (error) {
      if (error instanceof PxError) return failureResponse(error, services);
      throw error;
    }
  });
}
