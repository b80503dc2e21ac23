import type {
  amountWords as englishAmountWords,
  waitText as englishWaitText,
  monthText as englishMonthText,
  FREQUENCY_NAMES as englishFrequencyNames,
  ordinalText as englishOrdinalText,
  shortAmountText as englishShortAmountText,
} from '#format/format.text.js';
import { plainFigures } from '#format/plain-figures.js';
import type { Translation } from '#language/index.js';

const BELOW_TWENTY = /* @__PURE__ */ [
  'ಸೊನ್ನೆ',
  'ಒಂದು',
  'ಎರಡು',
  'ಮೂರು',
  'ನಾಲ್ಕು',
  'ಐದು',
  'ಆರು',
  'ಏಳು',
  'ಎಂಟು',
  'ಒಂಬತ್ತು',
  'ಹತ್ತು',
  'ಹನ್ನೊಂದು',
  'ಹನ್ನೆರಡು',
  'ಹದಿಮೂರು',
  'ಹದಿನಾಲ್ಕು',
  'ಹದಿನೈದು',
  'ಹದಿನಾರು',
  'ಹದಿನೇಳು',
  'ಹದಿನೆಂಟು',
  'ಹತ್ತೊಂಬತ್ತು',
];
/** The tens without their last vowel, and the signs that join a number from 1 to 9 to them. */
const TENS = ['', '', 'ಇಪ್ಪತ್ತ', 'ಮೂವತ್ತ', 'ನಲವತ್ತ', 'ಐವತ್ತ', 'ಅರವತ್ತ', 'ಎಪ್ಪತ್ತ', 'ಎಂಬತ್ತ', 'ತೊಂಬತ್ತ'];
const JOINED = ['ು', 'ೊಂದು', 'ೆರಡು', 'ಮೂರು', 'ನಾಲ್ಕು', 'ೈದು', 'ಾರು', 'ೇಳು', 'ೆಂಟು', 'ೊಂಬತ್ತು'];
const HUNDREDS = ['', 'ನೂರ', 'ಇನ್ನೂರ', 'ಮುನ್ನೂರ', 'ನಾನೂರ', 'ಐನೂರ', 'ಆರುನೂರ', 'ಏಳುನೂರ', 'ಎಂಟುನೂರ', 'ಒಂಬೈನೂರ'];

const belowHundred = (value: number) =>
  value < 20 ? BELOW_TWENTY[value] : `${TENS[Math.floor(value / 10)] ?? ''}${JOINED[value % 10] ?? ''}`;

function belowThousand(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (hundreds === 0) return belowHundred(rest) ?? '';
  return rest === 0 ? `${HUNDREDS[hundreds] ?? ''}ು` : `${HUNDREDS[hundreds] ?? ''} ${belowHundred(rest) ?? ''}`;
}

/** In Kannada the hundreds grow together with their number, and a scale changes where more follows, so that an amount is spelled as one. */
function spell(count: number): string {
  const [crore, lakh] = [Math.floor(count / 1_00_00_000), Math.floor((count % 1_00_00_000) / 1_00_000)];
  const [thousand, rest] = [Math.floor((count % 1_00_000) / 1_000), count % 1_000];
  return [
    ...(crore > 0 ? [`${spell(crore)} ಕೋಟಿ`] : []),
    ...(lakh > 0 ? [`${belowHundred(lakh) ?? ''} ಲಕ್ಷ${count % 1_00_000 > 0 ? 'ದ' : ''}`] : []),
    ...(thousand > 0 ? [`${belowHundred(thousand) ?? ''} ಸಾವಿರ${rest > 0 ? 'ದ' : ''}`] : []),
    ...(rest > 0 ? [belowThousand(rest)] : []),
  ].join(' ');
}

export const amountWords: Translation<typeof englishAmountWords> = {
  zero: 'ಸೊನ್ನೆ',
  minus: 'ಮೈನಸ್',
  belowHundred,
  scales: [
    { value: 1_00_00_000, name: 'ಕೋಟಿ' },
    { value: 1_00_000, name: 'ಲಕ್ಷ' },
    { value: 1_000, name: 'ಸಾವಿರ' },
    { value: 100, name: 'ನೂರು' },
  ],
  rupees: (words, count) => `${count === 0 ? words : spell(count)} ರೂಪಾಯಿ`,
  paise: (rupees, words) => `${rupees} ${words} ಪೈಸೆ`,
};

export const waitText: Translation<typeof englishWaitText> = {
  seconds: (count) => `${count} ಸೆಕೆಂಡ್`,
  minutes: (count) => `${count} ನಿಮಿಷ`,
  hours: (count) => `${count} ಗಂಟೆ`,
};

const MONTHS = ['ಜನವರಿ', 'ಫೆಬ್ರುವರಿ', 'ಮಾರ್ಚ್', 'ಏಪ್ರಿಲ್', 'ಮೇ', 'ಜೂನ್', 'ಜುಲೈ', 'ಆಗಸ್ಟ್', 'ಸೆಪ್ಟೆಂಬರ್', 'ಅಕ್ಟೋಬರ್', 'ನವೆಂಬರ್', 'ಡಿಸೆಂಬರ್'];
const SHORT_MONTHS = /* @__PURE__ */ 'ಜನ. ಫೆಬ್ರು. ಮಾರ್ಚ್ ಏಪ್ರಿ. ಮೇ ಜೂನ್ ಜುಲೈ ಆಗ. ಸೆಪ್ಟೆಂ. ಅಕ್ಟೋ. ನವೆಂ. ಡಿಸೆಂ.'.split(' ');

export const monthText: Translation<typeof englishMonthText> = {
  long: (month) => MONTHS[month] ?? '',
  short: (month) => SHORT_MONTHS[month] ?? '',
};

export const FREQUENCY_NAMES: Translation<typeof englishFrequencyNames> = {
  1: 'ಪ್ರತಿ ತಿಂಗಳು',
  3: 'ಮೂರು ತಿಂಗಳಿಗೊಮ್ಮೆ',
  6: 'ಆರು ತಿಂಗಳಿಗೊಮ್ಮೆ',
  12: 'ವರ್ಷಕ್ಕೊಮ್ಮೆ',
  30: 'ಪ್ರತಿ ದಿನ',
  52: 'ಪ್ರತಿ ವಾರ',
};

export const ordinalText: Translation<typeof englishOrdinalText> = { day: (count) => `${count}` };

const UNITS = { K: 'ಸಾವಿರ', L: 'ಲಕ್ಷ', Crs: 'ಕೋಟಿ' };

export const shortAmountText: Translation<typeof englishShortAmountText> = {
  inUnits: (figures, unit) => `${plainFigures(figures)} ${UNITS[unit]}`,
};
