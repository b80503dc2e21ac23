import type { ServerResponse } from 'node:http';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError, systemCodeOf } from '#db/start-error.js';
import { countedAddress } from '#http/request-origin.js';

/** The limits of connections; times are in milliseconds. */
export interface ConnectionLimits {
  readonly connections: number;
  /** The connections of one address; null where they all come from a proxy. */
  readonly ofOneAddress: number | null;
  /** Time in which the head of a request has to be there. */
  readonly head: number;
  /** Time in which all of it has to be there, its body too. */
  readonly body: number;
  /** How often these times are looked at. */
  readonly checkedEvery: number;
}

/** An address may be that of a mobile network: its people have some six connections each, for as long as a page loads. */
export const connectionLimits = (trustedProxies: number): ConnectionLimits => ({
  connections: 4_000,
  ofOneAddress: trustedProxies > 0 ? null : 1_000,
  head: 10_000,
  body: 20_000,
  checkedEvery: 1_000,
});

/** It is longer than a proxy or a browser keeps an idle connection: else a request meets one that is just being closed. */
const KEEP_ALIVE = 75_000;

export interface Listening {
  readonly port: number;
  /** Lets every connection end with its next answer, so that a proxy goes elsewhere with what comes after. */
  endConnections(): void;
  /** Takes no more requests and resolves when those under way are answered, or after the time given (milliseconds). */
  close(timeout: number): Promise<void>;
}

const WHY: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `Port ${port} is in use. Stop the program that uses it, or set PORT to another.`,
  EACCES: (_, port) => `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
};

function open(server: NetServer, host: string, port: number): Promise<void> {
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

/** Closes what one address opens beyond its share. */
function limitAddresses(server: NetServer, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? 'unknown');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}

/** A request that names its host twice, or not at all, may be one thing to a proxy and another to us. */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  return hosts.length === 1 && hosts[0] !== '';
}

export interface ListenOptions {
  readonly hono: Hono;
  readonly host: string;
  readonly port: number;
  readonly limits: ConnectionLimits;
}

/** Opens the port. Throws StartError with one line. */
export async function listen({ hono, host, port, limits }: ListenOptions): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, env) =>
      hasOneHost((env as HttpBindings).incoming.rawHeaders)
        ? hono.fetch(request, env)
        : new Response(null, { status: 400, headers: { Connection: 'close' } }),
    serverOptions: {
      keepAliveTimeout: KEEP_ALIVE,
      headersTimeout: limits.head,
      requestTimeout: limits.body,
      connectionsCheckingInterval: limits.checkedEvery,
    },
  });
  server.maxConnections = limits.connections;
  const closeIdle = () => {
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  // A visitor who was turned away finds room at the next try.
  server.on('drop', closeIdle);
  if (limits.ofOneAddress !== null) limitAddresses(server, limits.ofOneAddress);
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive &&= !isEnding;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  await open(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    endConnections: () => {
      isEnding = true;
      for (const response of underWay) response.shouldKeepAlive = false;
    },
    close: (timeout) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), timeout);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        closeIdle();
      }),
  };
}
