import type { Translation } from '#language/index.js';
import type { shareClientText as english } from '#share/calculator.text.js';

export const shareClientText: Translation<typeof english> = {
  client_name_required: 'ग्राहकाचे नाव आवश्यक आहे',
  client_name_invalid: 'कृपया योग्य नाव टाका',
  client_mobile_required: 'ग्राहकाचा मोबाइल नंबर आवश्यक आहे',
  client_mobile_invalid: 'कृपया योग्य मोबाइल नंबर टाका',
};
