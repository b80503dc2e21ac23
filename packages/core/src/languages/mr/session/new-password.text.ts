import type { Translation } from '#language/index.js';
import type { newPasswordErrorText as english } from '#session/new-password.text.js';
import { MIN_PASSWORD_LENGTH } from '#session/rules.js';

export const newPasswordErrorText: Translation<typeof english> = {
  new_password_required: 'कृपया नवीन पासवर्ड टाका',
  new_password_short: `कृपया किमान ${MIN_PASSWORD_LENGTH} अक्षरे टाका`,
  new_password_personal: 'पासवर्डमध्ये ProsperX, तुमचा मोबाइल नंबर किंवा ईमेल नसावा',
  new_password_common: 'हा पासवर्ड खूपच प्रचलित आहे. कृपया दुसरा निवडा',
  new_password_breached: 'हा पासवर्ड लीक झालेल्या यादीत सापडला आहे. कृपया दुसरा निवडा',
  confirm_password_required: 'कृपया पासवर्ड पुन्हा टाका',
  passwords_differ: 'कृपया तोच पासवर्ड टाका',
};
