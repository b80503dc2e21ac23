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

/** Gujarati has a word of its own for each number below a hundred. */
const NUMBER_WORDS = /* @__PURE__ */ [
  ['શૂન્ય', 'એક', 'બે', 'ત્રણ', 'ચાર', 'પાંચ', 'છ', 'સાત', 'આઠ', 'નવ'],
  ['દસ', 'અગિયાર', 'બાર', 'તેર', 'ચૌદ', 'પંદર', 'સોળ', 'સત્તર', 'અઢાર', 'ઓગણીસ'],
  ['વીસ', 'એકવીસ', 'બાવીસ', 'ત્રેવીસ', 'ચોવીસ', 'પચ્ચીસ', 'છવ્વીસ', 'સત્તાવીસ', 'અઠ્ઠાવીસ', 'ઓગણત્રીસ'],
  ['ત્રીસ', 'એકત્રીસ', 'બત્રીસ', 'તેત્રીસ', 'ચોત્રીસ', 'પાંત્રીસ', 'છત્રીસ', 'સાડત્રીસ', 'આડત્રીસ', 'ઓગણચાલીસ'],
  ['ચાલીસ', 'એકતાલીસ', 'બેતાલીસ', 'તેતાલીસ', 'ચુંમાલીસ', 'પિસ્તાલીસ', 'છેતાલીસ', 'સુડતાલીસ', 'અડતાલીસ', 'ઓગણપચાસ'],
  ['પચાસ', 'એકાવન', 'બાવન', 'ત્રેપન', 'ચોપન', 'પંચાવન', 'છપ્પન', 'સત્તાવન', 'અઠ્ઠાવન', 'ઓગણસાઠ'],
  ['સાઠ', 'એકસઠ', 'બાસઠ', 'ત્રેસઠ', 'ચોસઠ', 'પાંસઠ', 'છાસઠ', 'સડસઠ', 'અડસઠ', 'અગણોસિત્તેર'],
  ['સિત્તેર', 'એકોતેર', 'બોતેર', 'તોતેર', 'ચુમોતેર', 'પંચોતેર', 'છોતેર', 'સિત્યોતેર', 'ઇઠ્યોતેર', 'ઓગણાએંસી'],
  ['એંસી', 'એક્યાસી', 'બ્યાસી', 'ત્યાસી', 'ચોર્યાસી', 'પંચાસી', 'છ્યાસી', 'સત્યાસી', 'અઠ્યાસી', 'નેવ્યાસી'],
  ['નેવું', 'એકાણું', 'બાણું', 'ત્રાણું', 'ચોરાણું', 'પંચાણું', 'છન્નું', 'સત્તાણું', 'અઠ્ઠાણું', 'નવ્વાણું'],
].flat();

/** A hundred is one word with its number (પાંચસો; two of them are બસો), and સો alone where it is just one. */
const joined = (words: string) =>
  words
    .replace(/ સો(?= |$)/gu, 'સો')
    .replace(/(^| )બેસો/gu, '$1બસો')
    .replace(/^એકસો(?=$| કરોડ)/u, 'સો');

export const amountWords: Translation<typeof englishAmountWords> = {
  zero: 'શૂન્ય',
  minus: 'માઇનસ',
  belowHundred: (value) => NUMBER_WORDS[value] ?? '',
  scales: [
    { value: 1_00_00_000, name: 'કરોડ' },
    { value: 1_00_000, name: 'લાખ' },
    { value: 1_000, name: 'હજાર' },
    { value: 100, name: 'સો' },
  ],
  rupees: (words, count) => `${joined(words)} ${count === 1 ? 'રૂપિયો' : 'રૂપિયા'}`,
  paise: (rupees, words) => `${rupees} અને ${words} પૈસા`,
};

export const waitText: Translation<typeof englishWaitText> = {
  seconds: (count) => `${count} સેકન્ડ`,
  minutes: (count) => `${count} મિનિટ`,
  hours: (count) => `${count} કલાક`,
};

const MONTHS = ['જાન્યુઆરી', 'ફેબ્રુઆરી', 'માર્ચ', 'એપ્રિલ', 'મે', 'જૂન', 'જુલાઈ', 'ઑગસ્ટ', 'સપ્ટેમ્બર', 'ઑક્ટોબર', 'નવેમ્બર', 'ડિસેમ્બર'];
const SHORT_MONTHS = /* @__PURE__ */ 'જાન્યુ. ફેબ્રુ. માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટે. ઑક્ટો. નવે. ડિસે.'.split(' ');

export const monthText: Translation<typeof englishMonthText> = {
  long: (month) => MONTHS[month] ?? '',
  short: (month) => SHORT_MONTHS[month] ?? '',
};

export const FREQUENCY_NAMES: Translation<typeof englishFrequencyNames> = {
  1: 'દર મહિને',
  3: 'દર ત્રણ મહિને',
  6: 'દર છ મહિને',
  12: 'દર વર્ષે',
  30: 'રોજ',
  52: 'દર અઠવાડિયે',
};

export const ordinalText: Translation<typeof englishOrdinalText> = { day: (count) => `${count}` };

const UNITS = { K: 'હજાર', L: 'લાખ', Crs: 'કરોડ' };

export const shortAmountText: Translation<typeof englishShortAmountText> = {
  inUnits: (figures, unit) => `${plainFigures(figures)} ${UNITS[unit]}`,
};
