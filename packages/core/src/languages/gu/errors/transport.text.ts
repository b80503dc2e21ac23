import type {
  transportErrorText as englishTransportErrorText,
  tooManyTriesText as englishTooManyTriesText,
} from '#errors/transport.text.js';
import type { Translation } from '#language/index.js';
import { UNKNOWN_ERROR_TEXT } from '#languages/gu/errors/unknown-error.text.js';

export const transportErrorText: Translation<typeof englishTransportErrorText> = {
  unknown: UNKNOWN_ERROR_TEXT,
  unavailable: 'સેવા હાલમાં ઉપલબ્ધ નથી. કૃપા કરીને થોડી મિનિટ પછી ફરી પ્રયાસ કરો.',
  offline: 'તમે ઓફલાઇન હો એમ લાગે છે. ઇન્ટરનેટ કનેક્શન ચકાસીને ફરી પ્રયાસ કરો.',
  unreachable: 'સર્વર સાથે જોડાઈ શકાયું નથી. ઇન્ટરનેટ કનેક્શન ચકાસીને ફરી પ્રયાસ કરો.',
  timed_out: 'સમયસર જવાબ આવ્યો નથી. કૃપા કરીને ફરી પ્રયાસ કરો.',
};

export const tooManyTriesText: Translation<typeof englishTooManyTriesText> = (wait) =>
  `ઘણી વાર પ્રયાસ થઈ ચૂક્યો છે. કૃપા કરીને ${wait} પછી ફરી પ્રયાસ કરો.`;
