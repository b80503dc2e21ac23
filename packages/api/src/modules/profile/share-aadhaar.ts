import { PxError } from '@prosperx/core/errors';
import { tidyAadhaar } from '@prosperx/core/profile';
import type { Context } from '#context.js';
import { throwFieldErrors } from './contact.js';
import { openedOrNull } from './profile-of-rows.js';
import type { ProfileRow } from './read-profile.js';

/** Tells the registry an Aadhaar number, once: we keep its end alone. Throws `profile_not_updated` when nobody took it; nothing is stored then. */
export async function shareAadhaar(ctx: Context, profile: ProfileRow, aadhaar: string): Promise<void> {
  const pan = openedOrNull(ctx.crypto, profile.pan);
  if (pan === null) return throwFieldErrors({ aadhar: 'pan_required' });
  try {
    await ctx.providers.kyc.submitAadhaar(pan, tidyAadhaar(aadhaar).replaceAll('-', ''));
  } catch (cause) {
    throw new PxError('profile_not_updated', { cause });
  }
}
