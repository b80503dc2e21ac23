import type { Translation } from '@prosperx/core/language';
import type { primitivesText as english } from '#primitives/primitives.text.js';

export const primitivesText: Translation<typeof english> = {
  brand: 'ProsperX',
  brandHome: 'Prosper X ಮುಖಪುಟ',
  home: 'ಮುಖಪುಟ',
  breadcrumb: 'ಪುಟದ ದಾರಿ',
  close: 'ಮುಚ್ಚಿ',
  closeMessage: 'ಸಂದೇಶವನ್ನು ಮುಚ್ಚಿ',
  copied: 'ಕಾಪಿ ಆಯಿತು',
  copy: 'ಕಾಪಿ',
  notCopied: 'ಕಾಪಿ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಅದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ ನೀವೇ ಕಾಪಿ ಮಾಡಿ.',
  details: 'ವಿವರಗಳು',
  down: 'ಇಳಿಕೆ',
  loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ',
  nextPage: 'ಮುಂದಿನ ಪುಟ',
  pages: 'ಪುಟಗಳು',
  previousPage: 'ಹಿಂದಿನ ಪುಟ',
  showPassword: 'ಪಾಸ್‌ವರ್ಡ್ ತೋರಿಸಿ',
  flat: 'ಬದಲಾವಣೆ ಇಲ್ಲ',
  up: 'ಏರಿಕೆ',
  wait: 'ಇದು ಮುಗಿಯುವವರೆಗೆ ದಯವಿಟ್ಟು ಕಾಯಿರಿ.',
  page: (page) => `ಪುಟ ${page}`,
  riskometer: (level, at, of) => `ರಿಸ್ಕೋಮೀಟರ್: ${level}, ${of} ಹಂತಗಳಲ್ಲಿ ${at}`,
  stepDone: ' (ಮುಗಿಯಿತು)',
  step: (step, of) => `ಹಂತ ${step} / ${of}`,
};
