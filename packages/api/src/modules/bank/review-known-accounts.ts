import { needsCheque } from '@prosperx/core/bank';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import { and, asc, eq, exists, gt, gte, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { auditEntries, bankAccounts, files, profiles } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { accountCheck, accountOf, chequeOfOnboarding } from '#records/bank/repository.js';
import { reviewFirstAccount } from '#records/bank/reviews.js';
import { lockedProfile, readProfile } from '#records/profile/repository.js';
import { enqueueForExchange } from './notify-exchange.js';

const BATCH = 500;

/**
 * Returns accounts in use with which investors registered, in the order of their ids, of which the bank did not answer or, as far as a cheque
 * shows, named somebody else: onboarding asked for one then. A name that the registry changed since makes none of another account.
 */
function unreviewed(db: Db, after: string) {
  const approved = and(eq(auditEntries.objectId, bankAccounts.id), eq(auditEntries.action, 'bank_account.approved'));
  const sent = and(
    eq(auditEntries.subject, profiles.id),
    eq(auditEntries.action, 'registration.sent'),
    gte(auditEntries.at, bankAccounts.createdAt),
  );
  const hasCheque = exists(db.select({ id: files.id }).from(files).where(chequeOfOnboarding(profiles.id)));
  return db
    .select({ bank: bankAccounts, profile: profiles })
    .from(bankAccounts)
    .innerJoin(profiles, eq(profiles.id, bankAccounts.profileId))
    .where(
      and(
        gt(bankAccounts.id, after),
        eq(profiles.registeredWithBse, REGISTRATION_STATE.registered),
        isNull(profiles.closedAt),
        eq(bankAccounts.state, 'active'),
        or(isNotNull(bankAccounts.bypassedAt), and(isNotNull(bankAccounts.holderName), hasCheque)),
        exists(db.select({ seq: auditEntries.seq }).from(auditEntries).where(sent)),
        notExists(db.select({ seq: auditEntries.seq }).from(auditEntries).where(approved)),
      ),
    )
    .orderBy(asc(bankAccounts.id))
    .limit(BATCH);
}

type Found = Awaited<ReturnType<typeof unreviewed>>[number];

/** Begins the reviews of accounts with which investors registered before such accounts were reviewed. It can be stopped and begun again. */
export async function reviewKnownAccounts(services: Services): Promise<void> {
  const isDue = ({ profile, bank }: Found) => needsCheque(accountCheck(services, profile, bank));
  for (let last: string | undefined = ''; last !== undefined;) {
    const found: Found[] = await unreviewed(services.db, last);
    for (const { bank } of found.filter(isDue)) await review(services, bank);
    last = found.at(-1)?.bank.id;
  }
}

/** Begins the review of an account, unless its owner has changed it meanwhile. */
function review(services: Services, { id, profileId }: Found['bank']): Promise<void> {
  return services.db.transaction(async (tx) => {
    await lockedProfile(tx, profileId);
    const rows = await readProfile(tx, profileId);
    const bank = await accountOf(tx, id);
    if (bank?.state !== 'active') return;
    if (await reviewFirstAccount(tx, services, { ...rows, bank })) await enqueueForExchange(tx, services, profileId);
  });
}
