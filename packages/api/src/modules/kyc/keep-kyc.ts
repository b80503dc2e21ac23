import { cleanKycName, KYC_STATUSES, kycPanelOf, type KycStatus, mayOnboard } from '@prosperx/core/kyc';
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, type Subject, withDb } from '#context.js';
import { type Lookup, profiles, users } from '#db/schema/index.js';
import { checkUnlocked } from '#modules/profile/check-unlocked.js';
import type { KycAnswer } from './port.js';

/** What the registry said, and the sealed mobile of another account that has the PAN. */
export interface KeptKyc {
  readonly answer: KycAnswer;
  readonly duplicateOf: typeof users.$inferSelect | null;
}

/** Who has only typed a PAN does not hold it against its owner: his KYC has to allow an account, or to have led to one. */
const isHeld = or(inArray(profiles.kycStatus, KYC_STATUSES.filter(mayOnboard)), gt(profiles.registeredWithBse, 0));

/** One look-up of a PAN is kept after another: two accounts that enter one at the same time would both find it free. */
async function ownerOf(tx: Context['db'], subject: Subject, panHash: Lookup) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${panHash}))`);
  const [other] = await tx
    .select({ user: users })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.panHash, panHash), ne(profiles.userId, subject.userId), isHeld))
    .limit(1);
  return other?.user ?? null;
}

/** The columns of the profile that follow from an answer. A new PAN, and the name that stands with it, are facts that an OTP confirms. */
function columnsOf(ctx: Context, pan: string, isKnown: boolean, { status, rawStatus, name }: KycAnswer) {
  const kycName = cleanKycName(name);
  const told = { kycStatus: status, kycRawStatus: rawStatus, kycName, kycCheckedAt: ctx.clock.now() };
  if (isKnown) return told;
  const identity = { pan: ctx.crypto.seal(pan), panHash: ctx.crypto.lookup('pan', pan) };
  return { ...told, ...identity, ...(kycName && { name: kycName }), revision: sql`${profiles.revision} + 1` };
}

/** Whether a status says that a PAN is another person's. */
export const isOfAnother = (status: KycStatus) => kycPanelOf(status, false) === 'other_number';

/**
 * Keeps what the registry said of a PAN with the profile. A PAN that belongs to somebody else is not kept and changes nothing.
 * Throws `profile_locked` when the profile has another and may no longer change it.
 */
export async function keepKyc(ctx: Context, subject: Subject, pan: string, said: KycAnswer): Promise<KeptKyc> {
  const panHash = ctx.crypto.lookup('pan', pan);
  return ctx.db.transaction(async (tx) => {
    const duplicateOf = await ownerOf(tx, subject, panHash);
    const answer: KycAnswer = duplicateOf ? { ...said, status: 'KYC_DUPLICATE_PAN_STATUS' } : said;
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, subject.profileId)).for('update');
    const isKnown = profile?.panHash === panHash;
    if (profile && !isKnown) checkUnlocked(profile);
    if (isKnown || !isOfAnother(answer.status)) {
      await tx
        .update(profiles)
        .set(columnsOf(ctx, pan, isKnown, answer))
        .where(eq(profiles.id, subject.profileId));
    }
    await audit(withDb(ctx, tx), { action: 'kyc.checked', details: { status: answer.status } });
    return { answer, duplicateOf };
  });
}
