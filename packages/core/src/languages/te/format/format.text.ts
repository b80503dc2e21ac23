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
  'సున్నా',
  'ఒకటి',
  'రెండు',
  'మూడు',
  'నాలుగు',
  'ఐదు',
  'ఆరు',
  'ఏడు',
  'ఎనిమిది',
  'తొమ్మిది',
  'పది',
  'పదకొండు',
  'పన్నెండు',
  'పదమూడు',
  'పద్నాలుగు',
  'పదిహేను',
  'పదహారు',
  'పదిహేడు',
  'పద్దెనిమిది',
  'పంతొమ్మిది',
];
const TENS = ['', '', 'ఇరవై', 'ముప్పై', 'నలభై', 'యాభై', 'అరవై', 'డెబ్భై', 'ఎనభై', 'తొంభై'];

function belowHundred(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  if (tens < 2) return BELOW_TWENTY[value] ?? '';
  return ones === 0 ? (TENS[tens] ?? '') : `${TENS[tens] ?? ''} ${BELOW_TWENTY[ones] ?? ''}`;
}

/** A number before what it counts: ఇరవై ఒక్క లక్షల, నూట ఒక్క రూపాయలు. */
const counting = (words: string) => words.replace(/ఒకటి$/u, 'ఒక్క');

function hundreds(count: number, isLast: boolean): string {
  if (count === 1) return isLast ? 'వంద' : 'నూట';
  return `${belowHundred(count)} వందల`;
}

function lakhs(count: number, isAlone: boolean): string {
  if (count === 1) return isAlone ? 'లక్ష' : 'ఒక లక్ష';
  return `${counting(belowHundred(count))} లక్షల`;
}

function crores(count: number, isAlone: boolean): string {
  if (count === 1) return isAlone ? 'కోటి' : 'ఒక కోటి';
  return `${counting(spell(count))} కోట్ల`;
}

/** In Telugu a scale changes by its number and by what stands next to it, so that an amount is spelled as one. */
function spell(count: number): string {
  const [crore, lakh] = [Math.floor(count / 1_00_00_000), Math.floor((count % 1_00_00_000) / 1_00_000)];
  const [thousand, hundred] = [Math.floor((count % 1_00_000) / 1_000), Math.floor((count % 1_000) / 100)];
  const rest = count % 100;
  return [
    ...(crore > 0 ? [crores(crore, count === 1_00_00_000)] : []),
    ...(lakh > 0 ? [lakhs(lakh, count === 1_00_000)] : []),
    ...(thousand > 0 ? [thousand === 1 ? 'వెయ్యి' : `${counting(belowHundred(thousand))} వేల`] : []),
    ...(hundred > 0 ? [hundreds(hundred, rest === 0)] : []),
    ...(rest > 0 ? [belowHundred(rest)] : []),
  ].join(' ');
}

export const amountWords: Translation<typeof englishAmountWords> = {
  zero: 'సున్నా',
  minus: 'మైనస్',
  belowHundred,
  scales: [
    { value: 1_00_00_000, name: 'కోట్ల' },
    { value: 1_00_000, name: 'లక్షల' },
    { value: 1_000, name: 'వేల' },
    { value: 100, name: 'వందల' },
  ],
  rupees: (words, count) => {
    if (count === 0) return `${words} రూపాయలు`;
    return count === 1 ? 'ఒక రూపాయి' : `${counting(spell(count))} రూపాయలు`;
  },
  paise: (rupees, words) => `${rupees} ${words === 'ఒకటి' ? 'ఒక పైసా' : `${counting(words)} పైసలు`}`,
};

export const waitText: Translation<typeof englishWaitText> = {
  seconds: (count) => `${count} ${count === 1 ? 'సెకను' : 'సెకన్లు'}`,
  minutes: (count) => `${count} ${count === 1 ? 'నిమిషం' : 'నిమిషాలు'}`,
  hours: (count) => `${count} ${count === 1 ? 'గంట' : 'గంటలు'}`,
};

const MONTHS = ['జనవరి', 'ఫిబ్రవరి', 'మార్చి', 'ఏప్రిల్', 'మే', 'జూన్', 'జులై', 'ఆగస్టు', 'సెప్టెంబర్', 'అక్టోబర్', 'నవంబర్', 'డిసెంబర్'];
const SHORT_MONTHS = /* @__PURE__ */ 'జన. ఫిబ్ర. మార్చి ఏప్రి. మే జూన్ జులై ఆగ. సెప్టెం. అక్టో. నవం. డిసెం.'.split(' ');

export const monthText: Translation<typeof englishMonthText> = {
  long: (month) => MONTHS[month] ?? '',
  short: (month) => SHORT_MONTHS[month] ?? '',
};

export const FREQUENCY_NAMES: Translation<typeof englishFrequencyNames> = {
  1: 'ప్రతి నెలా',
  3: 'మూడు నెలలకోసారి',
  6: 'ఆరు నెలలకోసారి',
  12: 'ఏడాదికోసారి',
  30: 'రోజూ',
  52: 'ప్రతి వారం',
};

export const ordinalText: Translation<typeof englishOrdinalText> = { day: (count) => `${count}` };

const UNITS = { K: ['వెయ్యి', 'వేలు'], L: ['లక్ష', 'లక్షలు'], Crs: ['కోటి', 'కోట్లు'] };

export const shortAmountText: Translation<typeof englishShortAmountText> = {
  inUnits: (figures, unit) => {
    const plain = plainFigures(figures);
    return `${plain} ${UNITS[unit][/^−?1$/.test(plain) ? 0 : 1]}`;
  },
};
