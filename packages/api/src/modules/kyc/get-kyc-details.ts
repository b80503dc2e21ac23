import { isProfileLocked, isRegisteredWithBse, REGISTRATION_STATE } from '@prosperx/core/profile';
import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import {
  checkPan,
  cleanKycName,
  type getKycDetails as call,
  KYC_STATUSES,
  isRegisteredName,
  kycPanelOf,
  type KycStatus,
  mayOnboard,
  tidyPan,
} from '@prosperx/core/kyc';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, type Subject, subjectOf, withDb } from '#context.js';
import { type Lookup, profiles, users } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import { notifyOwner } from '#modules/profile/owner-notice.js';
import { missingOnly, soundParts, withoutPrefilled } from '#modules/profile/prefill.js';
import { queueRegistration } from '#modules/profile/register-client.js';
import { checkUnlocked, lockedProfile, type ProfileRow } from '#modules/profile/repository.js';
import type { KycAnswer } from '#providers/kyc/port.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';

/** The registry's answer, and the sealed mobile of another account that has the PAN. */
interface KeptKyc {
  readonly answer: KycAnswer;
  readonly duplicateOf: typeof users.$inferSelect | null;
  /** The account's name until now, where that of the PAN took its place. */
  readonly formerName: string | null;
}

/** A person who has only typed a PAN does not block its owner: their KYC has to allow an account, or to have led to one. */
const isHeld = or(
  inArray(profiles.kycStatus, KYC_STATUSES.filter(mayOnboard)),
  ne(profiles.registeredWithBse, REGISTRATION_STATE.notStarted),
);

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

/** Says whether a status says that a PAN is another person's. */
const isOfAnother = (status: KycStatus) => kycPanelOf(status, false) === 'other_number';

/** Returns the name that goes with a PAN; '' where the registry holds none, and where it is another person's, which stays private. */
const nameIn = ({ status, name }: KycAnswer) => (isOfAnother(status) ? '' : cleanKycName(name));

/** Says whether the account has another name than the registry holds: whenever that becomes known it is the account's. */
function isRenamedBy(profile: ProfileRow, answer: KycAnswer): boolean {
  const kycName = nameIn(answer);
  return kycName !== '' && !isRegisteredName(profile.name, kycName);
}

/** The columns of the profile that follow from an answer. A new PAN, and the name that comes with it, are facts that an OTP confirms. */
function columnsOf(ctx: Context, pan: string, profile: ProfileRow, answer: KycAnswer) {
  const panHash = ctx.crypto.lookup('pan', pan);
  const isKnown = profile.panHash === panHash;
  const kycName = nameIn(answer);
  const isRenamed = isRenamedBy(profile, answer) || (!isKnown && kycName !== '');
  return {
    ...{ kycStatus: answer.status, kycRawStatus: answer.rawStatus, kycCheckedAt: ctx.clock.now() },
    // a registry that names nobody this time takes no name back
    ...((kycName !== '' || !isKnown) && { kycName }),
    ...(isRenamed && { name: kycName }),
    ...(!isKnown && { pan: ctx.crypto.seal(profiles.pan, profile.id, pan), panHash }),
    ...((isRenamed || !isKnown) && { revision: sql`${profiles.revision} + 1` }),
  };
}

type Sound = Awaited<ReturnType<typeof soundParts>>;

/** Returns what the KYC record adds to a profile that is not sent yet; of another PAN's record nothing stays. */
function filledBy(profile: ProfileRow, isKnown: boolean, sound: Sound) {
  if (isProfileLocked(profile)) return {};
  const emptied = isKnown ? {} : withoutPrefilled(profile);
  const filled = missingOnly({ ...profile, ...emptied }, sound);
  const isChanged = Object.keys(filled).length > 0;
  return { ...emptied, ...filled, ...(isChanged && { revision: sql`${profiles.revision} + 1` }) };
}

/** Tells of a new name: the exchange, where it knows the investor by another, and the owner, but for the name that their first PAN brings. */
async function announceName(tx: Context['db'], ctx: Context, profile: ProfileRow): Promise<void> {
  if (isRegisteredWithBse(profile)) await queueRegistration(tx, ctx, profile.id);
  if (profile.pan !== null) await notifyOwner(tx, ctx, { change: 'name', userId: profile.userId });
}

/**
 * Keeps what the registry said of a PAN with the profile. A PAN that belongs to somebody else is not kept and changes nothing.
 * Throws `profile_locked` when the profile has another and may no longer change it.
 */
async function keepKyc(ctx: Context, subject: Subject, pan: string, registryAnswer: KycAnswer): Promise<KeptKyc> {
  const { record } = registryAnswer;
  const sound = record ? await soundParts(ctx, subject.profileId, record) : {};
  const panHash = ctx.crypto.lookup('pan', pan);
  return ctx.db.transaction(async (tx) => {
    const duplicateOf = await ownerOf(tx, subject, panHash);
    const answer: KycAnswer = duplicateOf ? { ...registryAnswer, status: 'KYC_DUPLICATE_PAN_STATUS' } : registryAnswer;
    const profile = await lockedProfile(tx, subject.profileId);
    const isKnown = profile.panHash === panHash;
    if (!isKnown) checkUnlocked(profile);
    let isRenamed = false;
    if (isKnown || !isOfAnother(answer.status)) {
      await tx
        .update(profiles)
        .set({
          ...columnsOf(ctx, pan, profile, answer),
          ...filledBy(profile, isKnown, mayOnboard(answer.status) ? sound : {}),
        })
        .where(eq(profiles.id, profile.id));
      isRenamed = isRenamedBy(profile, answer);
      if (isRenamed) await announceName(tx, ctx, profile);
    }
    await audit(withDb(ctx, tx), { action: 'kyc.checked', details: { status: answer.status, isRenamed } });
    return { answer, duplicateOf, formerName: isRenamed ? profile.name : null };
  });
}

/** The limit of look-ups: each is paid for, and shows whether a PAN is known here. */
const LOOK_UPS: Bucket = { holds: 20, oneEvery: 10 * 60_000 };

async function nameFor(ctx: Context, { profileId }: Subject, pan: string): Promise<string> {
  const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.id, profileId));
  if (!profile) throw new PxError('signed_out');
  if (profile.panHash !== ctx.crypto.lookup('pan', pan)) checkUnlocked(profile);
  return profile.name;
}

/** Asks the registry, and keeps what it says. */
export const getKycDetails: Verb<typeof call> = async ({ ctx, input }) => {
  const subject = subjectOf(ctx);
  const pan = tidyPan(input.pan);
  const wrong = checkPan(pan);
  if (wrong) throw new PxError('invalid_input', { fields: { pan: wrong } });
  const name = await nameFor(ctx, subject, pan);
  await consumeBucket(ctx, throttleKey(ctx, 'kyc', subject.profileId), LOOK_UPS);
  const registryAnswer = await ctx.providers.kyc.lookUp(pan, name).catch((cause: unknown) => {
    throw new PxError('unavailable', { cause });
  });
  const { answer, duplicateOf, formerName } = await keepKyc(ctx, subject, pan, registryAnswer);
  return {
    status: answer.status,
    rawStatus: answer.rawStatus,
    kycName: nameIn(answer),
    formerName,
    error: answer.error,
    duplicateMobNo: duplicateOf && maskMobile(ctx.crypto.open(users.mobile, duplicateOf)),
  };
};
