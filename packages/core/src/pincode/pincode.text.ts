import { errorText } from '#errors/errors.text.js';
import type { PincodeErrorCode } from './rules.js';

/** To the letter of the specification (onboarding, section 5). */
export const pincodeErrorText: Readonly<Record<PincodeErrorCode, string>> = {
  pincode_required: 'Please enter your pincode',
  pincode_unknown: errorText.pincode_unknown,
};
