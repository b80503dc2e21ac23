import type { Translation } from '#language/index.js';
import { errorText } from '#languages/hi/errors/errors.text.js';
import type { pincodeErrorText as english } from '#pincode/pincode.text.js';

export const pincodeErrorText: Translation<typeof english> = {
  pincode_required: 'कृपया अपना पिनकोड डालें',
  pincode_unknown: errorText.pincode_unknown,
};
