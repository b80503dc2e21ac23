import type { UNKNOWN_ERROR_TEXT as englishUnknownErrorText } from '#errors/unknown-error.text.js';
import type { Translation } from '#language/index.js';

export const UNKNOWN_ERROR_TEXT: Translation<typeof englishUnknownErrorText> =
  'काहीतरी चूक झाली. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.';
