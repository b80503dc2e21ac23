import type { Translation } from '@prosperx/core/language';
import type { goneText as english } from '#features/watchlist/gone.text.js';

export const goneText: Translation<typeof english> = {
  noLonger: (funds) => `ಈಗ ಲಭ್ಯವಿಲ್ಲ: ${funds}.`,
  unknownFund: 'ಅಪರಿಚಿತ ಫಂಡ್',
  unwatch: 'ವಾಚ್‌ಲಿಸ್ಟ್‌ನಿಂದ ತೆಗೆಯಿರಿ',
};
