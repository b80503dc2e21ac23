import type { Translation } from '#language/index.js';
import { errorText } from '#languages/hi/errors/errors.text.js';
import type {
  fileErrorText as englishFileErrorText,
  uploadErrorText as englishUploadErrorText,
} from '#upload/upload.text.js';

const imageErrorText = 'यह फाइल नहीं चलेगी। आप 5 MB से छोटी तस्वीर अपलोड कर सकते हैं।';

export const fileErrorText: Translation<typeof englishFileErrorText> = { unfit: errorText.file_not_allowed };

export const uploadErrorText: Translation<typeof englishUploadErrorText> = {
  upload_empty: imageErrorText,
  upload_too_large: imageErrorText,
  upload_type: imageErrorText,
  upload_too_many_pixels: errorText.too_many_pixels,
};
