import type {
  transportErrorText as englishTransportErrorText,
  tooManyTriesText as englishTooManyTriesText,
} from '#errors/transport.text.js';
import type { Translation } from '#language/index.js';
import { UNKNOWN_ERROR_TEXT } from '#languages/mr/errors/unknown-error.text.js';

export const transportErrorText: Translation<typeof englishTransportErrorText> = {
  unknown: UNKNOWN_ERROR_TEXT,
  unavailable: 'सेवा सध्या उपलब्ध नाही. कृपया काही मिनिटांनी पुन्हा प्रयत्न करा.',
  offline: 'तुम्ही ऑफलाइन आहात असे दिसते. इंटरनेट कनेक्शन तपासून पुन्हा प्रयत्न करा.',
  unreachable: 'सर्व्हरशी संपर्क झाला नाही. इंटरनेट कनेक्शन तपासून पुन्हा प्रयत्न करा.',
  timed_out: 'वेळेत उत्तर आले नाही. कृपया पुन्हा प्रयत्न करा.',
};

export const tooManyTriesText: Translation<typeof englishTooManyTriesText> = (wait) =>
  `खूप वेळा प्रयत्न झाले. कृपया ${wait} थांबून पुन्हा प्रयत्न करा.`;
