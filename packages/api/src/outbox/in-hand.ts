import type { Db } from '#db/db.js';

/** What this server is doing at present, by name and database. */
function works<Result>() {
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

const messages = works<boolean>();
const deliveries = works<unknown>();

/**
 * Does not begin with a message that this server is delivering already, but waits for that to end: its lease may run out
 * meanwhile, as when the sandbox's clock is put forward.
 */
export function oneAtATime(db: Db, { seq }: { readonly seq: number }, work: () => Promise<boolean>): Promise<boolean> {
  const begun = messages.get(db, String(seq));
  return begun ? begun.then(() => false) : messages.add(db, String(seq), work());
}

/** Lets others wait for a delivery from before it claims its messages. */
export async function announced<Result>(db: Db, refs: readonly string[], delivery: Promise<Result>): Promise<Result> {
  await Promise.all(refs.map((ref) => deliveries.add(db, ref, delivery)));
  return delivery;
}

/** Resolves when this server no longer is about to deliver what it announced under a reference. */
export async function afterDelivery(db: Db, ref: string): Promise<void> {
  await deliveries.get(db, ref)?.catch(() => {});
}
