import type { UNKNOWN_ERROR_TEXT as englishUnknownErrorText } from '#errors/unknown-error.text.js';
import type { Translation } from '#language/index.js';

export const UNKNOWN_ERROR_TEXT: Translation<typeof englishUnknownErrorText> =
  'ఏదో పొరపాటు జరిగింది. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి';
