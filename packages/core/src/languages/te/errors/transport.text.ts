import type {
  transportErrorText as englishTransportErrorText,
  tooManyTriesText as englishTooManyTriesText,
} from '#errors/transport.text.js';
import type { Translation } from '#language/index.js';
import { UNKNOWN_ERROR_TEXT } from '#languages/te/errors/unknown-error.text.js';

export const transportErrorText: Translation<typeof englishTransportErrorText> = {
  unknown: UNKNOWN_ERROR_TEXT,
  unavailable: 'ఈ సేవ ప్రస్తుతం అందుబాటులో లేదు. కొన్ని నిమిషాల తర్వాత మళ్లీ ప్రయత్నించండి.',
  offline: 'ఇంటర్నెట్ కనెక్షన్ లేనట్లుంది. కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  unreachable: 'సర్వర్‌ను చేరలేకపోయాం. కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  timed_out: 'సమయానికి సమాధానం రాలేదు. మళ్లీ ప్రయత్నించండి.',
};

export const tooManyTriesText: Translation<typeof englishTooManyTriesText> = (wait) =>
  `చాలాసార్లు ప్రయత్నించారు. ${wait} ఆగి మళ్లీ ప్రయత్నించండి.`;
