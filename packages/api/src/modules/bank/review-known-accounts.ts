import { needsCheque } from '@prosperx/core/bank';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { and, asc, eq, gt, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { auditEntries, bankAccounts, profiles } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { accountCheck } from '#records/bank/repository.js';
import { reviewFirstAccount } from '#records/bank/reviews.js';
import { lockedProfile, readProfile } from '#records/profile/repository.js';
import { enqueueForExchange } from './notify-exchange.js';

const BATCH = 500;

/** Returns the default accounts in use of registered investors, in the order of their profiles, that no person has approved and no bank has surely named. */
function unreviewed(db: Db, after: string) {
  const approved = and(eq(auditEntries.objectId, bankAccounts.id), eq(auditEntries.action, 'bank_account.approved'));
  return db
    .select({ bank: bankAccounts, profile: profiles })
    .from(bankAccounts)
    .innerJoin(profiles, eq(profiles.id, bankAccounts.profileId))
    .where(
      and(
        gt(profiles.id, after),
        eq(profiles.registeredWithBse, REGISTRATION_STATE.registered),
        isNull(profiles.closedAt),
        eq(bankAccounts.isDefault, true),
        eq(bankAccounts.state, 'active'),
        or(isNotNull(bankAccounts.bypassedAt), isNotNull(bankAccounts.holderName)),
        notExists(db.select({ seq: auditEntries.seq }).from(auditEntries).where(approved)),
      ),
    )
    .orderBy(asc(profiles.id))
    .limit(BATCH);
}

type Found = Awaited<ReturnType<typeof unreviewed>>[number];

/** Begins the reviews of accounts with which investors registered before such accounts were reviewed. It can be stopped and begun again. */
export async function reviewKnownAccounts(services: Services): Promise<void> {
  const isDue = ({ profile, bank }: Found) => needsCheque(accountCheck(services, profile, bank));
  for (let last: string | undefined = ''; last !== undefined;) {
    const found: Found[] = await unreviewed(services.db, last);
    for (const { bank } of found.filter(isDue)) await review(services, bank);
    last = found.at(-1)?.profile.id;
  }
}

/** Begins the review of an account, unless its owner has changed it meanwhile. */
function review(services: Services, { id, profileId }: Found['bank']): Promise<void> {
  return services.db.transaction(async (tx) => {
    await lockedProfile(tx, profileId);
    const rows = await readProfile(tx, profileId);
    if (rows.bank?.id !== id || rows.bank.state !== 'active') return;
    if (await reviewFirstAccount(tx, services, rows)) await enqueueForExchange(tx, services, profileId);
  });
}
