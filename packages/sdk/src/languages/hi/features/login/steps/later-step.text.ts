import type { Translation } from '@prosperx/core/language';
import type { laterStepText as english } from '#features/login/steps/later-step.text.js';

export const laterStepText: Translation<typeof english> = {
  noPasswordYet: 'अभी पासवर्ड नहीं है? “पासवर्ड भूल गए?” से बना लें।',
  password: 'पासवर्ड',
  email: 'ईमेल',
  name: 'पूरा नाम',
  nameNote: 'जैसा PAN पर है',
  wrongMobile: 'मोबाइल नंबर गलत है?',
  passkey: 'पासकी से लॉग इन करें',
  forgotPassword: 'पासवर्ड भूल गए?',
  continueWith: 'इस अकाउंट से आगे बढ़ें',
};
