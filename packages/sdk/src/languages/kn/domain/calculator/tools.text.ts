import type { Translation } from '@prosperx/core/language';
import type {
  partsText as englishPartsText,
  toolsText as englishToolsText,
  todaysMoneyText as englishTodaysMoneyText,
  yearsTableText as englishYearsTableText,
} from '#domain/calculator/tools.text.js';

export const partsText: Translation<typeof englishPartsText> = { parts: ['ನಿಮ್ಮ ಹೂಡಿಕೆ', 'ನಿಮ್ಮ ಲಾಭ'] };

export const toolsText: Translation<typeof englishToolsText> = {
  indicative: 'ಇವು ಅಂದಾಜು ಲೆಕ್ಕಗಳು ಮಾತ್ರ.',
  readMore: 'ಇನ್ನಷ್ಟು ಓದಿ',
  readLess: 'ಕಡಿಮೆ ತೋರಿಸಿ',
  keepAsGoal: 'ನಿಮ್ಮ ಫೋಲಿಯೊ, ಎಸ್‌ಐಪಿಗಳೊಂದಿಗೆ ಗುರಿಯಾಗಿ ಉಳಿಸಿ',
  names: { today: 'ಇಂದಿನ ಹಣದ ಮೌಲ್ಯದಲ್ಲಿ', years: 'ವರ್ಷವಾರು', fund: 'ನಿಜವಾದ ಫಂಡ್‌ನಲ್ಲಿ' },
};

export const todaysMoneyText: Translation<typeof englishTodaysMoneyText> = {
  inflation: 'ಬೆಲೆ ಏರಿಕೆ',
  buys: (inflation, amount, years, today) => [
    'ವರ್ಷಕ್ಕೆ ',
    inflation,
    ' ಹಣದುಬ್ಬರ ಇದ್ದರೆ, ',
    amount,
    `ಕ್ಕೆ ${years} ಕೊಳ್ಳಬಹುದಾದದ್ದನ್ನು ಇಂದು `,
    today,
    'ಕ್ಕೇ ಕೊಳ್ಳಬಹುದು.',
  ],
  after: (years) => `${years} ಕಳೆದಾಗ`,
  now: 'ಈಗ',
  real: (inflation, real) => ['ವರ್ಷಕ್ಕೆ ', inflation, ' ಹಣದುಬ್ಬರ ಕಳೆದರೆ, ಅದು ವರ್ಷಕ್ಕೆ ', real, ' ಮಾತ್ರ.'],
};

export const yearsTableText: Translation<typeof englishYearsTableText> = {
  today: 'ಇಂದಿನ ಹಣದ ಮೌಲ್ಯದಲ್ಲಿ',
  copy: 'ಪಟ್ಟಿಯನ್ನು ಕಾಪಿ ಮಾಡಿ',
  save: 'CSV ಆಗಿ ಉಳಿಸಿ',
};
