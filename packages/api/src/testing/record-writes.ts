import { getTableName, type Table } from 'drizzle-orm';
import type { Db } from '#db/db.js';

const WRITES: readonly (string | symbol)[] = ['insert', 'update', 'delete'];

/** A database as before, and what each of its transactions wrote: names of tables in order, savepoints included. */
export function recordWrites(db: Db): { readonly db: Db; readonly transactions: readonly (readonly string[])[] } {
  const transactions: string[][] = [];
  const recorded = (of: Db, writes: string[] | null): Db =>
    new Proxy(of, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target) as unknown;
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (name === 'transaction') {
            const inner = writes ?? [];
            if (writes === null) transactions.push(inner);
            const [work, ...options] = given as Parameters<Db['transaction']>;
            return target.transaction((tx) => work(recorded(tx, inner) as typeof tx), ...options);
          }
          if (WRITES.includes(name)) writes?.push(getTableName(given[0] as Table));
          return Reflect.apply(value, target, given) as unknown;
        };
      },
    });
  return { db: recorded(db, null), transactions };
}
