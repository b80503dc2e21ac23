import type { Translation } from '@prosperx/core/language';
import type { connectStepText as english } from '#features/login/steps/connect-step.text.js';

export const connectStepText: Translation<typeof english> = {
  asks: (partner) =>
    `${partner} ला तुम्हाला त्यांच्या ॲप किंवा साइटवरून, दुसऱ्या पासवर्डशिवाय, ProsperX मध्ये लॉग इन करून द्यायचे आहे.`,
  may: (partner) =>
    `${partner} येथे तुमचे खाते पाहू शकते, आणि तुमचे कार्ट व तुम्ही लक्ष ठेवता ते फंड बदलू शकते. ते ऑर्डर देऊ शकते, आणि ज्यांचे पेमेंट अजून झालेले नाही अशा ऑर्डर रद्द करू शकते. ते ऑटोपे सुरू करू शकते, ज्याला तुम्ही तुमच्या बँकेत मंजुरी देता.`,
  codes: 'पेमेंट, रिडेम्प्शन आणि प्रोफाइलमधील बदलांसाठी तरीही तुमच्या मोबाइलवर पाठवलेला कोड लागतो.',
  end: 'आम्ही तुम्हाला ईमेल आणि SMS ने कळवतो. तुम्ही हे तुमच्या प्रोफाइलमध्ये कधीही बंद करू शकता.',
  agree: 'जोडा',
  notNow: 'आता नको',
};
