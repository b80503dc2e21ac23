import type { Db } from '#db/db.js';

/** Keeps the work that this server does at present, by name and database. */
export function worksUnderWay<Result = unknown>() {
  const known = new WeakMap<Db, Map<string, Promise<Result>>>();
  return {
    get: (db: Db, name: string) => known.get(db)?.get(name),
    add: (db: Db, name: string, work: Promise<Result>) => {
      const named = known.get(db) ?? new Map<string, Promise<Result>>();
      known.set(db, named.set(name, work));
      return work.finally(() => {
        if (named.get(name) === work) named.delete(name);
      });
    },
  };
}
