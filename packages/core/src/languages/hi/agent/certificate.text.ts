import type { certificateErrorText as english } from '#agent/certificate.text.js';
import type { Translation } from '#language/index.js';

export const certificateErrorText: Translation<typeof english> = {
  nism_unanswered: 'कृपया बताएं कि आपके पास NISM है या नहीं',
  arn_unanswered: 'कृपया बताएं कि आपके पास ARN है या नहीं।',
  nism_required: 'कृपया NISM सर्टिफिकेट नंबर डालें',
  not_digits: 'सिर्फ अंक डालें',
  nism_invalid: 'कृपया सही NISM नंबर डालें',
  test_date_required: 'कृपया टेस्ट की तारीख चुनें।',
  date_invalid: 'कृपया सही तारीख चुनें',
  valid_till_required: 'कृपया वैधता की आखिरी तारीख चुनें।',
  arn_required: 'कृपया ARN नंबर डालें',
  euin_required: 'कृपया EUIN नंबर डालें',
  euin_invalid: 'कृपया EUIN के 6 अंक डालें',
  valid_from_required: 'कृपया वैधता शुरू होने की तारीख चुनें।',
  valid_to_required: 'कृपया वैधता की आखिरी तारीख चुनें।',
  euin_taken: 'यह EUIN किसी दूसरे सलाहकार के नाम रजिस्टर है',
  arn_invalid: 'कृपया सही ARN नंबर डालें',
  terms_required: 'रजिस्टर करने के लिए कृपया शर्तें मानें',
};
