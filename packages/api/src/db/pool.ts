import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { MINUTE } from '@prosperx/core/time';
import pg from 'pg';
import { type WatchStatement, watchedQuery } from '#observe/statements.js';
import { StartError } from './start-error.js';

/** The connections of one server to PostgreSQL; times are in milliseconds. */
export interface PoolLimits {
  /** Connections at once. */
  readonly size: number;
  /** Waiting for a connection. */
  readonly connect: number;
  /** A statement of a call, for whose answer somebody waits: with the connection's, no call hangs for longer than five seconds. */
  readonly call: number;
  /** A statement of anything else: jobs, imports. */
  readonly job: number;
  /** Waiting for a row that somebody else holds. */
  readonly lock: number;
  /** A transaction in which nothing is asked. */
  readonly idle: number;
}

export const POOL_LIMITS: PoolLimits = {
  size: 20,
  connect: 2_000,
  call: 3_000,
  job: 300_000,
  lock: 10_000,
  idle: MINUTE,
};

/** Whose statements are being asked; nobody's are those of jobs. */
const asker = new AsyncLocalStorage<'call' | 'migration'>();

/** Does something whose statements have the time of a call. */
export const withinCall = <Value>(work: () => Value): Value => asker.run('call', work);

/** Does something that a call begins and nobody waits for: its statements have the time of jobs. */
export const outsideCall = <Value>(work: () => Value): Value => asker.exit(work);

/** Does something on a connection whose statements may take what they take: an index that is built waits for every statement. */
export const withoutLimits = <Value>(connection: pg.PoolClient, work: () => Promise<Value>): Promise<Value> =>
  asker.run('migration', async () => {
    await connection.query('set statement_timeout = 0; set lock_timeout = 0');
    try {
      return await work();
    } finally {
      await connection.query('reset statement_timeout; reset lock_timeout');
    }
  });

/** Hears of what goes wrong with connections, by a code of the driver or the system. */
export type HearOfConnection = (problem: { readonly code: string }) => void;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'none';

type Ask = (...args: unknown[]) => unknown;

/**
 * Ends the connection of a statement that takes too long. A database that hangs neither answers nor cancels, and a connection that waits
 * for it must not go back to the pool: with its end the statement fails, and the pool makes another. The time is waited for in two halves:
 * timers come before sockets, and a server that was busy itself for all of it would not have looked whether there is an answer.
 */
function boundStatements(connection: pg.PoolClient, limits: PoolLimits, hear: HearOfConnection): void {
  const ask = connection.query.bind(connection) as unknown as Ask;
  const { stream } = (connection as unknown as { connection: { stream: { destroy(): void } } }).connection;
  const bounded: Ask = (...args) => {
    const whose = asker.getStore();
    if (whose === 'migration') return ask(...args);
    const giveUp = () => {
      hear({ code: 'statement_timeout' });
      stream.destroy();
    };
    const half = (whose === 'call' ? limits.call : limits.job) / 2;
    let timer = setTimeout(() => (timer = setTimeout(giveUp, half)), half);
    const last = args.at(-1);
    if (typeof last !== 'function') {
      const answer = ask(...args);
      return answer instanceof Promise ? answer.finally(() => clearTimeout(timer)) : answer;
    }
    return ask(...args.slice(0, -1), (...answer: unknown[]) => {
      clearTimeout(timer);
      (last as Ask)(...answer);
    });
  };
  connection.query = bounded as typeof connection.query;
}

/** Leaves the names of statements away, so that each is parsed as it comes: a pooler that hands connections on after each transaction may know no names. */
function forgetNames(connection: pg.PoolClient): void {
  const ask = connection.query.bind(connection) as unknown as Ask;
  const nameless: Ask = (config, ...rest) =>
    ask(
      typeof config === 'object' && config !== null && 'name' in config ? { ...config, name: undefined } : config,
      ...rest,
    );
  connection.query = nameless as typeof connection.query;
}

/** Texts of a connection that have a name: several times what calls and jobs ask. A plan takes tens of kilobytes of the server. */
const NAMED = 256;
/** Letters of the longest text that is remembered: longer ones are lists, of which each has a text of its own. */
const LONGEST_NAMED = 4_096;
/** Seconds after which a connection is made anew, once it is idle: it may have named what is asked no more. */
const LIFETIME = 3_600;

/**
 * Gives a name to each text that a connection is asked a second time, so that PostgreSQL reads and plans it once: both take it longer than most
 * answers do. What is asked once, such as a list of another length each time, takes none of the names.
 */
function nameStatements(connection: pg.PoolClient): void {
  const ask = connection.query.bind(connection) as unknown as Ask;
  const names = new Map<string, string | undefined>();
  let named = 0;
  const nameOf = (text: string) => {
    if (text.length > LONGEST_NAMED) return undefined;
    const known = names.get(text);
    if (known !== undefined || named === NAMED) return known;
    const isAskedAgain = names.has(text);
    if (!isAskedAgain && names.size > 4 * NAMED) return undefined;
    const name = isAskedAgain ? `px_${(named += 1)}` : undefined;
    names.set(text, name);
    return name;
  };
  const remembered: Ask = (config, ...rest) => {
    const isOurs =
      typeof config === 'object' && config !== null && 'text' in config && !('name' in config && config.name);
    if (!isOurs || !/^\s*(select|insert|update|delete|with)\b/i.test(String(config.text))) return ask(config, ...rest);
    return ask({ ...config, name: nameOf(String(config.text)) }, ...rest);
  };
  connection.query = remembered as typeof connection.query;
}

/** Frees the place of a connection that ended. Drizzle keeps one for ever whose `begin` failed, and without places every later call would wait in vain. */
function giveBack(connection: pg.PoolClient): void {
  const release = connection.release.bind(connection);
  connection.release = () => {};
  try {
    release(true);
  } catch {
    // it was given back before
  }
}

/** PostgreSQL gives up by itself what nobody waits for any more, and frees the rows that it held. */
const serverLimits = ({ job, lock, idle }: PoolLimits) => ({
  statement_timeout: job,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idle,
});

export interface PoolOptions {
  readonly limits?: Partial<PoolLimits> | undefined;
  readonly watch?: WatchStatement | null | undefined;
  readonly hear?: HearOfConnection | undefined;
  /** False: a pooler stands between that does not keep prepared statements. */
  readonly prepares?: boolean | undefined;
}

/** Connections to a PostgreSQL, made when they are needed. Throws StartError for what is no address of one. */
export function openPool(databaseUrl: string, options: PoolOptions = {}): pg.Pool {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartError(
      'DATABASE_URL is not the address of a PostgreSQL database (postgres://user:password@host:5432/name).',
    );
  }
  const limits = { ...POOL_LIMITS, ...options.limits };
  const { watch, hear = () => {}, prepares = true } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: limits.size,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    maxLifetimeSeconds: LIFETIME,
    ...serverLimits(limits),
  });
  // who waits for a connection goes on as who they were, not as the one who gave it back
  const connect = pool.connect.bind(pool) as Ask;
  pool.connect = ((then?: (...answer: unknown[]) => void) => {
    if (!then) return connect();
    const waiting = new AsyncResource('PoolConnection');
    return connect((...answer: unknown[]) => waiting.runInAsyncScope(then, null, ...answer));
  }) as typeof pool.connect;
  // The pool replaces a connection that breaks while idle; without a listener it would end the process.
  pool.on('error', (error) => hear({ code: codeOf(error) }));
  pool.on('connect', (connection) => {
    // One that breaks within a transaction fails its query, which is enough.
    connection.on('error', () => {});
    connection.on('end', () => giveBack(connection));
    (prepares ? nameStatements : forgetNames)(connection);
    boundStatements(connection, limits, hear);
    if (watch) connection.query = watchedQuery(connection.query.bind(connection), watch);
  });
  return pool;
}
