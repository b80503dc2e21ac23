import { errorText } from '#errors/index.js';
import type { UploadErrorCode } from './rules.js';

/** The sentence for any fault in a cancelled cheque or a signature, prescribed to the letter. */
const imageErrorText = 'Invalid file. You can upload image file of < 5mb size.';

/** The sentence for any fault in any other file. */
export const fileErrorText = { unfit: errorText.file_not_allowed };

/** The sentence for each fault that is found before a picture is sent. */
export const uploadErrorText: Readonly<Record<UploadErrorCode, string>> = {
  upload_empty: imageErrorText,
  upload_too_large: imageErrorText,
  upload_type: imageErrorText,
  upload_too_many_pixels: errorText.too_many_pixels,
};
