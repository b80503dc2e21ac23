import type { Translation } from '@prosperx/core/language';
import type { connectStepText as english } from '#features/login/steps/connect-step.text.js';

export const connectStepText: Translation<typeof english> = {
  asks: (partner) =>
    `${partner} ला तुम्हाला त्यांच्या ॲप किंवा साइटवरून, दुसऱ्या पासवर्डशिवाय, ProsperX मध्ये लॉग इन करून द्यायचे आहे.`,
  may: (partner) => `${partner} येथे तुमचे खाते पाहू शकते, तुमच्या कार्टमध्ये गुंतवणूक टाकू शकते आणि ऑर्डर देऊ शकते.`,
  codes: 'पेमेंट, रिडेम्प्शन आणि प्रोफाइलमधील बदलांसाठी तरीही तुमच्या मोबाइलवर पाठवलेला कोड लागतो.',
  end: 'आम्ही तुम्हाला ईमेल आणि SMS ने कळवतो. तुम्ही हे तुमच्या प्रोफाइलमध्ये कधीही बंद करू शकता.',
  agree: 'जोडा',
  notNow: 'आता नको',
};
