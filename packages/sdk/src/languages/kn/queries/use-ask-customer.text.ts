import type { Translation } from '@prosperx/core/language';
import type { askCustomerText as english } from '#queries/use-ask-customer.text.js';

export const askCustomerText: Translation<typeof english> = {
  sent: (to) => `ನಿಮ್ಮ ಗ್ರಾಹಕರಿಗೆ ${to} ಮೂಲಕ ಲಿಂಕ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಅವರು 24 ಗಂಟೆಗಳೊಳಗೆ ತಮ್ಮ OTP ಮೂಲಕ ಅಲ್ಲಿ ಒಪ್ಪಿಗೆ ನೀಡಬೇಕು.`,
};
