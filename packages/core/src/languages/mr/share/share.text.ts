import type { Translation } from '#language/index.js';
import type { shareErrorText as english } from '#share/share.text.js';

export const shareErrorText: Translation<typeof english> = {
  share_email_required: 'कृपया ईमेल टाका',
  share_email_invalid: 'कृपया योग्य ईमेल टाका',
  share_mobile_required: 'कृपया मोबाइल नंबर टाका',
  share_mobile_invalid: 'कृपया फक्त 10 अंक टाका',
  share_receiver_required: 'कृपया हे कोणासाठी आहे ते लिहा',
};
