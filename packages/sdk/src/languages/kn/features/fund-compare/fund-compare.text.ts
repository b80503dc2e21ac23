import type { Translation } from '@prosperx/core/language';
import type {
  fundCompareText as englishFundCompareText,
  comparisonText as englishComparisonText,
} from '#features/fund-compare/fund-compare.text.js';

export const fundCompareText: Translation<typeof englishFundCompareText> = {
  noServer: 'ಈ ವಿಜೆಟ್ ಸರ್ವರ್‌ಗೆ ಸಂಪರ್ಕಗೊಂಡ ಮೇಲೆ ಫಂಡ್‌ಗಳು ಇಲ್ಲಿ ಅಕ್ಕಪಕ್ಕದಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
  failed: 'ಈ ಫಂಡ್‌ಗಳನ್ನು ಹೋಲಿಸಲು ಆಗಲಿಲ್ಲ',
  noneTitle: 'ಹೋಲಿಸಲು ಇನ್ನೂ ಫಂಡ್‌ಗಳಿಲ್ಲ',
  noneText: 'ಫಂಡ್‌ಗಳ ಪಟ್ಟಿಯಲ್ಲಿ ಅಥವಾ ಫಂಡ್‌ನ ಪುಟದಲ್ಲಿ ನಾಲ್ಕರವರೆಗೆ ಆರಿಸಿ.',
  searchFunds: 'ಫಂಡ್‌ಗಳನ್ನು ಹುಡುಕಿ',
  goneFunds: (count) => (count === 1 ? 'ಲಭ್ಯವಿಲ್ಲದ ಒಂದು ಫಂಡ್ ಅನ್ನು' : `ಲಭ್ಯವಿಲ್ಲದ ${count} ಫಂಡ್‌ಗಳನ್ನು`),
};

const names: Readonly<Record<string, string | undefined>> = {
  Regular: 'ರೆಗ್ಯುಲರ್ ಪ್ಲಾನ್',
  Direct: 'ಡೈರೆಕ್ಟ್ ಪ್ಲಾನ್',
  Growth: 'ಗ್ರೋತ್',
};

export const comparisonText: Translation<typeof englishComparisonText> = {
  caption: 'ಫಂಡ್‌ಗಳು ಅಕ್ಕಪಕ್ಕದಲ್ಲಿ',
  fact: 'ವಿವರ',
  remove: (fund) => `${fund}: ತೆಗೆಯಿರಿ`,
  removeShort: 'ತೆಗೆಯಿರಿ',
  invest: 'ಹೂಡಿಕೆ',
  investIn: (fund) => `${fund}: ಹೂಡಿಕೆ ಮಾಡಿ`,
  direct: 'ಡೈರೆಕ್ಟ್ ಪ್ಲಾನ್: ಇದನ್ನು ಇಲ್ಲಿ ಮಾರುವುದಿಲ್ಲ.',
  addDirect: (fund) => `${fund}: ಡೈರೆಕ್ಟ್ ಪ್ಲಾನ್ ತೋರಿಸಿ`,
  addDirectShort: 'ಡೈರೆಕ್ಟ್ ಪ್ಲಾನ್ ತೋರಿಸಿ',
  gone: (count) => (count === 1 ? 'ಈ ಫಂಡ್‌ಗಳಲ್ಲಿ ಒಂದು ಈಗ ಲಭ್ಯವಿಲ್ಲ.' : `ಈ ಫಂಡ್‌ಗಳಲ್ಲಿ ${count} ಈಗ ಲಭ್ಯವಿಲ್ಲ.`),
  removeGone: 'ಹೋಲಿಕೆಯಿಂದ ತೆಗೆಯಿರಿ',
  add: 'ಫಂಡ್ ಸೇರಿಸಿ',

  growth: '₹10,000 ಎಷ್ಟು ಬೆಳೆಯಿತು',
  growthNote: 'ಎಲ್ಲ ಫಂಡ್‌ಗಳಿಗೂ ಇರುವ ತಿಂಗಳುಗಳಲ್ಲಿ, ಪ್ರತಿ ತಿಂಗಳ ಕೊನೆಯ ಎನ್‌ಎವಿ ಪ್ರಕಾರ ₹10,000 ಎಷ್ಟಾಯಿತು.',
  summary: (from, parts) => `${from}ರಿಂದ ₹10,000 ಹೀಗಾಯಿತು: ${parts.join('; ')}`,
  part: (fund, value) => `${fund} ${value}`,
  month: 'ತಾರೀಖು',

  rows: {
    category: 'ವಿಭಾಗ',
    plan: 'ಪ್ಲಾನ್, ಆಯ್ಕೆ',
    nav: 'ಎನ್‌ಎವಿ',
    oneYear: '1 ವರ್ಷದ ಗಳಿಕೆ',
    threeYears: '3 ವರ್ಷದ ಗಳಿಕೆ, ವರ್ಷಕ್ಕೆ',
    fiveYears: '5 ವರ್ಷದ ಗಳಿಕೆ, ವರ್ಷಕ್ಕೆ',
    risk: 'ರಿಸ್ಕೋಮೀಟರ್',
    size: 'ಫಂಡ್ ಗಾತ್ರ',
    expense: 'ವೆಚ್ಚ ಅನುಪಾತ',
    exitLoad: 'ಎಕ್ಸಿಟ್ ಲೋಡ್',
    lockIn: 'ಲಾಕ್-ಇನ್',
    minimumSip: 'ಕನಿಷ್ಠ ಎಸ್‌ಐಪಿ',
    minimumLumpsum: 'ಕನಿಷ್ಠ ಇಡಿಗಂಟು',
    benchmark: 'ಬೆಂಚ್‌ಮಾರ್ಕ್',
    benchmarkOneYear: 'ಬೆಂಚ್‌ಮಾರ್ಕ್, 1 ವರ್ಷ',
    benchmarkThreeYears: 'ಬೆಂಚ್‌ಮಾರ್ಕ್, 3 ವರ್ಷ, ವರ್ಷಕ್ಕೆ',
    benchmarkFiveYears: 'ಬೆಂಚ್‌ಮಾರ್ಕ್, 5 ವರ್ಷ, ವರ್ಷಕ್ಕೆ',
    largest: 'ಹತ್ತು ದೊಡ್ಡ ಹೋಲ್ಡಿಂಗ್‌ಗಳು',
    manager: 'ಫಂಡ್ ಮ್ಯಾನೇಜರ್',
    launched: 'ಆರಂಭದ ದಿನ',
  },
  navOn: (nav, date) => `${date}ರಂದು ₹${nav}`,
  plan: (plan, option) => `${names[plan] ?? plan}, ${names[option] ?? option}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'ಇಲ್ಲ';
    return isMost ? `ಗರಿಷ್ಠ ${count} ವರ್ಷ` : `${count} ವರ್ಷ`;
  },
  aYear: (percent) => `ವರ್ಷಕ್ಕೆ ${percent}`,
  asOf: (what, date) => `${what}, ${date}ರಂತೆ`,
  notKnown: 'ವಿವರ ಇಲ್ಲ',
  modelled: 'ಈ ಫಂಡ್‌ಗಳ ಎನ್‌ಎವಿ, ವೆಚ್ಚ, ಗಾತ್ರ, ಬೆಂಚ್‌ಮಾರ್ಕ್, ಮ್ಯಾನೇಜರ್ ವಿವರಗಳು ಸ್ಯಾಂಡ್‌ಬಾಕ್ಸ್‌ನ ಉದಾಹರಣೆಗಳು; ಫಂಡ್ ಹೌಸ್‌ಗಳು ಪ್ರಕಟಿಸಿದವಲ್ಲ.',
  past: 'ಹಿಂದಿನ ಸಾಧನೆ ಮುಂದಿನ ಗಳಿಕೆಯ ಸೂಚನೆಯಲ್ಲ.',
};
