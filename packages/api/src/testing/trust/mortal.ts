import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle as overPool } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Db } from '#db/db.js';
import * as schema from '#db/schema/index.js';
import type { Providers } from '#providers/providers.js';

const never = () => new Promise<never>(() => {});

/**
 * One life of a server, which tells each place that it comes to, and is killed at one of them. From then on it hears no answer, and its open
 * transactions are rolled back. What it had sent before is still carried out, as it is when a process is killed.
 */
export class Life {
  /** The places that it has come to, in their order: before and after what it asks of the database and of providers. */
  readonly places: string[] = [];
  readonly died: Promise<void>;
  #dead = false;
  #end = () => {};
  readonly #sent = new Set<Promise<unknown>>();

  /** `diesAt` is the number of the place at which it is killed, from 1 on; without one it lives. */
  constructor(readonly diesAt = Number.POSITIVE_INFINITY) {
    this.died = new Promise((resolve) => (this.#end = resolve));
  }

  get isOver(): boolean {
    return this.#dead;
  }

  /** Comes to a place: the life goes on from there, or ends, and whoever is dead waits for ever. */
  async reach(place: string): Promise<void> {
    if (this.#dead) return never();
    this.places.push(place);
    if (this.places.length < this.diesAt) return;
    this.#dead = true;
    this.#end();
    return never();
  }

  /** Sends a question, which is carried out in any case; this life hears the answer only if it still lasts then. */
  async send<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const sent = work();
    const settled = sent.then(
      () => {},
      () => {},
    );
    this.#sent.add(settled);
    void settled.then(() => this.#sent.delete(settled));
    try {
      const answer = await sent;
      return this.#dead ? await never() : answer;
    } catch (error) {
      return this.#dead ? never() : Promise.reject(error as Error);
    }
  }

  /** Resolves once all that it has sent is carried out. */
  async gone(): Promise<void> {
    while (this.#sent.size > 0) await Promise.all(this.#sent);
  }
}

const textOf = (query: unknown): string =>
  String(typeof query === 'object' && query !== null && 'text' in query ? query.text : query);

/** The beginning of a statement, by which people know it. */
const nameOf = (query: unknown): string => {
  const text = textOf(query);
  const [found = text] = /^\s*(?:insert into|update|delete from) "?\w+/i.exec(text) ?? [];
  const [, table] = /^\s*select\b[\s\S]*? from "?(\w+)/i.exec(text) ?? [];
  return table === undefined ? found.slice(0, 60) : `select ${table}`;
};

type Ask = (...query: unknown[]) => Promise<unknown>;

/** The same object with some of its methods in another way. */
const withMethods = <Thing extends object>(thing: Thing, methods: Readonly<Record<string, unknown>>): Thing =>
  new Proxy(thing, {
    get: (_, name) => {
      if (typeof name === 'string' && name in methods) return methods[name];
      const value: unknown = Reflect.get(thing, name, thing);
      return typeof value === 'function' ? (value.bind(thing) as unknown) : value;
    },
  });

/** A statement by itself: it can be carried out without its answer being heard. */
const askedAlone =
  (life: Life, ask: Ask): Ask =>
  async (...query) => {
    await life.reach(nameOf(query[0]));
    const answer = await life.send(() => ask(...query));
    await life.reach(`after ${nameOf(query[0])}`);
    return answer;
  };

class Killed extends Error {}

function mortalPglite(life: Life, client: PGlite): PGlite {
  const inside = (tx: Transaction) =>
    withMethods(tx, {
      query: async (...query: unknown[]) => {
        await life.reach(nameOf(query[0]));
        return life.send(() => (tx.query as Ask)(...query));
      },
    });
  return withMethods(client, {
    query: askedAlone(life, client.query.bind(client) as Ask),
    transaction: async (work: (tx: Transaction) => Promise<unknown>) => {
      await life.reach('begin');
      const killed = life.died.then(() => Promise.reject(new Killed()));
      const answer = await life.send(() =>
        client.transaction((tx) => {
          const worked = work(inside(tx)).then(async (result) => {
            await life.reach('commit');
            return result;
          });
          return Promise.race([worked, killed]);
        }),
      );
      await life.reach('after commit');
      return answer;
    },
  });
}

function mortalPool(life: Life, pool: pg.Pool): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    let isBack = false;
    const giveBack = () => {
      if (!isBack) client.release();
      isBack = true;
    };
    const cut = async () => {
      if (!isBack) await client.query('rollback');
      giveBack();
    };
    void life.died.then(() => life.send(cut));
    const query = async (...asked: unknown[]) => {
      const name = nameOf(asked[0]);
      await life.reach(name);
      const answer = await life.send(() => (client.query.bind(client) as Ask)(...asked));
      if (name === 'commit') await life.reach('after commit');
      return answer;
    };
    return withMethods(client, { query, release: giveBack });
  };
  return withMethods(pool, {
    query: askedAlone(life, pool.query.bind(pool) as Ask),
    connect: () => life.send(connect),
  });
}

/** The same database as one life of a server asks it. */
export function mortalDb(life: Life, db: Db): Db {
  const { $client } = db as Db & { readonly $client: PGlite | pg.Pool };
  const options = { schema, casing: 'snake_case' } as const;
  return ($client instanceof PGlite
    ? drizzle({ client: mortalPglite(life, $client), ...options })
    : overPool(mortalPool(life, $client), options)) as unknown as Db;
}

/** Answered at once, from what was sent with the question. */
const AT_ONCE: readonly (string | symbol)[] = ['readCallback'];

function mortalPort<Port extends object>(life: Life, port: Port, name: string): Port {
  return new Proxy(port, {
    get: (_, method) => {
      const value: unknown = Reflect.get(port, method, port);
      if (typeof value !== 'function' || AT_ONCE.includes(method)) return value;
      return async (...asked: unknown[]) => {
        const place = `${name}.${String(method)}`;
        await life.reach(place);
        const answer = await life.send(() => Promise.resolve((value as Ask).apply(port, asked)));
        await life.reach(`after ${place}`);
        return answer;
      };
    },
  });
}

/** The same providers as one life of a server asks them: they live on. */
export const mortalProviders = (life: Life, providers: Providers): Providers =>
  Object.fromEntries(
    Object.entries(providers).map(([name, port]: [string, object | null]) => [
      name,
      port && mortalPort(life, port, name),
    ]),
  ) as unknown as Providers;
