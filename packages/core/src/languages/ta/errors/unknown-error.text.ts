import type { UNKNOWN_ERROR_TEXT as englishUnknownErrorText } from '#errors/unknown-error.text.js';
import type { Translation } from '#language/index.js';

export const UNKNOWN_ERROR_TEXT: Translation<typeof englishUnknownErrorText> =
  'ஏதோ தவறு நடந்துவிட்டது. பிறகு மீண்டும் முயலவும்';
