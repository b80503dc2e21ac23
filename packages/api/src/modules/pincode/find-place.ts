import { PxError } from '@prosperx/core/errors';
import { checkPincode, type Place } from '@prosperx/core/pincode';
import type { Services } from '#services.js';

/** City and state of a pincode; null for one that does not exist. Throws `pincode_unchecked` when nobody can tell. */
export async function findPlace({ providers }: Pick<Services, 'providers'>, pincode: string): Promise<Place | null> {
  if (checkPincode(pincode)) return null;
  return providers.pincodes.find(pincode).catch((cause: unknown) => {
    throw new PxError('pincode_unchecked', { cause });
  });
}
