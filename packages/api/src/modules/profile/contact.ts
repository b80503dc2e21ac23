import { PxError } from '@prosperx/core/errors';
import { tidyPincode } from '@prosperx/core/pincode';
import { checkAddress, checkProfileEmail } from '@prosperx/core/profile';
import { tidyText } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { profiles, users } from '#db/schema/index.js';
import { type FieldCodes } from '#http/field-errors.js';
import type { Context } from '#kernel/context.js';
import { placeOf } from '#records/profile/check-pincode.js';
import { queueEmailLink } from '#records/profile/email-link.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { readProfile } from '#records/profile/repository.js';

/** The address by which a person is reached; a field that is left out stays as it is. */
export interface ContactInput {
  readonly primaryEmail?: string | undefined;
  readonly address?: string | undefined;
  readonly pincode?: string | undefined;
}

export interface CheckedContact {
  readonly errors: FieldCodes;
  readonly email: string | undefined;
  readonly change: Partial<typeof profiles.$inferInsert>;
}

/** Checks e-mail, address and pincode, each by its rule. */
export async function checkContact(ctx: Context, profileId: string, input: ContactInput): Promise<CheckedContact> {
  const email = input.primaryEmail === undefined ? undefined : tidyText(input.primaryEmail);
  const address = input.address === undefined ? undefined : tidyText(input.address);
  const pincode = input.pincode === undefined ? undefined : tidyPincode(input.pincode);
  const found = pincode === undefined ? null : await placeOf(ctx, pincode);
  return {
    errors: {
      primaryEmail: email === undefined ? null : checkProfileEmail(email),
      address: address === undefined ? null : checkAddress(address),
      pincode: found?.code ?? null,
    },
    email,
    change: {
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

/** Keeps a new e-mail address, which is to be verified by a link; the owner is notified at the former address and at the new one. */
export async function saveEmail(tx: Db, ctx: Context, userId: string, email: string): Promise<void> {
  const { crypto } = ctx;
  const change = {
    email: crypto.seal(users.email, userId, email),
    emailHash: crypto.lookup('email', email),
    emailVerifiedAt: null,
  };
  const [former] = await tx
    .select({ id: users.id, email: users.email, hash: users.emailHash })
    .from(users)
    .where(eq(users.id, userId));
  if (former?.hash === change.emailHash) return;
  await tx.update(users).set(change).where(eq(users.id, userId));
  await queueEmailLink(tx, userId, ctx.clock.now());
  const formerEmail = former && crypto.open(users.email, former);
  if (formerEmail) await notifyOwner(tx, ctx, { change: 'email', userId, formerEmail });
}
