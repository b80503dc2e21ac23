import type { Translation } from '@prosperx/core/language';
import type { xirrDetailsText as english } from '#features/xirr-calculator/xirr-details.text.js';

export const xirrDetailsText: Translation<typeof english> = {
  parts: ['ಹಾಕಿದ್ದು', 'ಲಾಭ'],
  columns: ['ಅವಧಿ', 'ಹಾಕಿದ್ದು', 'ತೆಗೆದದ್ದು, ಇರುವುದು'],
  returned: 'ತೆಗೆದದ್ದು, ಅಥವಾ ಈಗಿರುವುದು',
  summary: (invested, returned, rate) =>
    rate === null ? `ಹಾಕಿದ ${invested} ಈಗ ${returned} ಆಗಿದೆ` : `ಹಾಕಿದ ${invested} ಈಗ ${returned} ಆಗಿದೆ, ವರ್ಷಕ್ಕೆ ${rate}`,
};
