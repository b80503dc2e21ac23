import type {
  transportErrorText as englishTransportErrorText,
  tooManyTriesText as englishTooManyTriesText,
} from '#errors/transport.text.js';
import type { Translation } from '#language/index.js';
import { UNKNOWN_ERROR_TEXT } from '#languages/hi/errors/unknown-error.text.js';

export const transportErrorText: Translation<typeof englishTransportErrorText> = {
  unknown: UNKNOWN_ERROR_TEXT,
  unavailable: 'सेवा अभी उपलब्ध नहीं है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  offline: 'लगता है आप ऑफलाइन हैं। इंटरनेट कनेक्शन देखकर फिर कोशिश करें।',
  unreachable: 'सर्वर से कनेक्ट नहीं हो सका। इंटरनेट कनेक्शन देखकर फिर कोशिश करें।',
  timed_out: 'समय पर जवाब नहीं मिला। कृपया फिर कोशिश करें।',
};

export const tooManyTriesText: Translation<typeof englishTooManyTriesText> = (wait) =>
  `बहुत बार कोशिश हो चुकी है। कृपया ${wait} बाद फिर कोशिश करें।`;
