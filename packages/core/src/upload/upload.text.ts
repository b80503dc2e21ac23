import { errorText } from '#errors/errors.text.js';

/** Whatever is wrong with a cancelled cheque or a signature, to the letter of the specification (onboarding, section 5). */
export const imageErrorText = 'Invalid file. You can upload image file of < 5mb size.';

/** Whatever is wrong with any other file. */
export const fileErrorText = errorText.file_not_allowed;
