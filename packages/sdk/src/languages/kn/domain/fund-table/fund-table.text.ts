import type { Translation } from '@prosperx/core/language';
import type { fundTableText as english } from '#domain/fund-table/fund-table.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundTableText: Translation<typeof english> = {
  range: (from, to, of) => `${count(of)}ರಲ್ಲಿ ${count(from)}ರಿಂದ ${count(to)}`,
  beyondTitle: 'ಈ ಪುಟ ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲ',
  beyondText: (pages) => (pages === 1 ? 'ಪಟ್ಟಿಯಲ್ಲಿ ಒಂದೇ ಪುಟ ಇದೆ.' : `ಪಟ್ಟಿಯಲ್ಲಿ ${count(pages)} ಪುಟಗಳಿವೆ.`),
  firstPage: 'ಮೊದಲ ಪುಟಕ್ಕೆ ಹೋಗಿ',
  scheme: 'ಸ್ಕೀಮ್',
  risk: 'ರಿಸ್ಕ್',
  oneYear: '1 ವರ್ಷ',
  oneYearLong: '1 ವರ್ಷ',
  threeYears: '3 ವರ್ಷ',
  threeYearsLong: '3 ವರ್ಷ',
  fiveYears: '5 ವರ್ಷ',
  fiveYearsLong: '5 ವರ್ಷ',
  cost: 'ವೆಚ್ಚ',
  costLong: 'ವೆಚ್ಚ ಅನುಪಾತ',
  size: 'ಗಾತ್ರ',
  sizeLong: 'ಫಂಡ್ ಗಾತ್ರ',
  minimumSip: 'ಕನಿಷ್ಠ ಎಸ್‌ಐಪಿ',
  action: 'ಕಾರ್ಯ',
  invest: 'ಹೂಡಿಕೆ',
  investIn: (fund) => `${fund}: ಹೂಡಿಕೆ ಮಾಡಿ`,
  past: 'ಹಿಂದಿನ ಸಾಧನೆ ಮುಂದಿನ ಗಳಿಕೆಯ ಸೂಚನೆಯಲ್ಲ.',
};
