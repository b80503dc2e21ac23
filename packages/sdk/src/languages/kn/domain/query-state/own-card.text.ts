import type { Translation } from '@prosperx/core/language';
import type { ownCardText as english } from '#domain/query-state/own-card.text.js';

export const ownCardText: Translation<typeof english> = {
  redeem: { title: 'ಫಂಡ್ ರಿಡೀಮ್ ಮಾಡಿ', logIn: 'ಯೂನಿಟ್‌ಗಳನ್ನು ಮಾರಲು ಲಾಗಿನ್ ಮಾಡಿ.' },
  switch: { title: 'ಫಂಡ್ ಸ್ವಿಚ್ ಮಾಡಿ', logIn: 'ಯೂನಿಟ್‌ಗಳನ್ನು ಮಾರಲು ಲಾಗಿನ್ ಮಾಡಿ.' },
  investMore: { title: 'ಹೆಚ್ಚುವರಿ ಹೂಡಿಕೆಯ ವಿವರಗಳು', logIn: 'ಇನ್ನಷ್ಟು ಹೂಡಿಕೆ ಮಾಡಲು ಲಾಗಿನ್ ಮಾಡಿ.' },
};
