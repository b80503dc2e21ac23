import type { Translation } from '@prosperx/core/language';
import type { sliderText as english } from '#primitives/form/slider.text.js';

export const sliderText: Translation<typeof english> = {
  typeValue: (label) => `${label}, மதிப்பை டைப் செய்யவும்`,
  digitsOnly: 'எண்கள் மட்டுமே ஏற்கப்படும்',
};
