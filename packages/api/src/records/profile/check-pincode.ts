import { checkPincode, type Place } from '@prosperx/core/pincode';
import type { Context } from '#kernel/context.js';
import { findPlace } from '#records/pincode/find-place.js';

interface PincodeCheck {
  readonly code: string | null;
  readonly place: Place | null;
}

/** Returns what is wrong with a pincode, and the place it names. Throws `pincode_unchecked` when the provider does not answer. */
export async function placeOf(ctx: Context, pincode: string): Promise<PincodeCheck> {
  const code = checkPincode(pincode);
  if (code) return { code, place: null };
  const place = await findPlace(ctx, pincode);
  return { code: place ? null : 'pincode_unknown', place };
}
