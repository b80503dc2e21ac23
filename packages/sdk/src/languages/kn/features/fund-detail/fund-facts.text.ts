import type { Translation } from '@prosperx/core/language';
import type { fundFactsText as english } from '#features/fund-detail/fund-facts.text.js';

export const fundFactsText: Translation<typeof english> = {
  played: 'ಕೆಳಗಿನ ವಿವರಗಳು ಸ್ಯಾಂಡ್‌ಬಾಕ್ಸ್‌ನ ಉದಾಹರಣೆಗಳು; ಫಂಡ್ ಹೌಸ್ ಪ್ರಕಟಿಸಿದವಲ್ಲ.',
  asOf: (date) => `${date}ರಂತೆ.`,

  exitLoad: 'ಅವಧಿಯ ಪ್ರಕಾರ ಎಕ್ಸಿಟ್ ಲೋಡ್',
  age: 'ಯೂನಿಟ್ ಇಟ್ಟ ಅವಧಿ',
  younger: ({ days, months, isInclusive }) => {
    if (isInclusive) return days === null ? `${months ?? 0} ತಿಂಗಳವರೆಗೆ` : `${days} ದಿನದವರೆಗೆ`;
    return days === null ? `${months ?? 0} ತಿಂಗಳಿಗಿಂತ ಕಡಿಮೆ` : `${days} ದಿನಕ್ಕಿಂತ ಕಡಿಮೆ`;
  },
  older: 'ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು',
  anyAge: 'ಎಷ್ಟಾದರೂ',
  keptBack: 'ಕಡಿತ',
  nothing: 'ಏನೂ ಇಲ್ಲ',
  percent: (percent) => `${percent}%`,

  benchmark: 'ಬೆಂಚ್‌ಮಾರ್ಕ್ ಜೊತೆ ಹೋಲಿಕೆ',
  period: 'ಅವಧಿ',
  periods: { '1Y': '1 ವರ್ಷ', '3Y': '3 ವರ್ಷ', '5Y': '5 ವರ್ಷ' },
  fund: 'ಫಂಡ್',
  index: 'ಬೆಂಚ್‌ಮಾರ್ಕ್',
  benchmarkNote: (name) => `ಬೆಂಚ್‌ಮಾರ್ಕ್: ${name}. 1 ವರ್ಷಕ್ಕಿಂತ ಹೆಚ್ಚಿನ ಅವಧಿಯ ಗಳಿಕೆ ವಾರ್ಷಿಕ ಲೆಕ್ಕದಲ್ಲಿದೆ (CAGR).`,

  managers: 'ಯಾರು ನಿರ್ವಹಿಸುತ್ತಾರೆ',
  manager: 'ಫಂಡ್ ಮ್ಯಾನೇಜರ್',
  since: 'ಯಾವಾಗಿನಿಂದ',

  holdings: 'ಹತ್ತು ದೊಡ್ಡ ಹೋಲ್ಡಿಂಗ್‌ಗಳು',
  holding: 'ಹೋಲ್ಡಿಂಗ್',
  sector: 'ವಲಯ ಅಥವಾ ರೇಟಿಂಗ್',
  share: 'ಪಾಲು',
  together: (count, percent) => `ಈ ${count} ಸೇರಿ ಒಟ್ಟು ಹಣದ ${percent}.`,
  sectors: 'ವಲಯವಾರು',
  sectorName: 'ವಲಯ',

  size: 'ಕಾಲಕ್ರಮದಲ್ಲಿ ಫಂಡ್ ಗಾತ್ರ',
  sizeFinding: (from, to, since) => `${since}ರಿಂದೀಚೆಗೆ ಫಂಡ್ ಗಾತ್ರ ${from} ಇದ್ದದ್ದು ${to} ಆಗಿದೆ`,
  sizeNote: 'ಕೋಟಿ ರೂಪಾಯಿಗಳಲ್ಲಿ.',
  date: 'ತಾರೀಖು',
  sizeColumn: 'ಫಂಡ್ ಗಾತ್ರ',

  documents: 'ದಾಖಲೆಗಳು',
  documentNames: {
    SID: 'ಸ್ಕೀಮ್ ಮಾಹಿತಿ ದಾಖಲೆ (SID)',
    KIM: 'ಮುಖ್ಯ ಮಾಹಿತಿ ದಾಖಲೆ (KIM)',
    Factsheet: 'ತಿಂಗಳ ಫ್ಯಾಕ್ಟ್‌ಶೀಟ್',
    'Annual report': 'ವಾರ್ಷಿಕ ವರದಿ',
  },
  newTab: 'ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ',
};
