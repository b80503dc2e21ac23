import type { Translation } from '#language/index.js';
import { LEAD_KEPT_DAYS } from '#lead/lead.js';
import type {
  leadErrorText as englishLeadErrorText,
  leadRowText as englishLeadRowText,
  leadStatusText as englishLeadStatusText,
  leadSourceText as englishLeadSourceText,
  leadConsent as englishLeadConsent,
} from '#lead/lead.text.js';

export const leadErrorText: Translation<typeof englishLeadErrorText> = {
  lead_name_required: 'कृपया नाम डालें',
  lead_name_invalid: 'कृपया सही नाम डालें',
  lead_mobile_required: 'कृपया निवेशक का नंबर डालें',
  lead_mobile_invalid: 'कृपया सही मोबाइल नंबर डालें',
  lead_mobile_objected: 'हमसे इस मोबाइल नंबर की कोई जानकारी न रखने को कहा गया है',
  lead_email_required: 'कृपया ईमेल डालें',
  lead_email_invalid: 'कृपया सही ईमेल डालें',
  lead_amount_required: 'कृपया रकम डालें',
  lead_amount_too_high: 'कृपया ज्यादा से ज्यादा 10,000 लाख डालें',
  lead_follow_up_too_late: `कृपया ${LEAD_KEPT_DAYS} दिन के अंदर की तारीख चुनें: लीड इससे ज्यादा नहीं रखी जाती`,
  own_name_required: 'कृपया अपना पूरा नाम डालें',
  own_mobile_required: 'कृपया अपना मोबाइल नंबर डालें',
  own_email_required: 'कृपया अपना ईमेल डालें',
};

export const leadRowText: Translation<typeof englishLeadRowText> = {
  lead_twice: 'यह मोबाइल नंबर ऊपर की किसी पंक्ति में पहले से है',
  lead_amount_unreadable: 'रकम संख्या में नहीं है',
};

export const leadStatusText: Translation<typeof englishLeadStatusText> = {
  new: 'नई',
  contacted: 'बात हुई',
  invested: 'निवेश किया',
  not_interested: 'रुचि नहीं',
};

export const leadSourceText: Translation<typeof englishLeadSourceText> = {
  calculator: 'शेयर किया गया कैलकुलेटर',
  premium_service: 'प्रीमियम सेवा',
  home: 'आपने जोड़ी',
};

const kept = `आखिरी संपर्क के ${LEAD_KEPT_DAYS} दिन बाद मिटा दी जाती है`;

export const leadConsent: Translation<typeof englishLeadConsent> = {
  version: 'lead-2026-11',
  byAdvisor: `सिर्फ उन्हीं लोगों को जोड़ें, जो निवेश के बारे में कॉल और मैसेज के लिए राजी हैं। उनकी जानकारी ${kept}।`,
  byCustomer: (advisor) =>
    `सेव करके आप सहमति देते हैं कि ${advisor} और ProsperX आपको निवेश के बारे में कॉल और मैसेज कर सकते हैं। आपकी जानकारी किसी और को नहीं दी जाती और ${kept}।`,
};
