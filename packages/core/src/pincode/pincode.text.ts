import { errorText } from '#errors/index.js';
import type { PincodeErrorCode } from './rules.js';

/** The sentences for faults in a pincode are prescribed to the letter. */
export const pincodeErrorText: Readonly<Record<PincodeErrorCode, string>> = {
  pincode_required: 'Please enter your pincode',
  pincode_unknown: errorText.pincode_unknown,
};
