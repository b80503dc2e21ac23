import type { UNKNOWN_ERROR_TEXT as englishUnknownErrorText } from '#errors/unknown-error.text.js';
import type { Translation } from '#language/index.js';

export const UNKNOWN_ERROR_TEXT: Translation<typeof englishUnknownErrorText> =
  'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।';
