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

/** The signs that join a number from 1 to 9 to a stem that ends in த or ற. */
const JOINED = ['', 'ொன்று', 'ிரண்டு', 'ு மூன்று', 'ு நான்கு', 'ைந்து', 'ாறு', 'ேழு', 'ெட்டு', 'ொன்பது'];
const TENS = ['', '', 'இருப', 'முப்ப', 'நாற்ப', 'ஐம்ப', 'அறுப', 'எழுப', 'எண்ப', 'தொண்ணூ'];
const BELOW_TWENTY = /* @__PURE__ */ [
  'பூஜ்யம்',
  'ஒன்று',
  'இரண்டு',
  'மூன்று',
  'நான்கு',
  'ஐந்து',
  'ஆறு',
  'ஏழு',
  'எட்டு',
  'ஒன்பது',
  'பத்து',
  'பதினொன்று',
  'பன்னிரண்டு',
  'பதிமூன்று',
  'பதினான்கு',
  'பதினைந்து',
  'பதினாறு',
  'பதினேழு',
  'பதினெட்டு',
  'பத்தொன்பது',
];
const HUNDREDS = ['', 'நூ', 'இருநூ', 'முந்நூ', 'நானூ', 'ஐநூ', 'அறுநூ', 'எழுநூ', 'எண்ணூ'];

function belowHundred(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const stem = TENS[tens] ?? '';
  if (stem === '') return BELOW_TWENTY[value] ?? '';
  if (ones === 0) return `${stem}${tens === 9 ? 'று' : 'து'}`;
  return `${stem}${tens === 9 ? 'ற்ற' : 'த்த'}${JOINED[ones] ?? ''}`;
}

function belowThousand(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (hundreds === 0) return belowHundred(rest);
  if (hundreds === 9) return rest === 0 ? 'தொள்ளாயிரம்' : `தொள்ளாயிரத்து ${belowHundred(rest)}`;
  return `${HUNDREDS[hundreds] ?? ''}${rest === 0 ? 'று' : `ற்று ${belowHundred(rest)}`}`;
}

/** A number before லட்சம் or கோடி: ஒரு, பதினோரு, இருபத்தோரு. */
const counting = (words: string) => words.replace(/ொன்று$/u, 'ோரு').replace(/(^| )ஒன்று$/u, '$1ஒரு');

/** A number that has grown together with ஆயிரம்: ஐந்தாயிரம், இருபத்தோராயிரம். */
const thousands = (count: number) =>
  count === 1 ? 'ஆயிர' : `${belowHundred(count).replace(/ொன்று$/u, 'ோரு').replace(/ு$/u, '')}ாயிர`;

/** In Tamil a scale and its number change by what stands next to them, so that an amount is spelled as one. */
function spell(count: number): string {
  const [crores, lakhs] = [Math.floor(count / 1_00_00_000), Math.floor((count % 1_00_00_000) / 1_00_000)];
  const [thousand, rest] = [Math.floor((count % 1_00_000) / 1_000), count % 1_000];
  const [afterCrores, afterLakhs] = [count % 1_00_00_000 > 0, count % 1_00_000 > 0];
  return [
    ...(crores > 0 ? [`${counting(spell(crores))} ${afterCrores ? 'கோடியே' : 'கோடி'}`] : []),
    ...(lakhs > 0 ? [`${counting(belowHundred(lakhs))} ${afterLakhs ? 'லட்சத்து' : 'லட்சம்'}`] : []),
    ...(thousand > 0 ? [`${thousands(thousand)}${rest > 0 ? 'த்து' : 'ம்'}`] : []),
    ...(rest > 0 ? [belowThousand(rest)] : []),
  ].join(' ');
}

export const amountWords: Translation<typeof englishAmountWords> = {
  zero: 'பூஜ்யம்',
  minus: 'மைனஸ்',
  belowHundred,
  scales: [
    { value: 1_00_00_000, name: 'கோடி' },
    { value: 1_00_000, name: 'லட்சம்' },
    { value: 1_000, name: 'ஆயிரம்' },
    { value: 100, name: 'நூறு' },
  ],
  rupees: (words, count) => `${count === 0 ? words : counting(spell(count))} ரூபாய்`,
  paise: (rupees, words) => `${rupees} ${words} பைசா`,
};

export const waitText: Translation<typeof englishWaitText> = {
  seconds: (count) => `${count} ${count === 1 ? 'வினாடி' : 'வினாடிகள்'}`,
  minutes: (count) => `${count} ${count === 1 ? 'நிமிடம்' : 'நிமிடங்கள்'}`,
  hours: (count) => `${count} மணி நேரம்`,
};

const MONTHS = ['ஜனவரி', 'பிப்ரவரி', 'மார்ச்', 'ஏப்ரல்', 'மே', 'ஜூன்', 'ஜூலை', 'ஆகஸ்ட்', 'செப்டம்பர்', 'அக்டோபர்', 'நவம்பர்', 'டிசம்பர்'];
const SHORT_MONTHS = /* @__PURE__ */ 'ஜன. பிப். மார். ஏப். மே ஜூன் ஜூலை ஆக. செப். அக். நவ. டிச.'.split(' ');

export const monthText: Translation<typeof englishMonthText> = {
  long: (month) => MONTHS[month] ?? '',
  short: (month) => SHORT_MONTHS[month] ?? '',
};

export const FREQUENCY_NAMES: Translation<typeof englishFrequencyNames> = {
  1: 'மாதந்தோறும்',
  3: 'காலாண்டுதோறும்',
  6: 'அரையாண்டுதோறும்',
  12: 'ஆண்டுதோறும்',
  30: 'தினமும்',
  52: 'வாரந்தோறும்',
};

export const ordinalText: Translation<typeof englishOrdinalText> = { day: (count) => `${count}` };

const UNITS = { K: 'ஆயிரம்', L: 'லட்சம்', Crs: 'கோடி' };

export const shortAmountText: Translation<typeof englishShortAmountText> = {
  inUnits: (figures, unit) => `${plainFigures(figures)} ${UNITS[unit]}`,
};
