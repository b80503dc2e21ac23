import type {
  transportErrorText as englishTransportErrorText,
  tooManyTriesText as englishTooManyTriesText,
} from '#errors/transport.text.js';
import type { Translation } from '#language/index.js';
import { UNKNOWN_ERROR_TEXT } from '#languages/bn/errors/unknown-error.text.js';

export const transportErrorText: Translation<typeof englishTransportErrorText> = {
  unknown: UNKNOWN_ERROR_TEXT,
  unavailable: 'পরিষেবা এখন পাওয়া যাচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  offline: 'মনে হচ্ছে আপনি অফলাইন। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  unreachable: 'সার্ভারের সঙ্গে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  timed_out: 'সময়মতো উত্তর আসেনি। আবার চেষ্টা করুন।',
};

export const tooManyTriesText: Translation<typeof englishTooManyTriesText> = (wait) =>
  `অনেক বার চেষ্টা হয়েছে। ${wait} পরে আবার চেষ্টা করুন।`;
