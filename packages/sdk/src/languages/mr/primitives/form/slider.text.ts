import type { Translation } from '@prosperx/core/language';
import type { sliderText as english } from '#primitives/form/slider.text.js';

export const sliderText: Translation<typeof english> = {
  quickValues: (label) => `${label}, झटपट पर्याय`,
  typeValue: (label) => `${label}, आकडा टाइप करा`,
  digitsOnly: 'फक्त अंक टाका',
};
