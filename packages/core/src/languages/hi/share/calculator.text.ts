import type { Translation } from '#language/index.js';
import type { shareClientText as english } from '#share/calculator.text.js';

export const shareClientText: Translation<typeof english> = {
  client_name_required: 'ग्राहक का नाम डालना जरूरी है',
  client_name_invalid: 'कृपया सही नाम डालें',
  client_mobile_required: 'ग्राहक का मोबाइल नंबर डालना जरूरी है',
  client_mobile_invalid: 'कृपया सही मोबाइल नंबर डालें',
};
