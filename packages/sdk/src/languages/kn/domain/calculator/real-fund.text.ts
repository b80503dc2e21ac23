import type { Translation } from '@prosperx/core/language';
import type { realFundText as english } from '#domain/calculator/real-fund.text.js';

export const realFundText: Translation<typeof english> = {
  find: 'ಫಂಡ್ ಹುಡುಕಿ',
  findHint: (letters) => `ಹೆಸರಿನ ${letters} ಅಕ್ಷರಗಳನ್ನು ಟೈಪ್ ಮಾಡಿ.`,
  found: (count) => (count === 1 ? '1 ಫಂಡ್ ಸಿಕ್ಕಿದೆ' : `${count} ಫಂಡ್‌ಗಳು ಸಿಕ್ಕಿವೆ`),
  none: (typed) => `“${typed}” ಹೆಸರಿನ ಫಂಡ್ ಇಲ್ಲ.`,
  another: 'ಬೇರೆ ಫಂಡ್',
  failed: 'ಈ ಫಂಡ್‌ನ ಎನ್‌ಎವಿಗಳನ್ನು ಪಡೆಯಲು ಆಗಲಿಲ್ಲ.',
  noHistory: 'ಈ ಫಂಡ್‌ಗೆ ಹಿಂದಿನ ಎನ್‌ಎವಿಗಳು ಇನ್ನೂ ಇಲ್ಲ.',
  plan: ({ type, stepUpPercent }, amount, from, last) =>
    type === 'SIP'
      ? `${from}ರಿಂದ ಪ್ರತಿ ತಿಂಗಳು ಅದೇ ತಾರೀಖಿಗೆ ${amount}${stepUpPercent ? `, ಪ್ರತಿ ವರ್ಷ ${stepUpPercent}% ಹೆಚ್ಚಿಸಿ` : ''} ಹೂಡಿಕೆ ಮಾಡಿ, ${last}ರವರೆಗೆ ಇಟ್ಟಿದ್ದರೆ:`
      : `${from}ರಂದು ${amount} ಹೂಡಿಕೆ ಮಾಡಿ, ${last}ರವರೆಗೆ ಇಟ್ಟಿದ್ದರೆ:`,
  younger: (years) => `(${years} ವರ್ಷಕ್ಕಿಂತ ಕಡಿಮೆ ಅವಧಿಯ ಸತತ ಎನ್‌ಎವಿಗಳು ಮಾತ್ರ ಇವೆ.)`,
  caption: (fund) => `${fund}: ಈ ಪ್ಲಾನ್`,
  note: (date) =>
    `${date}ರವರೆಗೆ ಪ್ರಕಟವಾದ ಎನ್‌ಎವಿಗಳ ಪ್ರಕಾರ, 0.005% ಸ್ಟಾಂಪ್ ಡ್ಯೂಟಿ ಕಳೆದು, ಎಕ್ಸಿಟ್ ಲೋಡ್ ಮತ್ತು ತೆರಿಗೆಗೆ ಮೊದಲು ಲೆಕ್ಕ ಹಾಕಲಾಗಿದೆ. ಹಿಂದಿನ ಗಳಿಕೆ ಮುಂದಿನ ಗಳಿಕೆಗೆ ಖಾತರಿಯಲ್ಲ.`,
};
