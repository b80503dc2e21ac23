import { eq } from 'drizzle-orm';
import { passkeys, sessions } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns where a person has been signed in, who acted there for them, and their passkeys; nothing by which anybody could sign in. */
export async function loginsOf({ db }: Context, userId: string) {
  const [own, keys] = [
    await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt),
    await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt),
  ];
  return {
    sessions: own.map(({ browser, agentCode, partnerId, createdAt, lastSeenAt, endedAt }): Row => {
      const times = { createdAt: isoOf(createdAt), lastSeenAt: isoOf(lastSeenAt), endedAt: isoOf(endedAt) };
      return { browser, agentCode, partnerId, ...times };
    }),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }): Row => {
      return { name, createdAt: isoOf(createdAt), lastUsedAt: isoOf(lastUsedAt) };
    }),
  };
}
