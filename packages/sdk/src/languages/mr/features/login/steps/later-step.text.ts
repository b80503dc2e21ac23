import type { Translation } from '@prosperx/core/language';
import type { laterStepText as english } from '#features/login/steps/later-step.text.js';

export const laterStepText: Translation<typeof english> = {
  noPasswordYet: 'अजून पासवर्ड नाही? “पासवर्ड विसरलात?” वापरून तयार करा.',
  password: 'पासवर्ड',
  email: 'ईमेल',
  name: 'पूर्ण नाव',
  nameNote: 'PAN वर आहे तसे',
  wrongMobile: 'चुकीचा मोबाइल नंबर टाकला?',
  passkey: 'पासकी वापरा',
  forgotPassword: 'पासवर्ड विसरलात?',
  continueWith: 'या खात्याने पुढे जा',
};
