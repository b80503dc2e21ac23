import type { Translation } from '@prosperx/core/language';
import type {
  fundCompareText as englishFundCompareText,
  comparisonText as englishComparisonText,
} from '#features/fund-compare/fund-compare.text.js';

export const fundCompareText: Translation<typeof englishFundCompareText> = {
  noServer: 'இந்த விட்ஜெட் சர்வருடன் இணைந்ததும் ஃபண்டுகள் இங்கே அருகருகே தெரியும்.',
  failed: 'இந்த ஃபண்டுகளை ஒப்பிட முடியவில்லை',
  noneTitle: 'ஒப்பிட இன்னும் ஃபண்ட் எதுவும் இல்லை',
  noneText: 'ஃபண்ட் பட்டியலில் அல்லது ஃபண்டின் பக்கத்தில் நான்கு வரை தேர்ந்தெடுக்கவும்.',
  searchFunds: 'ஃபண்டுகளைத் தேடவும்',
  goneFunds: (count) => (count === 1 ? 'கிடைக்காத ஒரு ஃபண்ட்' : `கிடைக்காத ${count} ஃபண்டுகள்`),
};

const names: Readonly<Record<string, string | undefined>> = {
  Regular: 'ரெகுலர் பிளான்',
  Direct: 'டைரக்ட் பிளான்',
  Growth: 'க்ரோத்',
};

export const comparisonText: Translation<typeof englishComparisonText> = {
  caption: 'ஃபண்டுகள் அருகருகே',
  fact: 'விவரம்',
  remove: (fund) => `${fund}: நீக்கவும்`,
  removeShort: 'நீக்கவும்',
  invest: 'முதலீடு',
  investIn: (fund) => `${fund}: முதலீடு செய்யவும்`,
  direct: 'டைரக்ட் பிளான்: இது இங்கே விற்கப்படுவதில்லை.',
  addDirect: (fund) => `${fund}: டைரக்ட் பிளானைக் காட்டவும்`,
  addDirectShort: 'டைரக்ட் பிளானைக் காட்டவும்',
  gone: (count) => (count === 1 ? 'ஃபண்டுகளில் ஒன்று இப்போது கிடைப்பதில்லை.' : `ஃபண்டுகளில் ${count} இப்போது கிடைப்பதில்லை.`),
  removeGone: 'ஒப்பீட்டிலிருந்து நீக்கவும்',
  add: 'ஃபண்டைச் சேர்க்கவும்',

  growth: '₹10,000-ன் வளர்ச்சி',
  growthNote: 'எல்லா ஃபண்டுகளுக்கும் உள்ள மாதங்களில், ஒவ்வொரு மாதக் கடைசி என்ஏவிப்படி ₹10,000 எவ்வளவு ஆனது.',
  summary: (from, parts) => `${from} முதல் ₹10,000 ஆனது: ${parts.join('; ')}`,
  part: (fund, value) => `${fund} ${value}`,
  month: 'தேதி',

  rows: {
    category: 'வகை',
    plan: 'பிளான், ஆப்ஷன்',
    nav: 'என்ஏவி',
    oneYear: '1 ஆண்டு ரிட்டர்ன்',
    threeYears: '3 ஆண்டு ரிட்டர்ன், ஆண்டுக்கு',
    fiveYears: '5 ஆண்டு ரிட்டர்ன், ஆண்டுக்கு',
    risk: 'ரிஸ்கோமீட்டர்',
    size: 'ஃபண்ட் அளவு',
    expense: 'செலவு விகிதம்',
    exitLoad: 'எக்ஸிட் லோடு',
    lockIn: 'லாக்-இன்',
    minimumSip: 'குறைந்தபட்ச எஸ்ஐபி',
    minimumLumpsum: 'குறைந்தபட்ச ஒருமுறை முதலீடு',
    benchmark: 'பெஞ்ச்மார்க்',
    benchmarkOneYear: 'பெஞ்ச்மார்க், 1 ஆண்டு',
    benchmarkThreeYears: 'பெஞ்ச்மார்க், 3 ஆண்டுகள், ஆண்டுக்கு',
    benchmarkFiveYears: 'பெஞ்ச்மார்க், 5 ஆண்டுகள், ஆண்டுக்கு',
    largest: 'முதல் பத்து ஹோல்டிங்குகள்',
    manager: 'ஃபண்ட் மேனேஜர்',
    launched: 'தொடங்கிய நாள்',
  },
  navOn: (nav, date) => `${date} அன்று ₹${nav}`,
  plan: (plan, option) => `${names[plan] ?? plan}, ${names[option] ?? option}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'இல்லை';
    return isMost ? `அதிகபட்சம் ${count} ஆண்டுகள்` : `${count} ஆண்டுகள்`;
  },
  aYear: (percent) => `ஆண்டுக்கு ${percent}`,
  asOf: (what, date) => `${what}, ${date} நிலவரப்படி`,
  notKnown: 'விவரம் இல்லை',
  modelled: 'இந்த ஃபண்டுகளின் என்ஏவி, செலவு, அளவு, பெஞ்ச்மார்க், மேனேஜர் விவரங்கள் சாண்ட்பாக்ஸின் உதாரணங்கள்; ஃபண்ட் ஹவுஸ்கள் வெளியிட்டவை அல்ல.',
  past: 'கடந்தகாலச் செயல்பாடு எதிர்கால ரிட்டர்னைக் குறிக்காது.',
};
