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
  lead_name_required: 'कृपया नाव टाका',
  lead_name_invalid: 'कृपया योग्य नाव टाका',
  lead_mobile_required: 'कृपया गुंतवणूकदाराचा नंबर टाका',
  lead_mobile_invalid: 'कृपया योग्य मोबाइल नंबर टाका',
  lead_mobile_objected: 'या मोबाइल नंबरची कोणतीही माहिती ठेवू नये असे आम्हाला सांगितले आहे',
  lead_email_required: 'कृपया ईमेल टाका',
  lead_email_invalid: 'कृपया योग्य ईमेल टाका',
  lead_amount_required: 'कृपया रक्कम टाका',
  lead_amount_too_high: 'कृपया जास्तीत जास्त 10,000 लाख टाका',
  lead_follow_up_too_late: `${LEAD_KEPT_DAYS} दिवसांच्या आतील तारीख निवडा: लीड त्याहून जास्त ठेवली जात नाही`,
  own_name_required: 'कृपया तुमचे पूर्ण नाव टाका',
  own_mobile_required: 'कृपया तुमचा मोबाइल नंबर टाका',
  own_email_required: 'कृपया तुमचा ईमेल टाका',
};

export const leadRowText: Translation<typeof englishLeadRowText> = {
  lead_twice: 'हा मोबाइल नंबर वरच्या एका ओळीत आधीच आहे',
  lead_amount_unreadable: 'रक्कम आकड्यांत नाही',
};

export const leadStatusText: Translation<typeof englishLeadStatusText> = {
  new: 'नवीन',
  contacted: 'संपर्क झाला',
  invested: 'गुंतवणूक केली',
  not_interested: 'रस नाही',
};

export const leadSourceText: Translation<typeof englishLeadSourceText> = {
  calculator: 'शेअर केलेला कॅल्क्युलेटर',
  premium_service: 'प्रीमियम सेवा',
  home: 'तुम्ही जोडलेली',
};

const kept = `शेवटच्या संपर्कानंतर ${LEAD_KEPT_DAYS} दिवसांनी हटवली जाते`;

export const leadConsent: Translation<typeof englishLeadConsent> = {
  version: 'lead-2026-11',
  byAdvisor: `गुंतवणुकीबद्दल कॉल आणि मेसेज करण्यास संमती दिलेल्या लोकांचीच माहिती भरा. त्यांची माहिती ${kept}.`,
  byCustomer: (advisor) =>
    `सेव्ह केल्यावर ${advisor} आणि ProsperX गुंतवणुकीबद्दल तुम्हाला कॉल आणि मेसेज करू शकतात, याला तुमची संमती असते. तुमची माहिती इतर कोणालाही दिली जात नाही आणि ${kept}.`,
};
