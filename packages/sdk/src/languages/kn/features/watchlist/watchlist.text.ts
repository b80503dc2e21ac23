import type { Translation } from '@prosperx/core/language';
import type { watchlistText as english } from '#features/watchlist/watchlist.text.js';

export const watchlistText: Translation<typeof english> = {
  noServer: 'ಈ ವಿಜೆಟ್ ಸರ್ವರ್‌ಗೆ ಸಂಪರ್ಕಗೊಂಡ ಮೇಲೆ ನಿಮ್ಮ ವಾಚ್‌ಲಿಸ್ಟ್ ಫಂಡ್‌ಗಳು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
  failed: 'ನಿಮ್ಮ ವಾಚ್‌ಲಿಸ್ಟ್ ತೋರಿಸಲು ಆಗಲಿಲ್ಲ',
  logInFirst: 'ನಿಮ್ಮ ವಾಚ್‌ಲಿಸ್ಟ್ ನೋಡಲು ಲಾಗಿನ್ ಮಾಡಿ',
  noneTitle: 'ನಿಮ್ಮ ವಾಚ್‌ಲಿಸ್ಟ್ ಖಾಲಿ ಇದೆ',
  noneText: 'ಫಂಡ್ ಸೇರಿಸಲು ಅದರ ಪಕ್ಕದ ನಕ್ಷತ್ರವನ್ನು ಆರಿಸಿ.',
  searchFunds: 'ಫಂಡ್‌ಗಳನ್ನು ಹುಡುಕಿ',
  caption: 'ನಿಮ್ಮ ವಾಚ್‌ಲಿಸ್ಟ್ ಫಂಡ್‌ಗಳು',
};
