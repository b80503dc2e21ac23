import type { UNKNOWN_ERROR_TEXT as englishUnknownErrorText } from '#errors/unknown-error.text.js';
import type { Translation } from '#language/index.js';

export const UNKNOWN_ERROR_TEXT: Translation<typeof englishUnknownErrorText> =
  'কিছু একটা গোলমাল হয়েছে। একটু পরে আবার চেষ্টা করুন।';
