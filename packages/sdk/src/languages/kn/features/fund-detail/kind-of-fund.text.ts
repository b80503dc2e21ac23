import type { Translation } from '@prosperx/core/language';
import type { kindOfFundText as english } from '#features/fund-detail/kind-of-fund.text.js';

export const kindOfFundText: Translation<typeof english> = {
  title: 'ಈ ಬಗೆಯ ಫಂಡ್ ಏನು ಮಾಡುತ್ತದೆ',
  note: 'ಇದು ನಮ್ಮ ಮಾತಿನಲ್ಲಿದೆ. ಸ್ಕೀಮ್‌ನ ಸ್ವಂತ ಉದ್ದೇಶ ಅದರ ಸ್ಕೀಮ್ ಮಾಹಿತಿ ದಾಖಲೆಯಲ್ಲಿದೆ.',
};
