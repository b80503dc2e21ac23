import type { Translation } from '@prosperx/core/language';
import type {
  fundPageText as englishFundPageText,
  fundDetailText as englishFundDetailText,
} from '#features/fund-detail/fund-detail.text.js';

const years = (count: number) => `${count} ${count === 1 ? 'ஆண்டு' : 'ஆண்டுகள்'}`;

const names: Readonly<Record<string, string | undefined>> = {
  Regular: 'ரெகுலர் பிளான்',
  Direct: 'டைரக்ட் பிளான்',
  Growth: 'க்ரோத்',
};

const periodWords = {
  '1M': '1 மாத',
  '6M': '6 மாத',
  '1Y': '1 ஆண்டு',
  '3Y': '3 ஆண்டு',
  '5Y': '5 ஆண்டு',
} as const;

export const fundPageText: Translation<typeof englishFundPageText> = {
  plan: (plan, option) => `${names[plan] ?? plan}, ${names[option] ?? option}`,

  nav: 'என்ஏவி',
  navOn: (date) => `${date} அன்றைய என்ஏவி`,
  inADay: 'ஒரு நாளில்',
  returnOf: (period) => `${periodWords[period]} ரிட்டர்ன்`,
  aYear: 'ஆண்டுக்கு',
  period: 'காலம்',
  ranges: { '1M': '1 மாதம்', '6M': '6 மாதம்', '1Y': '1 ஆண்டு', '3Y': '3 ஆண்டு', '5Y': '5 ஆண்டு', ALL: 'எல்லாம்' },
  summary: (rose, from, to, since) => `${since} முதல் என்ஏவி ₹${from}-லிருந்து ₹${to} ஆக ${rose ? 'உயர்ந்தது' : 'குறைந்தது'}`,
  navTable: { caption: 'தேதி வாரியாக என்ஏவி', columns: ['தேதி', 'என்ஏவி'] },
  modelled: 'சாண்ட்பாக்ஸின் என்ஏவி: வெளியிடப்பட்ட ரிட்டர்னிலிருந்து உருவாக்கியவை; இவை வெளியிடப்பட்டவை அல்ல.',
  notBefore: (date) => `${date}-க்கு முந்தைய என்ஏவி இல்லை`,
  notAllBefore: (date) => `${date}-க்கு முந்தைய சில என்ஏவிகள் இல்லை`,

  facts: 'முக்கிய விவரங்கள்',
  expenseAYear: (percent) => `ஆண்டுக்கு ${percent}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'இல்லை';
    return isMost ? `அதிகபட்சம் ${years(count)}` : years(count);
  },
  factsOf: (days) => `${days} நிலவரப்படியான விவரங்கள்.`,
  playedFacts: 'இந்த விவரங்கள் சாண்ட்பாக்ஸின் உதாரணங்கள்; ஃபண்ட் ஹவுஸ் வெளியிட்டவை அல்ல.',
  missing: (facts) => `இந்த ஸ்கீமின் தற்போதைய ${facts.join(', ')} விவரங்கள் எங்களிடம் இல்லை. ஃபண்ட் ஹவுஸின் ஃபேக்ட்ஷீட்டைப் பார்க்கவும்.`,
  commission: 'ரெகுலர் பிளானில், ஃபண்ட் ஹவுஸ் டிஸ்ட்ரிபியூட்டருக்குத் தரும் கமிஷனும் செலவு விகிதத்தில் அடங்கும்.',

  sinceLaunch: 'தொடங்கியதிலிருந்து',
  since: (date) => `${date} முதல்`,
  share: 'பகிரவும்',

  managerOf: (date) => `ஃபண்ட் மேனேஜர், ${date} நிலவரப்படி`,
  fundHouse: 'ஃபண்ட் ஹவுஸ்',
  isin: 'ISIN',

  invest: 'முதலீடு செய்யவும்',
  lumpsum: 'ஒருமுறை முதலீடு',
  startSip: (amount) => (amount ? `${amount} எஸ்ஐபி தொடங்கவும்` : 'எஸ்ஐபி தொடங்கவும்'),
};

export const fundDetailText: Translation<typeof englishFundDetailText> = {
  noServer: 'இந்த விட்ஜெட் சர்வருடன் இணைந்து, ஃபண்டும் தரப்பட்டதும் அது இங்கே தெரியும்.',
  failed: 'இந்த ஃபண்டைக் காட்ட முடியவில்லை',
  searchFunds: 'ஃபண்டுகளைத் தேடவும்',
  unknown: 'இந்த ஸ்கீம் இப்போது கிடைப்பதில்லை.',

  fundSize: 'ஃபண்ட் அளவு',
  expenseRatio: 'செலவு விகிதம்',
  exitLoad: 'எக்ஸிட் லோடு',
  minimumSip: 'குறைந்தபட்ச எஸ்ஐபி',
  minimumLumpsum: 'குறைந்தபட்ச ஒருமுறை முதலீடு',
  lockIn: 'லாக்-இன்',
  benchmark: 'பெஞ்ச்மார்க்',
  launched: 'தொடங்கிய நாள்',
};
