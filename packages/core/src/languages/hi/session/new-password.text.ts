import type { Translation } from '#language/index.js';
import type { newPasswordErrorText as english } from '#session/new-password.text.js';
import { MIN_PASSWORD_LENGTH } from '#session/rules.js';

export const newPasswordErrorText: Translation<typeof english> = {
  new_password_required: 'कृपया नया पासवर्ड डालें',
  new_password_short: `कृपया कम से कम ${MIN_PASSWORD_LENGTH} अक्षर डालें`,
  new_password_personal: 'पासवर्ड में ProsperX, आपका मोबाइल नंबर या ईमेल नहीं हो सकता',
  new_password_common: 'यह पासवर्ड बहुत आम है। कृपया दूसरा चुनें',
  new_password_breached: 'यह पासवर्ड किसी लीक हुई सूची में मिला है। कृपया दूसरा चुनें',
  confirm_password_required: 'कृपया पासवर्ड फिर से डालें',
  passwords_differ: 'कृपया वही पासवर्ड डालें',
};
