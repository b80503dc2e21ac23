import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import {
  cleanKycName,
  isRegisteredName,
  type KycDetails,
  kycPanelOf,
  type KycStatus,
  mayOnboard,
} from '@prosperx/core/kyc';
import { isProfileLocked, isRegisteredWithBse } from '@prosperx/core/registration';
import { MINUTE } from '@prosperx/core/time';
import { eq, sql } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { profiles, users } from '#db/schema/index.js';
import { type Context, type Subject, withDb } from '#kernel/context.js';
import type { KycAnswer } from '#providers/kyc/port.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { missingOnly, soundParts, withoutPrefilled } from '#records/profile/prefill.js';
import { queueRegistration } from '#records/profile/registration-jobs.js';
import { checkUnlocked, isPanProven, lockedProfile, type ProfileRow } from '#records/profile/repository.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';
import { panColumns } from './pan-columns.js';
import { findProof, otherHolderOf, type PanProof } from './pan-proof.js';

/** Says whether a status says that a PAN is another person's. */
const isOfAnother = (status: KycStatus) => kycPanelOf(status, false) === 'other_number';

/** What was found of a PAN, and how it stands to the profile. */
interface KycCheck {
  readonly answer: KycAnswer;
  /** The profile has this PAN already. */
  readonly isKnown: boolean;
  readonly isProven: boolean;
  /** It was proven before. */
  readonly wasProven: boolean;
}

/** Returns the name that goes with a PAN; '' where the registry holds none, and where the PAN is not proven: whose it is stays private. */
const nameIn = ({ answer, isProven }: KycCheck) => (isProven ? cleanKycName(answer.name) : '');

/** Says whether the account has another name than the registry holds: whenever that becomes known it is the account's. */
function isRenamedBy(profile: ProfileRow, kycCheck: KycCheck): boolean {
  const kycName = nameIn(kycCheck);
  return kycName !== '' && !isRegisteredName(profile.name, kycName);
}

/** The columns of the profile that follow from a finding. A new PAN, and the name that comes with it, are facts that an OTP confirms. */
function columnsOf(ctx: Context, pan: string, profile: ProfileRow, kycCheck: KycCheck) {
  const { answer, isKnown, isProven, wasProven } = kycCheck;
  const [kycName, now] = [nameIn(kycCheck), ctx.clock.now()];
  const isNamed = isRenamedBy(profile, kycCheck) || (!wasProven && kycName !== '');
  return {
    kycStatus: answer.status,
    kycRawStatus: answer.rawStatus,
    kycCheckedAt: now,
    ...(!isKnown && {
      ...panColumns(ctx.crypto, profile.id, pan),
      panProvenAt: null,
      kycName: null,
      // it was compared with the PAN of before
      aadhaarLastFour: null,
    }),
    ...(isProven && !wasProven && { panProvenAt: now }),
    // a registry that names nobody this time takes no name back
    ...(kycName !== '' && { kycName }),
    ...(isNamed && { name: kycName }),
    ...((isNamed || !isKnown) && { revision: sql`${profiles.revision} + 1` }),
  };
}

type Sound = Awaited<ReturnType<typeof soundParts>>;

/**
 * Returns what the KYC record adds to a profile that is not sent yet; of another PAN's record nothing stays. The date of birth, by which it
 * proves the PAN, is taken in place of any other.
 */
function filledBy(profile: ProfileRow, isKnown: boolean, sound: Sound) {
  if (isProfileLocked(profile)) return {};
  const emptied = isKnown ? {} : withoutPrefilled(profile);
  const before = { ...profile, ...emptied };
  const isOfRecord = before.dateOfBirth === sound.dateOfBirth && before.prefilled?.includes('dob');
  const filled = missingOnly(isOfRecord ? before : { ...before, dateOfBirth: null }, sound);
  const isChanged = Object.keys(filled).length > 0;
  return { ...emptied, ...filled, ...(isChanged && { revision: sql`${profiles.revision} + 1` }) };
}

/** Tells of a new name: the exchange, where it knows the investor by another, and the owner, but for the name that comes with the proof of a PAN. */
async function announceName(tx: Context['db'], ctx: Context, profile: ProfileRow, wasProven: boolean): Promise<void> {
  if (isRegisteredWithBse(profile)) await queueRegistration(tx, ctx, profile.id);
  if (wasProven) await notifyOwner(tx, ctx, { change: 'name', userId: profile.userId });
}

/** What the registry said of a PAN, and what shows that it is the account holder's. */
interface Finding {
  readonly pan: string;
  readonly answer: KycAnswer;
  readonly proof: PanProof | null;
  /** It was asked about the PAN that the account had, and not about one that its holder gives. */
  readonly isRecheck?: boolean;
}

/**
 * Keeps what the registry said of a PAN with the profile; its name and its record only with a proof that the PAN is the account holder's.
 * A PAN that belongs to somebody else is not kept and changes nothing; who has not proven theirs is not told whether it does.
 * Throws `profile_locked` when the profile has another and may no longer change it, and `profile_changed` when it was asked again about one
 * that the profile no longer has.
 */
async function saveKyc(ctx: Context, subject: Subject, finding: Finding) {
  const { pan, answer: registryAnswer, proof, isRecheck = false } = finding;
  const sound = proof?.record ? await soundParts(ctx, subject.profileId, proof.record) : {};
  const panHash = ctx.crypto.lookup('pan', pan);
  return ctx.db.transaction(async (tx): Promise<KycDetails> => {
    const other = await otherHolderOf(tx, subject, panHash);
    const profile = await lockedProfile(tx, subject.profileId);
    const isKnown = profile.panHash === panHash;
    if (!isKnown && isRecheck) throw new PxError('profile_changed');
    if (!isKnown) checkUnlocked(profile);
    const wasProven = isKnown && isPanProven(profile);
    const duplicateOf = wasProven || proof ? other : null;
    const status = duplicateOf ? 'KYC_DUPLICATE_PAN_STATUS' : registryAnswer.status;
    const isProven = (wasProven || proof !== null) && !isOfAnother(status);
    const answer: KycAnswer = { ...registryAnswer, status };
    const kycCheck: KycCheck = { answer, isKnown, isProven, wasProven };
    const isKept = isKnown || !isOfAnother(status);
    const isRenamed = isKept && isRenamedBy(profile, kycCheck);
    if (isKept) {
      await tx
        .update(profiles)
        .set({
          ...columnsOf(ctx, pan, profile, kycCheck),
          ...filledBy(profile, isKnown, isProven && mayOnboard(status) ? sound : {}),
        })
        .where(eq(profiles.id, profile.id));
      if (isRenamed) await announceName(tx, ctx, profile, wasProven);
    }
    const details = { status, isRenamed, ...(proof && isProven && { provenBy: proof.by }) };
    await audit(withDb(ctx, tx), { action: 'kyc.checked', details });
    return {
      status,
      rawStatus: answer.rawStatus,
      error: answer.error,
      isPanProven: isProven,
      kycName: nameIn(kycCheck),
      formerName: isRenamed ? profile.name : null,
      duplicateMobNo: duplicateOf && maskMobile(ctx.crypto.open(users.mobile, duplicateOf)),
    };
  });
}

/** The limit of look-ups of an account holder: each is paid for. */
const LOOK_UPS: Bucket = { holds: 20, oneEvery: 10 * MINUTE };

/** Counts a look-up of an account holder. */
export const countLookUp = (ctx: Context, { profileId }: Subject): Promise<void> =>
  consumeBucket(ctx, throttleKey(ctx, 'kyc', profileId), LOOK_UPS);

async function profileOf(ctx: Context, { profileId }: Subject): Promise<ProfileRow> {
  const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.id, profileId));
  if (!profile) throw new PxError('signed_out');
  return profile;
}

const lookUp = (ctx: Context, pan: string, name: string): Promise<KycAnswer> =>
  ctx.providers.kyc.lookUp(pan, name).catch((cause: unknown) => {
    throw new PxError('unavailable', { cause });
  });

/**
 * Asks the registry about a PAN that the account holder gives, and keeps what it says.
 * @param dob the date of birth as it was typed; null asks for the status, and for what the bank proves
 */
export async function checkKyc(ctx: Context, subject: Subject, pan: string, dob: string | null): Promise<KycDetails> {
  const profile = await profileOf(ctx, subject);
  if (profile.panHash !== ctx.crypto.lookup('pan', pan)) checkUnlocked(profile);
  await countLookUp(ctx, subject);
  const answer = await lookUp(ctx, pan, profile.name);
  return saveKyc(ctx, subject, { pan, answer, proof: await findProof(ctx, subject, pan, dob, answer) });
}

/**
 * Asks the registry again about the PAN that an account has, and keeps what it says. Throws `not_found` for an account without one, and
 * `profile_changed` where its holder has given another while the registry was asked: that one stays.
 */
export async function recheckKyc(
  ctx: Context,
  subject: Subject,
  count: (ctx: Context, subject: Subject) => Promise<void> = countLookUp,
): Promise<KycDetails> {
  const profile = await profileOf(ctx, subject);
  const pan = ctx.crypto.open(profiles.pan, profile);
  if (pan === null) throw new PxError('not_found');
  await count(ctx, subject);
  const answer = await lookUp(ctx, pan, profile.name);
  const proof = await findProof(ctx, subject, pan, null, answer);
  return saveKyc(ctx, subject, { pan, answer, proof, isRecheck: true });
}
