import type { Translation } from '@prosperx/core/language';
import type { advisorWaitingText as english } from '#pages/home/advisor-waiting.text.js';

export const advisorWaitingText: Translation<typeof english> = {
  family: (name) => `परिवार: ${name}`,
  message: (name) => `${name} को WhatsApp पर लिखें`,
  propose: 'प्रस्ताव दें',
  proposeTo: (name) => `${name} को प्रस्ताव दें`,
  toCustomer: (name, about, advisor) => `नमस्ते ${name}, ${about}। कृपया बताएं कि मैं आपको कब कॉल करूं।\n${advisor}`,
  about: {
    payment: (amount) => `आपके${amount && ` ${amount} के`} ऑर्डर का पेमेंट बाकी है`,
    instalment: (amount, day) => `${day && `${day} को `}आपकी${amount && ` ${amount} की`} किस्त नहीं गई`,
    mandate: () => 'आपकी एसआईपी के लिए कोई मैंडेट नहीं है',
    kyc_hold: () => 'आपका KYC होल्ड पर है, इसलिए अभी निवेश नहीं हो सकता',
    redemption: () => 'इस हफ्ते आपने बड़ी रकम रिडीम की है, इसकी वजह पर बात करनी है',
    approval: () => 'आपका कार्ट तैयार है, कृपया उसे मंजूर करें',
    proposal: () => 'आपको एक प्रस्ताव भेजा है, उस पर आपकी राय का इंतजार है',
    lock_in: () => 'आपके कुछ यूनिट का लॉक-इन खत्म हो रहा है',
    kyc: () => 'आपका अकाउंट अभी नहीं खुला है',
  },
};
