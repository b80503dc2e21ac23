import { hasComeOfAge, MAJOR_STATUS, MINOR } from '@prosperx/core/session';
import { businessDateAt } from '@prosperx/core/time';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { profiles } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

/**
 * Marks the accounts of minors who have turned 18 by now: from then on their holder looks and does not transact, nor does an advisor or an
 * instalment, until the account is changed to their own. Each night, before the exchange opens.
 */
export async function markGrownMinors({ db, clock, crypto }: Pick<Services, 'db' | 'clock' | 'crypto'>): Promise<void> {
  const today = businessDateAt(clock.now());
  const isOpenMinor = and(eq(profiles.taxStatus, MINOR), isNull(profiles.majorStatus), isNull(profiles.closedAt));
  const minors = await db
    .select({ id: profiles.id, taxStatus: profiles.taxStatus, dateOfBirth: profiles.dateOfBirth })
    .from(profiles)
    .where(and(isOpenMinor, isNotNull(profiles.dateOfBirth)));
  for (const { id } of minors.filter((minor) => hasComeOfAge(minor, today)))
    await db.transaction(async (tx) => {
      const marked = await tx
        .update(profiles)
        .set({ majorStatus: MAJOR_STATUS })
        .where(and(eq(profiles.id, id), isOpenMinor))
        .returning({ id: profiles.id });
      if (marked.length > 0)
        await auditBySystem({ db: tx, clock, crypto }, { action: 'profile.came_of_age', objectId: id });
    });
}
