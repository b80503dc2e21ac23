import type {
  UNKNOWN_ERROR_TEXT as englishUnknownErrorText,
  errorTextIn as englishErrorTextIn,
} from '#errors/unknown-error.text.js';
import type { Translation } from '#language/index.js';

export const UNKNOWN_ERROR_TEXT: Translation<typeof englishUnknownErrorText> =
  'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।';

export const errorTextIn: Translation<typeof englishErrorTextIn> = (code, ...lists) =>
  lists.find((list) => list[code] !== undefined)?.[code] ?? UNKNOWN_ERROR_TEXT;
