import { hasComeOfAge, MAJOR_STATUS, MINOR } from '@prosperx/core/session';
import { addDays, businessDateAt } from '@prosperx/core/time';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { profiles } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { enqueueComingOfAge } from './coming-of-age.js';

/** The days before the 18th birthday on which what is to be done is written: four weeks, in which a KYC and a bank account can be had. */
const TOLD_BEFORE = 28;

/** True of the account of a minor who has turned 18, until it is changed to their own. */
export const IS_GROWN_MINOR = and(eq(profiles.taxStatus, MINOR), isNotNull(profiles.majorStatus));

/**
 * Marks the accounts of minors who have turned 18 by now: from then on their holder looks and does not transact, nor does an advisor or an
 * instalment, until the account is changed to their own. Each night, before the exchange opens.
 * It is written of four weeks before, and on the day.
 */
export async function markGrownMinors({ db, clock, crypto }: Pick<Services, 'db' | 'clock' | 'crypto'>): Promise<void> {
  const now = clock.now();
  const today = businessDateAt(now);
  const isOpenMinor = and(eq(profiles.taxStatus, MINOR), isNull(profiles.majorStatus), isNull(profiles.closedAt));
  const minors = await db
    .select({ id: profiles.id, taxStatus: profiles.taxStatus, dateOfBirth: profiles.dateOfBirth })
    .from(profiles)
    .where(and(isOpenMinor, isNotNull(profiles.dateOfBirth)));
  for (const minor of minors.filter((each) => hasComeOfAge(each, today)))
    await db.transaction(async (tx) => {
      const marked = await tx
        .update(profiles)
        .set({ majorStatus: MAJOR_STATUS })
        .where(and(eq(profiles.id, minor.id), isOpenMinor))
        .returning({ id: profiles.id });
      if (marked.length === 0) return;
      await enqueueComingOfAge(tx, 'turned_18', minor, now);
      await auditBySystem({ db: tx, clock, crypto }, { action: 'profile.came_of_age', objectId: minor.id });
    });
  const soon = minors.filter(
    (minor) => hasComeOfAge(minor, addDays(today, TOLD_BEFORE)) && !hasComeOfAge(minor, today),
  );
  for (const minor of soon) await enqueueComingOfAge(db, 'turns_18', minor, now);
}
