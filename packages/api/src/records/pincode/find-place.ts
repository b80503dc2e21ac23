import { PxError } from '@prosperx/core/errors';
import { checkPincode, type Place } from '@prosperx/core/pincode';
import type { Services } from '#kernel/services.js';

/** Returns city and state of a pincode; null for one that does not exist. Throws `pincode_unchecked` when the provider does not answer. */
export async function findPlace({ providers }: Pick<Services, 'providers'>, pincode: string): Promise<Place | null> {
  if (checkPincode(pincode)) return null;
  return providers.pincodes.find(pincode).catch((cause: unknown) => {
    throw new PxError('pincode_unchecked', { cause });
  });
}
