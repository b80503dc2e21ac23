import { openDb, type OpenDbOptions } from '#db/open-db.js';
import { judge, type Verdict } from './judge.js';
import type { Intent } from './shopper.js';

/** Judges a database that no server has open. */
export async function judgeClosed(where: OpenDbOptions, intents: readonly Intent[]): Promise<Verdict> {
  const { db, close } = await openDb(where);
  try {
    return await judge(db, intents);
  } finally {
    await close();
  }
}
