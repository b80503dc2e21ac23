import type { Translation } from '#language/index.js';
import type { shareErrorText as english } from '#share/share.text.js';

export const shareErrorText: Translation<typeof english> = {
  share_email_required: 'कृपया ईमेल डालें',
  share_email_invalid: 'कृपया सही ईमेल डालें',
  share_mobile_required: 'कृपया मोबाइल नंबर डालें',
  share_mobile_invalid: 'कृपया सिर्फ 10 अंक डालें',
  share_receiver_required: 'कृपया लिखें कि यह किसके लिए है',
};
