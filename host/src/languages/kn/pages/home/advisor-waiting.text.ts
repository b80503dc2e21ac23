import type { Translation } from '@prosperx/core/language';
import type { advisorWaitingText as english } from '#pages/home/advisor-waiting.text.js';

export const advisorWaitingText: Translation<typeof english> = {
  family: (name) => `ಕುಟುಂಬ: ${name}`,
  message: (name) => `${name}: WhatsAppನಲ್ಲಿ ಬರೆಯಿರಿ`,
  propose: 'ಪ್ರಸ್ತಾವ ನೀಡಿ',
  proposeTo: (name) => `${name}: ಪ್ರಸ್ತಾವ ನೀಡಿ`,
  toCustomer: (name, about, advisor) => `ನಮಸ್ಕಾರ ${name}, ${about}. ನಾನು ಯಾವಾಗ ಕರೆ ಮಾಡಬಹುದು ಎಂದು ತಿಳಿಸಿ.\n${advisor}`,
  about: {
    order: () => 'ನೀವು ಒಪ್ಪಿಗೆ ನೀಡಿದ್ದೀರಿ, ಈಗ ಆರ್ಡರ್ ಮಾಡುತ್ತೇನೆ',
    payment: (amount) => `ನಿಮ್ಮ${amount && ` ${amount}`} ಆರ್ಡರ್‌ನ ಪಾವತಿ ಬಾಕಿ ಇದೆ`,
    instalment: (amount, day) => `${day && `${day}ರಂದು `}ನಿಮ್ಮ${amount && ` ${amount}`} ಕಂತು ಕಟ್ಟಿಲ್ಲ`,
    mandate: () => 'ನಿಮ್ಮ ಎಸ್‌ಐಪಿಗಳಿಗೆ ಮ್ಯಾಂಡೇಟ್ ಇಲ್ಲ',
    kyc_hold: () => 'ನಿಮ್ಮ KYC ತಡೆಹಿಡಿಯಲಾಗಿದೆ, ಹಾಗಾಗಿ ಈಗ ಹೂಡಿಕೆ ಮಾಡಲಾಗುವುದಿಲ್ಲ',
    redemption: () => 'ಈ ವಾರ ನೀವು ದೊಡ್ಡ ಮೊತ್ತ ರಿಡೀಮ್ ಮಾಡಿದ್ದೀರಿ, ಅದರ ಕಾರಣ ತಿಳಿಯಬೇಕಿದೆ',
    proposal: () => 'ನಿಮಗೆ ಒಂದು ಪ್ರಸ್ತಾವ ಕಳುಹಿಸಿದ್ದೇನೆ, ನಿಮ್ಮ ಅಭಿಪ್ರಾಯ ತಿಳಿಸಿ',
    lock_in: () => 'ನಿಮ್ಮ ಕೆಲವು ಯೂನಿಟ್‌ಗಳ ಲಾಕ್-ಇನ್ ಮುಗಿಯುತ್ತಿದೆ',
    kyc: () => 'ನಿಮ್ಮ ಖಾತೆ ಇನ್ನೂ ತೆರೆದಿಲ್ಲ',
  },
  aboutCart: {
    unasked: 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಸಿದ್ಧಪಡಿಸಿದ್ದೇನೆ, ಅದರ ಬಗ್ಗೆ ನಿಮ್ಮೊಂದಿಗೆ ಮಾತನಾಡಬೇಕು',
    asked: 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ಗೆ ಒಪ್ಪಿಗೆ ನೀಡಲು ಅಥವಾ ನಿರಾಕರಿಸಲು ಲಿಂಕ್ ಕಳುಹಿಸಿದ್ದೇನೆ',
    declined: 'ನಾನು ಸಿದ್ಧಪಡಿಸಿದ ಕಾರ್ಟ್ ಅನ್ನು ನೀವು ನಿರಾಕರಿಸಿದ್ದೀರಿ, ನಿಮಗೆ ಏನು ಬೇಕೆಂದು ತಿಳಿಯಬೇಕು',
    link_over: 'ಕಾರ್ಟ್‌ಗೆ ಒಪ್ಪಿಗೆ ನೀಡುವ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ, ಹೊಸದನ್ನು ಕಳುಹಿಸಬಲ್ಲೆ',
    approval_over: 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ನ ಒಪ್ಪಿಗೆಯ ಅವಧಿ ಮುಗಿದಿದೆ, ಒಪ್ಪಿಗೆಯ ಹೊಸ ಲಿಂಕ್ ಕಳುಹಿಸಬಲ್ಲೆ',
  },
};
