import type { Translation } from '@prosperx/core/language';
import type {
  fundPageText as englishFundPageText,
  fundDetailText as englishFundDetailText,
} from '#features/fund-detail/fund-detail.text.js';

const names: Readonly<Record<string, string | undefined>> = {
  Regular: 'ರೆಗ್ಯುಲರ್ ಪ್ಲಾನ್',
  Direct: 'ಡೈರೆಕ್ಟ್ ಪ್ಲಾನ್',
  Growth: 'ಗ್ರೋತ್',
};

const periodWords = {
  '1M': '1 ತಿಂಗಳ',
  '6M': '6 ತಿಂಗಳ',
  '1Y': '1 ವರ್ಷದ',
  '3Y': '3 ವರ್ಷದ',
  '5Y': '5 ವರ್ಷದ',
} as const;

export const fundPageText: Translation<typeof englishFundPageText> = {
  plan: (plan, option) => `${names[plan] ?? plan}, ${names[option] ?? option}`,

  nav: 'ಎನ್‌ಎವಿ',
  navOn: (date) => `${date}ರ ಎನ್‌ಎವಿ`,
  inADay: 'ಒಂದು ದಿನದಲ್ಲಿ',
  returnOf: (period) => `${periodWords[period]} ಗಳಿಕೆ`,
  aYear: 'ವರ್ಷಕ್ಕೆ',
  period: 'ಅವಧಿ',
  ranges: { '1M': '1 ತಿಂಗಳು', '6M': '6 ತಿಂಗಳು', '1Y': '1 ವರ್ಷ', '3Y': '3 ವರ್ಷ', '5Y': '5 ವರ್ಷ', ALL: 'ಎಲ್ಲ' },
  summary: (rose, from, to, since) => `${since}ರಿಂದೀಚೆಗೆ ಎನ್‌ಎವಿ ₹${from}ರಿಂದ ₹${to}ಕ್ಕೆ ${rose ? 'ಏರಿದೆ' : 'ಇಳಿದಿದೆ'}`,
  navTable: { caption: 'ತಾರೀಖುವಾರು ಎನ್‌ಎವಿ', columns: ['ತಾರೀಖು', 'ಎನ್‌ಎವಿ'] },
  modelled: 'ಸ್ಯಾಂಡ್‌ಬಾಕ್ಸ್ ಎನ್‌ಎವಿಗಳು: ಪ್ರಕಟವಾದ ಗಳಿಕೆಯಿಂದ ರೂಪಿಸಿದವು; ಇವು ಪ್ರಕಟವಾದವಲ್ಲ.',
  notBefore: (date) => `${date}ಕ್ಕೆ ಮೊದಲಿನ ಎನ್‌ಎವಿ ಇಲ್ಲ`,
  notAllBefore: (date) => `${date}ಕ್ಕೆ ಮೊದಲಿನ ಕೆಲವು ಎನ್‌ಎವಿಗಳು ಇಲ್ಲ`,

  facts: 'ಮುಖ್ಯ ವಿವರಗಳು',
  expenseAYear: (percent) => `ವರ್ಷಕ್ಕೆ ${percent}`,
  lockInYears: (count, isMost) => {
    if (count === 0) return 'ಇಲ್ಲ';
    return isMost ? `ಗರಿಷ್ಠ ${count} ವರ್ಷ` : `${count} ವರ್ಷ`;
  },
  factsOf: (days) => `${days}ರಂತೆ ವಿವರಗಳು.`,
  playedFacts: 'ಈ ವಿವರಗಳು ಸ್ಯಾಂಡ್‌ಬಾಕ್ಸ್‌ನ ಉದಾಹರಣೆಗಳು; ಫಂಡ್ ಹೌಸ್ ಪ್ರಕಟಿಸಿದವಲ್ಲ.',
  missing: (facts) => `ಈ ಸ್ಕೀಮ್‌ನ ಈಗಿನ ${facts.join(', ')} ವಿವರಗಳು ನಮ್ಮ ಬಳಿ ಇಲ್ಲ. ಫಂಡ್ ಹೌಸ್‌ನ ಫ್ಯಾಕ್ಟ್‌ಶೀಟ್ ನೋಡಿ.`,
  commission: 'ರೆಗ್ಯುಲರ್ ಪ್ಲಾನ್‌ನಲ್ಲಿ, ಫಂಡ್ ಹೌಸ್ ಡಿಸ್ಟ್ರಿಬ್ಯೂಟರ್‌ಗೆ ಕೊಡುವ ಕಮಿಷನ್ ಕೂಡ ವೆಚ್ಚ ಅನುಪಾತದಲ್ಲಿ ಸೇರಿರುತ್ತದೆ.',

  sinceLaunch: 'ಆರಂಭದಿಂದ',
  since: (date) => `${date}ರಿಂದ`,
  share: 'ಶೇರ್ ಮಾಡಿ',

  managerOf: (date) => `ಫಂಡ್ ಮ್ಯಾನೇಜರ್, ${date}ರಂತೆ`,
  fundHouse: 'ಫಂಡ್ ಹೌಸ್',
  isin: 'ISIN',

  invest: 'ಹೂಡಿಕೆ ಮಾಡಿ',
  lumpsum: 'ಇಡಿಗಂಟು',
  startSip: (amount) => (amount ? `${amount} ಎಸ್‌ಐಪಿ ಆರಂಭಿಸಿ` : 'ಎಸ್‌ಐಪಿ ಆರಂಭಿಸಿ'),
};

export const fundDetailText: Translation<typeof englishFundDetailText> = {
  noServer: 'ಈ ವಿಜೆಟ್ ಸರ್ವರ್‌ಗೆ ಸಂಪರ್ಕಗೊಂಡು, ಫಂಡ್ ಕೊಟ್ಟ ಮೇಲೆ ಅದು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ.',
  failed: 'ಈ ಫಂಡ್ ತೋರಿಸಲು ಆಗಲಿಲ್ಲ',
  searchFunds: 'ಫಂಡ್‌ಗಳನ್ನು ಹುಡುಕಿ',
  unknown: 'ಈ ಸ್ಕೀಮ್ ಈಗ ಲಭ್ಯವಿಲ್ಲ.',

  fundSize: 'ಫಂಡ್ ಗಾತ್ರ',
  expenseRatio: 'ವೆಚ್ಚ ಅನುಪಾತ',
  exitLoad: 'ಎಕ್ಸಿಟ್ ಲೋಡ್',
  minimumSip: 'ಕನಿಷ್ಠ ಎಸ್‌ಐಪಿ',
  minimumLumpsum: 'ಕನಿಷ್ಠ ಇಡಿಗಂಟು',
  lockIn: 'ಲಾಕ್-ಇನ್',
  benchmark: 'ಬೆಂಚ್‌ಮಾರ್ಕ್',
  launched: 'ಆರಂಭದ ದಿನ',
};
