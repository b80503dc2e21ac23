import type { sipDateText as english } from '#cart/sip-date.text.js';
import type { Translation } from '#language/index.js';

export const sipDateText: Translation<typeof english> = {
  forMonths: (day, months) => `ಪ್ರತಿ ತಿಂಗಳು ${Number.parseInt(day, 10)}ನೇ ತಾರೀಖು, ${months} ತಿಂಗಳು`,
  untilCancelled: (day) => `ಪ್ರತಿ ತಿಂಗಳು ${Number.parseInt(day, 10)}ನೇ ತಾರೀಖು, ರದ್ದು ಮಾಡುವವರೆಗೆ`,
};
