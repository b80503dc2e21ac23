import { isGrownMinor } from '@prosperx/core/session';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { profiles, users } from '#db/schema/index.js';

/** Says whether whoever was sent a link about an account may still read and answer it: not once it is closed, nor once its minor has turned 18. */
export async function isOpenToLinks(db: Db, profileId: string): Promise<boolean> {
  const [account] = await db
    .select({ taxStatus: profiles.taxStatus, majorStatus: profiles.majorStatus })
    .from(profiles)
    .innerJoin(users, and(eq(users.id, profiles.userId), isNull(users.disabledAt)))
    .where(and(eq(profiles.id, profileId), isNull(profiles.closedAt)));
  return account !== undefined && !isGrownMinor(account);
}
