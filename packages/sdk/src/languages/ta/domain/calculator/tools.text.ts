import type { Translation } from '@prosperx/core/language';
import type {
  partsText as englishPartsText,
  toolsText as englishToolsText,
  todaysMoneyText as englishTodaysMoneyText,
  yearsTableText as englishYearsTableText,
} from '#domain/calculator/tools.text.js';

export const partsText: Translation<typeof englishPartsText> = { parts: ['உங்கள் முதலீடு', 'உங்கள் லாபம்'] };

export const toolsText: Translation<typeof englishToolsText> = {
  indicative: 'இவை உத்தேசக் கணக்குகள் மட்டுமே.',
  readMore: 'மேலும் படிக்க',
  readLess: 'சுருக்கவும்',
  keepAsGoal: 'உங்கள் ஃபோலியோ, எஸ்ஐபிகளுடன் இலக்காகச் சேமிக்கவும்',
  names: { today: 'இன்றைய பண மதிப்பில்', years: 'ஆண்டு வாரியாக', fund: 'உண்மையான ஃபண்டில்' },
};

export const todaysMoneyText: Translation<typeof englishTodaysMoneyText> = {
  inflation: 'விலைவாசி உயர்வு',
  buys: (inflation, amount, years, today) => [
    'ஆண்டுக்கு ',
    inflation,
    ' பணவீக்கத்தில், ',
    amount,
    `-க்கு ${years} வாங்கக்கூடியதை இன்று `,
    today,
    '-க்கே வாங்கலாம்.',
  ],
  after: (years) => `${years} கழித்து`,
  now: 'இப்போது',
  real: (inflation, real) => ['ஆண்டுக்கு ', inflation, ' பணவீக்கத்தைக் கழித்தால், அது ஆண்டுக்கு ', real, ' மட்டுமே.'],
};

export const yearsTableText: Translation<typeof englishYearsTableText> = {
  today: 'இன்றைய பண மதிப்பில்',
  copy: 'அட்டவணையை காப்பி செய்யவும்',
  save: 'CSV ஆகச் சேமிக்கவும்',
};
