import { typedDigits } from '#format/index.js';

/** Codes for faults in a pincode; `pincodeErrorText` has their words. `pincode_unknown`: there is no such place. */
export type PincodeErrorCode = 'pincode_required' | 'pincode_unknown';

const PINCODE = /^[1-9]\d{5}$/;

/** Checks the form of a pincode; null when it is right. Only the look-up knows whether it exists. */
export function checkPincode(pincode: string): PincodeErrorCode | null {
  if (pincode === '') return 'pincode_required';
  return PINCODE.test(pincode) ? null : 'pincode_unknown';
}

/** Reduces what was typed or pasted to digits. A digit too many stays, so that its check fails. */
export const tidyPincode = typedDigits;
