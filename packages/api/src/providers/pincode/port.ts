import type { Place } from '@prosperx/core/pincode';

/** Whoever knows the pincodes of India. */
export interface PincodeSource {
  /** null for a pincode that does not exist. Rejects when it cannot tell. */
  find(pincode: string): Promise<Place | null>;
}
