import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came in. */
export interface Heard {
  readonly path: string;
  readonly body: string;
}

/** An answer, or null for a connection that is cut. */
export type Reply = { readonly status?: number; readonly body: string } | null;

export interface PlayedBse {
  readonly url: string;
  readonly heard: Heard[];
  close(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** A server on this machine that answers as the exchange would; for tests. */
export async function playBse(answer: (heard: Heard) => Reply): Promise<PlayedBse> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const one = { path: request.url ?? '', body };
      heard.push(one);
      const reply = answer(one);
      if (!reply) return request.socket.destroy();
      return response.writeHead(reply.status ?? 200).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
