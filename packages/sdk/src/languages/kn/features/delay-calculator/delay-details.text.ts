import type { Translation } from '@prosperx/core/language';
import type { delayDetailsText as english } from '#features/delay-calculator/delay-details.text.js';

export const delayDetailsText: Translation<typeof english> = {
  parts: ['ತಡವಾಗಿ ಆರಂಭಿಸಿದರೆ', 'ವಿಳಂಬದಿಂದ ನಷ್ಟ'],
  columns: ['ಅವಧಿ', 'ತಡವಾಗಿ ಆರಂಭಿಸಿದರೆ', 'ಈಗಲೇ ಆರಂಭಿಸಿದರೆ'],
  now: 'ಈಗಲೇ ಆರಂಭಿಸಿದರೆ',
  catchUp: 'ಅದನ್ನು ಸರಿದೂಗಿಸಲು, ಪ್ರತಿ ತಿಂಗಳು',
  rateNeeded: 'ಅಥವಾ ನಿರೀಕ್ಷಿತ ಗಳಿಕೆ',
  summary: (now, later, years) => `ಈಗಲೇ ಆರಂಭಿಸಿದ ಎಸ್‌ಐಪಿ ${now} ಆಗಬಹುದು; ${years} ತಡವಾಗಿ ಆರಂಭಿಸಿದರೆ ${later} ಆಗಬಹುದು`,
};
