import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** `passes` everything, `hangs` (nothing passes in either direction, and nothing closes), or is `gone`: every connection breaks, and none is made. */
type Mode = 'passes' | 'hangs' | 'gone';

/** Stands between a server and its PostgreSQL, and can be told to go on bad days. */
export interface PostgresRelay {
  /** The database's address through the relay. */
  readonly url: string;
  become(mode: Mode): void;
  close(): Promise<void>;
}

function connectTo(databaseUrl: string): Socket {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const number = Number(port || 5432);
  return folder ? connect(`${folder}/.s.PGSQL.${number}`) : connect(number, hostname);
}

/** Opens a relay to the PostgreSQL that an address names, by socket or by network. */
export async function openRelay(databaseUrl: string): Promise<PostgresRelay> {
  let mode: Mode = 'passes';
  const sockets = new Set<Socket>();
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => mode === 'hangs' || to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((socket) => {
    if (mode === 'gone') return void socket.destroy();
    const there = connectTo(databaseUrl);
    join(socket, there);
    join(there, socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    become: (next) => {
      // what was held back is lost: who hung is not heard any more
      if (next !== mode && mode !== 'passes') cut();
      mode = next;
      if (mode === 'gone') cut();
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
