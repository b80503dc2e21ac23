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

/** Marathi has a word of its own for each number below a hundred. */
const NUMBER_WORDS = /* @__PURE__ */ [
  ['शून्य', 'एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ', 'नऊ'],
  ['दहा', 'अकरा', 'बारा', 'तेरा', 'चौदा', 'पंधरा', 'सोळा', 'सतरा', 'अठरा', 'एकोणीस'],
  ['वीस', 'एकवीस', 'बावीस', 'तेवीस', 'चोवीस', 'पंचवीस', 'सव्वीस', 'सत्तावीस', 'अठ्ठावीस', 'एकोणतीस'],
  ['तीस', 'एकतीस', 'बत्तीस', 'तेहतीस', 'चौतीस', 'पस्तीस', 'छत्तीस', 'सदतीस', 'अडतीस', 'एकोणचाळीस'],
  ['चाळीस', 'एक्केचाळीस', 'बेचाळीस', 'त्रेचाळीस', 'चव्वेचाळीस', 'पंचेचाळीस', 'सेहेचाळीस', 'सत्तेचाळीस', 'अठ्ठेचाळीस', 'एकोणपन्नास'],
  ['पन्नास', 'एक्कावन्न', 'बावन्न', 'त्रेपन्न', 'चोपन्न', 'पंचावन्न', 'छप्पन्न', 'सत्तावन्न', 'अठ्ठावन्न', 'एकोणसाठ'],
  ['साठ', 'एकसष्ट', 'बासष्ट', 'त्रेसष्ट', 'चौसष्ट', 'पासष्ट', 'सहासष्ट', 'सदुसष्ट', 'अडुसष्ट', 'एकोणसत्तर'],
  ['सत्तर', 'एक्काहत्तर', 'बाहत्तर', 'त्र्याहत्तर', 'चौऱ्याहत्तर', 'पंच्याहत्तर', 'शहात्तर', 'सत्त्याहत्तर', 'अठ्ठ्याहत्तर', 'एकोणऐंशी'],
  ['ऐंशी', 'एक्क्याऐंशी', 'ब्याऐंशी', 'त्र्याऐंशी', 'चौऱ्याऐंशी', 'पंच्याऐंशी', 'शहाऐंशी', 'सत्त्याऐंशी', 'अठ्ठ्याऐंशी', 'एकोणनव्वद'],
  ['नव्वद', 'एक्क्याण्णव', 'ब्याण्णव', 'त्र्याण्णव', 'चौऱ्याण्णव', 'पंच्याण्णव', 'शहाण्णव', 'सत्त्याण्णव', 'अठ्ठ्याण्णव', 'नव्व्याण्णव'],
].flat();

/** A hundred is one word with its number (पाचशे), and शंभर where nothing smaller follows. */
const joined = (words: string) => words.replaceAll(' शे', 'शे').replace(/(^| )एकशे(?=$| कोटी)/u, '$1शंभर');

export const amountWords: Translation<typeof englishAmountWords> = {
  zero: 'शून्य',
  minus: 'उणे',
  belowHundred: (value) => NUMBER_WORDS[value] ?? '',
  scales: [
    { value: 1_00_00_000, name: 'कोटी' },
    { value: 1_00_000, name: 'लाख' },
    { value: 1_000, name: 'हजार' },
    { value: 100, name: 'शे' },
  ],
  rupees: (words, count) => `${joined(words)} ${count === 1 ? 'रुपया' : 'रुपये'}`,
  paise: (rupees, words) => `${rupees} आणि ${words} पैसे`,
};

export const waitText: Translation<typeof englishWaitText> = {
  seconds: (count) => `${count} सेकंद`,
  minutes: (count) => `${count} ${count === 1 ? 'मिनिट' : 'मिनिटे'}`,
  hours: (count) => `${count} तास`,
};

const MONTHS = ['जानेवारी', 'फेब्रुवारी', 'मार्च', 'एप्रिल', 'मे', 'जून', 'जुलै', 'ऑगस्ट', 'सप्टेंबर', 'ऑक्टोबर', 'नोव्हेंबर', 'डिसेंबर'];
const SHORT_MONTHS = /* @__PURE__ */ 'जाने. फेब्रु. मार्च एप्रि. मे जून जुलै ऑग. सप्टें. ऑक्टो. नोव्हें. डिसें.'.split(' ');

export const monthText: Translation<typeof englishMonthText> = {
  long: (month) => MONTHS[month] ?? '',
  short: (month) => SHORT_MONTHS[month] ?? '',
};

export const FREQUENCY_NAMES: Translation<typeof englishFrequencyNames> = {
  1: 'दरमहा',
  3: 'दर तिमाही',
  6: 'दर सहामाही',
  12: 'दर वर्षी',
  30: 'रोज',
  52: 'दर आठवड्याला',
};

export const ordinalText: Translation<typeof englishOrdinalText> = { day: (count) => `${count}` };

const UNITS = { K: 'हजार', L: 'लाख', Crs: 'कोटी' };

export const shortAmountText: Translation<typeof englishShortAmountText> = {
  inUnits: (figures, unit) => `${plainFigures(figures)} ${UNITS[unit]}`,
};
