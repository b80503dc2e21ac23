import { typedDigits } from '#format/input.js';

/** Codes of what can be wrong with a pincode; words in pincode.text.ts. `pincode_unknown`: no such place. */
export type PincodeErrorCode = 'pincode_required' | 'pincode_unknown';

const PINCODE = /^[1-9]\d{5}$/;

/** The form of a pincode; that it exists, the look-up alone knows (specification, onboarding, section 5). */
export function checkPincode(pincode: string): PincodeErrorCode | null {
  if (pincode === '') return 'pincode_required';
  return PINCODE.test(pincode) ? null : 'pincode_unknown';
}

/** The digits of what was typed or pasted. One too many stays, and is told. */
export const tidyPincode = typedDigits;
