import type { Translation } from '@prosperx/core/language';
import type { retirementDetailsText as english } from '#features/retirement-calculator/retirement-details.text.js';

export const retirementDetailsText: Translation<typeof english> = {
  corpus: (age) => `${age}ನೇ ವಯಸ್ಸಿಗೆ ಬೇಕಾದ ಮೊತ್ತ`,
  firstExpenses: (age) => `${age}ನೇ ವಯಸ್ಸಿಗೆ ತಿಂಗಳ ಖರ್ಚು (ಅಂದಾಜು)`,
  columns: ['ಅವಧಿ', 'ಹೂಡಿಕೆ', 'ಇರುವುದು'],
  summary: (corpus, retireAt, liveUntil) => `${retireAt}ನೇ ವಯಸ್ಸಿಗೆ ${corpus} ಇದ್ದರೆ ${liveUntil}ನೇ ವಯಸ್ಸಿನವರೆಗೆ ಸಾಕಾಗಬಹುದು`,
};
