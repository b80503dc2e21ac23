import { PxError } from '@prosperx/core/errors';
import { tidyPincode } from '@prosperx/core/pincode';
import { checkAddress, checkDeclarationFlag, checkProfileEmail } from '@prosperx/core/profile';
import { isProfileLocked } from '@prosperx/core/registration';
import { tidyText } from '@prosperx/core/session';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { profiles, users } from '#db/schema/index.js';
import { type FieldCodes, throwFieldErrors } from '#http/field-errors.js';
import { type Context, withDb } from '#kernel/context.js';
import { placeOf } from '#records/profile/check-pincode.js';
import { countEmailLink, queueEmailLink } from '#records/profile/email-link.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { type ProfileRow, readProfile } from '#records/profile/repository.js';
import { isLastProof } from '#records/session/second-proof.js';

/** The address by which a person is reached; a field that is left out stays as it is. */
export interface ContactInput {
  readonly primaryEmail?: string | undefined;
  /** Whose that is. */
  readonly emailDeclarationFlag?: string | undefined;
  readonly address?: string | undefined;
  readonly pincode?: string | undefined;
}

export interface CheckedContact {
  readonly errors: FieldCodes;
  readonly email: string | undefined;
  readonly change: Partial<typeof profiles.$inferInsert>;
}

/** Checks email, address and pincode, each by its rule. */
export async function checkContact(ctx: Context, profileId: string, input: ContactInput): Promise<CheckedContact> {
  const email = input.primaryEmail === undefined ? undefined : tidyText(input.primaryEmail);
  const address = input.address === undefined ? undefined : tidyText(input.address);
  const pincode = input.pincode === undefined ? undefined : tidyPincode(input.pincode);
  const { emailDeclarationFlag: flag } = input;
  const found = pincode === undefined ? null : await placeOf(ctx, pincode);
  return {
    errors: {
      primaryEmail: email === undefined ? null : checkProfileEmail(email),
      emailDeclarationFlag: flag === undefined ? null : checkDeclarationFlag(flag),
      address: address === undefined ? null : checkAddress(address),
      pincode: found?.code ?? null,
    },
    email,
    change: {
      ...(flag !== undefined && { emailDeclaration: flag }),
      ...(address !== undefined && { address: ctx.crypto.seal(profiles.address, profileId, address) }),
      ...(found?.place && { pincode, city: found.place.city, state: found.place.state }),
    },
  };
}

/** The contact details that a form showed when its reader began to change them. */
export type ShownContact = Readonly<Record<'primaryEmail' | 'address' | 'pincode', string | null>>;

/** Throws `profile_changed` while other contact details are in force than the form showed. Runs under the profile's lock. */
export async function checkShown(
  tx: Db,
  ctx: Context,
  profileId: string,
  shown: ShownContact | undefined,
): Promise<void> {
  if (!shown) return;
  const { profile, user } = await readProfile(tx, profileId);
  const [address, email] = [ctx.crypto.open(profiles.address, profile), ctx.crypto.open(users.email, user)];
  const isSame = shown.address === address && shown.primaryEmail === email && shown.pincode === profile.pincode;
  if (!isSame) throw new PxError('profile_changed');
}

/** Says whether a person has another email than this. */
async function isOtherEmail(db: Db, { crypto }: Context, userId: string, email: string): Promise<boolean> {
  const [user] = await db.select({ hash: users.emailHash }).from(users).where(eq(users.id, userId));
  return user?.hash !== crypto.lookup('email', email);
}

/** Throws `customer_approves` for another email than the person has from an advisor, who would read what is sent there: its owner changes it by a link. */
export async function checkEmailIsOwn(tx: Db, ctx: Context, userId: string, email: string): Promise<void> {
  const isAdvisors = ctx.actor.kind === 'advisor' && (await isOtherEmail(tx, ctx, userId, email));
  if (isAdvisors) throw new PxError('customer_approves');
}

/**
 * Throws for another email than the person has in an account that is just begun while another of theirs is registered: its profile changes
 * it by a code, for all accounts at once (`updateProfile`).
 */
export async function checkEmailIsFree(db: Db, ctx: Context, userId: string, email: string): Promise<void> {
  if (!(await isOtherEmail(db, ctx, userId, email))) return;
  const accounts = await db.select().from(profiles).where(areOpen(userId));
  if (accounts.some(isProfileLocked)) throwFieldErrors({ primaryEmail: 'email_of_registered' });
}

const areOpen = (userId: string) => and(eq(profiles.userId, userId), isNull(profiles.closedAt));

/** The accounts of a person that are not closed, locked one after the other before any of them is by itself: what is about all of them waits for another such change. */
export const lockedAccounts = (tx: Db, userId: string): Promise<ProfileRow[]> =>
  tx.select().from(profiles).where(areOpen(userId)).orderBy(asc(profiles.id)).for('no key update');

/** Throws for another email than the person has while a forgotten password could be set by this one alone. */
export async function checkProofStays(db: Db, ctx: Context, userId: string, email: string): Promise<void> {
  if (!(await isOtherEmail(db, ctx, userId, email))) return;
  if (await isLastProof(db, userId, 'email')) throwFieldErrors({ primaryEmail: 'email_is_proof' });
}

interface NewEmail {
  readonly userId: string;
  readonly email: string;
  /** false: no code was asked for, and anybody's address may have been typed. */
  readonly isRegistered: boolean;
}

/**
 * Keeps a new email address, which is to be verified by a link; the owner is notified at the former address and at the new one. Returns
 * false where it is the former one. Before the registration changes are few, and a former address that was never verified may be a
 * stranger's, who is not written to.
 */
export async function saveEmail(tx: Db, ctx: Context, { userId, email, isRegistered }: NewEmail): Promise<boolean> {
  const { crypto } = ctx;
  const change = {
    email: crypto.seal(users.email, userId, email),
    emailHash: crypto.lookup('email', email),
    emailVerifiedAt: null,
  };
  const [former] = await tx
    .select({ id: users.id, email: users.email, hash: users.emailHash, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (former?.hash === change.emailHash) return false;
  await checkProofStays(tx, ctx, userId, email);
  if (!isRegistered) await countEmailLink(withDb(ctx, tx), userId);
  await tx.update(users).set(change).where(eq(users.id, userId));
  await queueEmailLink(tx, userId, ctx.clock.now());
  const formerEmail = former && crypto.open(users.email, former);
  const isOwn = isRegistered || former?.verifiedAt !== null;
  if (formerEmail) await notifyOwner(tx, ctx, { change: 'email', userId, ...(isOwn && { formerEmail }) });
  return true;
}
