import { checkMobile, tidyMobile } from '@prosperx/core/session';
import { eq, sql } from 'drizzle-orm';
import { audit, byCommand } from '#audit/audit.js';
import { type Db, isOneOf } from '#db/db.js';
import { leadObjections, leads, type Lookup } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import type { Services } from '#kernel/services.js';
import { leadCommandText as text } from './lead-command.text.js';

/** Names the lock that leads are added under, by many at once, and are forgotten under alone: none that is on its way comes after. */
const LOCK = sql`hashtext('lead_objections')`;

/** Returns those of mobiles, by their lookups, whose owners do not want to be anybody's lead, in the transaction that keeps the others. */
export async function objectedAmong(tx: Db, hashes: readonly Lookup[]): Promise<ReadonlySet<Lookup>> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
  const found = await tx.select().from(leadObjections).where(isOneOf(leadObjections.mobileHash, hashes));
  return new Set(found.map(({ mobileHash }) => mobileHash));
}

type Deps = Pick<Services, 'db' | 'crypto' | 'clock'>;

/** Deletes the leads of a mobile, whichever advisors have them, and lets nobody add it again. Returns how many there were. */
async function forget(deps: Deps, mobileHash: Lookup): Promise<number> {
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.insert(leadObjections).values({ mobileHash, createdAt: deps.clock.now() }).onConflictDoNothing();
    const gone = await tx.delete(leads).where(eq(leads.mobileHash, mobileHash)).returning({ id: leads.id });
    await audit(byCommand({ ...deps, db: tx }), { action: 'leads.forgotten', details: { count: gone.length } });
    return gone.length;
  });
}

/** Lets a mobile be added as a lead again: its owner has changed their mind. */
async function allow(deps: Deps, mobileHash: Lookup): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.delete(leadObjections).where(eq(leadObjections.mobileHash, mobileHash));
    await audit(byCommand({ ...deps, db: tx }), { action: 'leads.allowed' });
  });
}

/** `npm run leads -- forget MOBILE` and `-- allow MOBILE`. Throws `StartError` for anything else. */
export async function leadCommand(
  deps: Deps,
  [act, typed = '', ...rest]: readonly string[],
): Promise<readonly string[]> {
  const mobile = tidyMobile(typed);
  if (rest.length > 0 || (act !== 'forget' && act !== 'allow') || checkMobile(mobile) !== null)
    throw new StartError(text.usage);
  const mobileHash = deps.crypto.lookup('mobile', mobile);
  if (act === 'forget') return [text.forgotten(await forget(deps, mobileHash))];
  await allow(deps, mobileHash);
  return [text.allowed];
}
