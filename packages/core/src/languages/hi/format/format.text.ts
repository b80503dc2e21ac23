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

/** Hindi has a word of its own for each number below a hundred. */
const NUMBER_WORDS = /* @__PURE__ */ [
  ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पांच', 'छह', 'सात', 'आठ', 'नौ'],
  ['दस', 'ग्यारह', 'बारह', 'तेरह', 'चौदह', 'पंद्रह', 'सोलह', 'सत्रह', 'अठारह', 'उन्नीस'],
  ['बीस', 'इक्कीस', 'बाईस', 'तेईस', 'चौबीस', 'पच्चीस', 'छब्बीस', 'सत्ताईस', 'अट्ठाईस', 'उनतीस'],
  ['तीस', 'इकतीस', 'बत्तीस', 'तैंतीस', 'चौंतीस', 'पैंतीस', 'छत्तीस', 'सैंतीस', 'अड़तीस', 'उनतालीस'],
  ['चालीस', 'इकतालीस', 'बयालीस', 'तैंतालीस', 'चवालीस', 'पैंतालीस', 'छियालीस', 'सैंतालीस', 'अड़तालीस', 'उनचास'],
  ['पचास', 'इक्यावन', 'बावन', 'तिरपन', 'चौवन', 'पचपन', 'छप्पन', 'सत्तावन', 'अट्ठावन', 'उनसठ'],
  ['साठ', 'इकसठ', 'बासठ', 'तिरसठ', 'चौंसठ', 'पैंसठ', 'छियासठ', 'सड़सठ', 'अड़सठ', 'उनहत्तर'],
  ['सत्तर', 'इकहत्तर', 'बहत्तर', 'तिहत्तर', 'चौहत्तर', 'पचहत्तर', 'छिहत्तर', 'सतहत्तर', 'अठहत्तर', 'उन्यासी'],
  ['अस्सी', 'इक्यासी', 'बयासी', 'तिरासी', 'चौरासी', 'पचासी', 'छियासी', 'सत्तासी', 'अट्ठासी', 'नवासी'],
  ['नब्बे', 'इक्यानवे', 'बानवे', 'तिरानवे', 'चौरानवे', 'पचानवे', 'छियानवे', 'सत्तानवे', 'अट्ठानवे', 'निन्यानवे'],
].flat();

export const amountWords: Translation<typeof englishAmountWords> = {
  zero: 'शून्य',
  minus: 'माइनस',
  belowHundred: (value) => NUMBER_WORDS[value] ?? '',
  scales: [
    { value: 1_00_00_000, name: 'करोड़' },
    { value: 1_00_000, name: 'लाख' },
    { value: 1_000, name: 'हजार' },
    { value: 100, name: 'सौ' },
  ],
  rupees: (words, count) => `${words} ${count === 1 ? 'रुपया' : 'रुपये'}`,
  paise: (rupees, words) => `${rupees} ${words} पैसे`,
};

/** A wait is said before बाद alone, where an hour is घंटे. */
export const waitText: Translation<typeof englishWaitText> = {
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} घंटे`,
};

const MONTHS = ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'];
const SHORT_MONTHS = /* @__PURE__ */ 'जन॰ फर॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' ');

export const monthText: Translation<typeof englishMonthText> = {
  long: (month) => MONTHS[month] ?? '',
  short: (month) => SHORT_MONTHS[month] ?? '',
};

export const FREQUENCY_NAMES: Translation<typeof englishFrequencyNames> = {
  1: 'हर महीने',
  3: 'हर तिमाही',
  6: 'हर छमाही',
  12: 'हर साल',
  30: 'रोज',
  52: 'हर हफ्ते',
};

export const ordinalText: Translation<typeof englishOrdinalText> = { day: (count) => `${count}` };

const UNITS = { K: 'हजार', L: 'लाख', Crs: 'करोड़' };

export const shortAmountText: Translation<typeof englishShortAmountText> = {
  inUnits: (figures, unit) => `${plainFigures(figures)} ${UNITS[unit]}`,
};
