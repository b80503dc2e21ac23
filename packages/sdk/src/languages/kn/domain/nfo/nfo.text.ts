import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { nfoText as englishNfoText, nfoShareText as englishNfoShareText } from '#domain/nfo/nfo.text.js';

const inDays = (days: number) => (days === 1 ? 'ನಾಳೆ' : `${days} ದಿನಗಳಲ್ಲಿ`);

export const nfoText: Translation<typeof englishNfoText> = {
  groups: {
    open: 'ತೆರೆದಿರುವವು',
    upcoming: 'ಬರಲಿರುವವು',
    closed: 'ಇತ್ತೀಚೆಗೆ ಮುಗಿದವು',
    'closed-listed': 'ಮುಗಿದು ಲಿಸ್ಟ್ ಆದವು',
  },
  withdrawn: (date) => `${formatDateShort(date)}ರಂದು ಹಿಂತೆಗೆಯಲಾಗಿದೆ`,
  countdown: (next) => {
    if (next.next === 'opens') return `${inDays(next.days)} ಆರಂಭವಾಗುತ್ತದೆ`;
    if (next.days > 0) return `${inDays(next.days)} ಮುಗಿಯುತ್ತದೆ`;
    if (next.takes === null) return 'ಇಂದು ಮುಗಿಯುತ್ತದೆ';
    return next.takes === 'SIP'
      ? 'ಇಂದು ಮುಗಿಯುತ್ತದೆ: ಎಸ್‌ಐಪಿ ಮಧ್ಯಾಹ್ನ 3 ಗಂಟೆಯವರೆಗೆ, ಇಡಿಗಂಟು ಮಧ್ಯರಾತ್ರಿವರೆಗೆ'
      : 'ಮಧ್ಯರಾತ್ರಿ ಮುಗಿಯುತ್ತದೆ, ಇಡಿಗಂಟಿಗೆ ಮಾತ್ರ';
  },
  allotment: (date, isPast) =>
    isPast ? `ಯೂನಿಟ್ ಹಂಚಿಕೆಯಾದ ದಿನ: ${formatDateShort(date)}` : `ಯೂನಿಟ್ ಹಂಚಿಕೆಯ ದಿನ: ${formatDateShort(date)}`,
  sourceOf: (source, date) => `${source}, ${date}ರಂತೆ.`,
  moved: (days) => `ಈ ಸ್ಯಾಂಡ್‌ಬಾಕ್ಸ್‌ನಲ್ಲಿ ನಿಜವಾದ ಎನ್‌ಎಫ್‌ಒಗಳ ತಾರೀಖುಗಳನ್ನು ${days} ದಿನ ಸರಿಸಲಾಗಿದೆ; ಕನಿಷ್ಠ ಮೊತ್ತಗಳು ಉದಾಹರಣೆ ಮಾತ್ರ.`,
};

export const nfoShareText: Translation<typeof englishNfoShareText> = {
  shareHeading: 'ಹೇಗೆ ಶೇರ್ ಮಾಡುತ್ತೀರಿ',
  shareMessage: (nfos) =>
    nfos.length === 1
      ? `ಈ ಹೊಸ ಫಂಡ್ ಆಫರ್ (ಎನ್‌ಎಫ್‌ಒ) ನೋಡಿ: ${nfos[0] ?? ''}.`
      : `ಈ ಹೊಸ ಫಂಡ್ ಆಫರ್‌ಗಳನ್ನು (ಎನ್‌ಎಫ್‌ಒ) ನೋಡಿ: ${nfos.join('; ')}.`,
  shareItem: (name, isOpen, opens, closes) =>
    isOpen ? `${name}, ${closes}ರವರೆಗೆ ತೆರೆದಿರುತ್ತದೆ` : `${name}, ${opens}ರಿಂದ ${closes}ರವರೆಗೆ ತೆರೆದಿರುತ್ತದೆ`,
  shared: 'ಎನ್‌ಎಫ್‌ಒ ಲಿಂಕ್ ಶೇರ್ ಆಯಿತು!',
  notShared: 'ಎನ್‌ಎಫ್‌ಒ ಲಿಂಕ್ ಶೇರ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
