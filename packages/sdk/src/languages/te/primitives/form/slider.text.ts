import type { Translation } from '@prosperx/core/language';
import type { sliderText as english } from '#primitives/form/slider.text.js';

export const sliderText: Translation<typeof english> = {
  typeValue: (label) => `${label}, విలువ టైప్ చేయండి`,
  digitsOnly: 'అంకెలు మాత్రమే తీసుకుంటాం',
};
