import { errorText } from '#errors/errors.text.js';

/** The sentence for any fault in a cancelled cheque or a signature, to the letter of the specification (onboarding, section 5). */
export const imageErrorText = 'Invalid file. You can upload image file of < 5mb size.';

/** The sentence for any fault in any other file. */
export const fileErrorText = errorText.file_not_allowed;
