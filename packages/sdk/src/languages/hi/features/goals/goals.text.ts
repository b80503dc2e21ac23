import type { Translation } from '@prosperx/core/language';
import type { goalsText as english } from '#features/goals/goals.text.js';

export const goalsText: Translation<typeof english> = {
  logIn: 'अपने लक्ष्य देखने के लिए लॉग इन करें।',
  failed: 'आपके लक्ष्य नहीं दिखाए जा सके',
};
