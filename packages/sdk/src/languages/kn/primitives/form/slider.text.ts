import type { Translation } from '@prosperx/core/language';
import type { sliderText as english } from '#primitives/form/slider.text.js';

export const sliderText: Translation<typeof english> = {
  typeValue: (label) => `${label}, ಮೌಲ್ಯ ಟೈಪ್ ಮಾಡಿ`,
  digitsOnly: 'ಅಂಕಿಗಳನ್ನು ಮಾತ್ರ ಹಾಕಬಹುದು',
};
