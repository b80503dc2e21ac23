import { and, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Crypto } from '#crypto/crypto.js';
import { type Db, isOneOf } from '#db/db.js';
import { askedTogether } from '#throttle/asked-together.js';

/** A longer token is none of ours. */
export const LONGEST_TOKEN = 200;

interface TokenQuestion {
  readonly db: Db;
  readonly crypto: Crypto;
  readonly token: string;
}

/** Returns what says whether a token is that of a session that was begun and not ended: it may be idle for too long, or over, by now. */
export function begunSessions(
  table: PgTable & { readonly tokenHash: PgColumn; readonly endedAt: PgColumn },
  kind: string,
): (question: TokenQuestion) => Promise<boolean> {
  const begun = askedTogether(async (db, hashes: readonly string[]) => {
    const rows = await db
      .select({ hash: table.tokenHash })
      .from(table)
      .where(and(isOneOf(table.tokenHash, hashes), isNull(table.endedAt)));
    return new Set<unknown>(rows.map(({ hash }) => hash));
  });
  return async ({ db, crypto, token }) => {
    if (token.length > LONGEST_TOKEN) return false;
    const hash = crypto.lookup(kind, token);
    return (await begun(db, hash)).has(hash);
  };
}
