import type {
  transportErrorText as englishTransportErrorText,
  tooManyTriesText as englishTooManyTriesText,
} from '#errors/transport.text.js';
import type { Translation } from '#language/index.js';
import { UNKNOWN_ERROR_TEXT } from '#languages/ta/errors/unknown-error.text.js';

export const transportErrorText: Translation<typeof englishTransportErrorText> = {
  unknown: UNKNOWN_ERROR_TEXT,
  unavailable: 'சேவை தற்போது கிடைக்கவில்லை. சில நிமிடங்கள் கழித்து மீண்டும் முயலவும்.',
  offline: 'இன்டர்நெட் இணைப்பு இல்லை போலிருக்கிறது. இணைப்பைச் சரிபார்த்து மீண்டும் முயலவும்.',
  unreachable: 'சர்வரைத் தொடர்புகொள்ள முடியவில்லை. இணைப்பைச் சரிபார்த்து மீண்டும் முயலவும்.',
  timed_out: 'உரிய நேரத்தில் பதில் வரவில்லை. மீண்டும் முயலவும்.',
};

export const tooManyTriesText: Translation<typeof englishTooManyTriesText> = (wait) =>
  `பலமுறை முயன்றுவிட்டீர்கள். ${wait} கழித்து மீண்டும் முயலவும்.`;
