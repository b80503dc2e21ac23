import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError, systemCodeOf } from '#db/start-error.js';

const KEEP_ALIVE = 75_000;

export interface Listening {
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

export async function listen(hono: Hono, host: string, port: number): Promise<Listening> {
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
