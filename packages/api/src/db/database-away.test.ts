import { createServer, type Server, type Socket } from 'node:net';
import { getCurrentUser } from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '#app.js';
import { openRelay } from '#testing/postgres-relay.js';
import { testKit } from '#testing/test-kit.js';
import { isDatabaseAway } from './database-away.js';
import { readyPostgres } from './open-db.js';
import { type HearOfConnection, outsideCall, type PoolOptions, withinCall } from './pool.js';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** An address at which something listens and does this with whoever connects; gives the address of a database there. */
async function databaseAt(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `postgres://nobody@127.0.0.1:${(server.address() as { port: number }).port}/none`;
}

/** An address at which nothing listens any more. */
async function goneAddress(): Promise<string> {
  const address = await databaseAt(() => {});
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return address;
}

type Heard = Parameters<HearOfConnection>[0];

async function answerOver(databaseUrl: string, limits: PoolOptions['limits'] = {}) {
  const opened = readyPostgres(databaseUrl, { limits });
  const { hono } = createApp(testKit(opened.db).services);
  const answer = await hono.request(`http://localhost:8080/prosperx-api${getCurrentUser.path}`, {
    headers: { 'X-PX-Client': 'test', Cookie: `px_session=${'a'.repeat(43)}`, Origin: 'http://localhost:8080' },
  });
  const { error } = (await answer.json()) as { error: { code: string } };
  await opened.close();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), code: error.code };
}

const away = { status: 503, retryAfter: '5', code: 'unavailable' };

describe('a call while the database is away', () => {
  it('is answered that it may be tried again, when nothing listens there', async () => {
    expect(await answerOver(await goneAddress())).toEqual(away);
  });

  it('is answered the same when the connection breaks in the middle', async () => {
    expect(await answerOver(await databaseAt((socket) => socket.once('data', () => socket.destroy())))).toEqual(away);
  });

  it('is answered the same when whoever listens there never speaks', async () => {
    expect(await answerOver(await databaseAt(() => {}), { connect: 100 })).toEqual(away);
  });
});

const postgresUrl = process.env['TEST_DATABASE_URL'];

describe.skipIf(!postgresUrl)('a database that hangs', () => {
  // a busy machine connects and answers within them
  const limits = { call: 500, connect: 1_500 };

  it('holds no call for longer than its limits, and is asked again once it goes on', async () => {
    const relay = await openRelay(postgresUrl ?? '');
    const heard: Heard[] = [];
    const opened = readyPostgres(relay.url, { limits: { ...limits, size: 2 }, hear: (one) => heard.push(one) });
    const ask = () => withinCall(async () => opened.db.execute(sql`select 1 as one`));
    const inTransaction = () =>
      withinCall(async () => opened.db.transaction(async (tx) => tx.execute(sql`select pg_sleep(0)`)));
    try {
      await Promise.all([ask(), ask()]);
      relay.become('hangs');
      const failed = await Promise.allSettled([ask(), inTransaction(), ask(), ask()]);
      expect(failed.map((one) => one.status === 'rejected' && isDatabaseAway(one.reason))).toEqual(Array(4).fill(true));
      expect(heard).toContainEqual({ code: 'statement_timeout' });
      relay.become('passes');
      const { rows } = await ask();
      expect(rows).toEqual([{ one: 1 }]);
    } finally {
      await opened.close();
      await relay.close();
    }
  });

  it('loses no answer that came while the server itself was busy for longer', async () => {
    const opened = readyPostgres(postgresUrl ?? '', { limits });
    try {
      await opened.db.execute(sql`select 1`);
      const answer = withinCall(async () => opened.db.execute(sql`select 1 as one from pg_sleep(0.05)`));
      // it is on its way
      await new Promise((resolve) => setImmediate(resolve));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * limits.call);
      expect((await answer).rows).toEqual([{ one: 1 }]);
    } finally {
      await opened.close();
    }
  });

  it('holds jobs for as long as theirs say', async () => {
    const opened = readyPostgres(postgresUrl ?? '', { limits: { ...limits, job: 5_000 } });
    try {
      // longer than a call has
      const { rows } = await opened.db.execute(sql`select 1 as one from pg_sleep(1)`);
      expect(rows).toEqual([{ one: 1 }]);
      await expect(withinCall(async () => opened.db.execute(sql`select pg_sleep(1)`))).rejects.toThrow();
      // what a call begins, and nobody waits for
      await withinCall(() => outsideCall(async () => opened.db.execute(sql`select pg_sleep(1)`)));
    } finally {
      await opened.close();
    }
  });

  it('gives the rows up that a transaction holds in which nothing is asked, and no one waits for them for ever', async () => {
    const opened = readyPostgres(postgresUrl ?? '', { limits: { lock: 100, idle: 60_000 } });
    try {
      const { rows } = await opened.db.execute(
        sql`select name, setting from pg_settings where name in ('lock_timeout', 'idle_in_transaction_session_timeout', 'statement_timeout') order by name`,
      );
      expect(rows.map((row) => row['setting'])).toEqual(['60000', '100', '300000']);
    } finally {
      await opened.close();
    }
  });
});

describe('isDatabaseAway', () => {
  const withCode = (code: string, more: object = {}) => Object.assign(new Error('failed'), { code, ...more });

  it.each([
    ['a refused connection', withCode('ECONNREFUSED', { syscall: 'connect' })],
    ['a server that shuts down', withCode('57P01')],
    ['a statement that took too long', withCode('57014')],
    ['no connection left', withCode('53300')],
    ['a lock that did not come', withCode('55P03')],
    ['a pool that waited in vain', new Error('timeout exceeded when trying to connect')],
    ['any of them as the cause of a failed query', new Error('Failed query', { cause: withCode('08006') })],
  ])('is true of %s', (_, error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    ['a row that is there already', withCode('23505')],
    ['a file that is not there', withCode('ENOENT', { syscall: 'open' })],
    ['a fault of ours', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('is false of %s', (_, error) => expect(isDatabaseAway(error)).toBe(false));
});
