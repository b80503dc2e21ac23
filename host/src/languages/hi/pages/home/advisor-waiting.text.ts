import type { Translation } from '@prosperx/core/language';
import type { advisorWaitingText as english } from '#pages/home/advisor-waiting.text.js';

export const advisorWaitingText: Translation<typeof english> = {
  family: (name) => `परिवार: ${name}`,
  message: (name) => `${name} को WhatsApp पर लिखें`,
  propose: 'प्रस्ताव दें',
  proposeTo: (name) => `${name} को प्रस्ताव दें`,
  toCustomer: (name, about, advisor) => `नमस्ते ${name}, ${about}। कृपया बताएं कि मैं आपको कब कॉल करूं।\n${advisor}`,
  about: {
    order: () => 'आपने मंजूरी दे दी है, अब ऑर्डर किया जा रहा है',
    payment: (amount) => `आपके${amount && ` ${amount} के`} ऑर्डर का पेमेंट बाकी है`,
    instalment: (amount, day) => `${day && `${day} को `}आपकी${amount && ` ${amount} की`} किस्त नहीं गई`,
    kyc_hold: () => 'आपका KYC होल्ड पर है, इसलिए अभी निवेश नहीं हो सकता',
    redemption: () => 'इस हफ्ते आपने बड़ी रकम रिडीम की है, इसकी वजह पर बात करनी है',
    lock_in: () => 'आपके कुछ यूनिट का लॉक-इन खत्म हो रहा है',
    kyc: () => 'आपका अकाउंट अभी नहीं खुला है',
  },
  aboutCart: {
    unasked: 'मैंने आपका कार्ट तैयार किया है, उस पर आपसे बात करनी है',
    asked: 'मैंने आपको लिंक भेजा है, जिससे आप अपना कार्ट मंजूर या नामंजूर कर सकते हैं',
    declined: 'आपने मेरा तैयार किया कार्ट नामंजूर किया है, मुझे बताएं कि आप क्या चाहेंगे',
    link_over: 'आपका कार्ट मंजूर करने का लिंक एक्सपायर हो गया है, नया लिंक मुझसे मिल सकता है',
    approval_over: 'आपके कार्ट की मंजूरी की अवधि खत्म हो गई है, मंजूरी का नया लिंक मुझसे मिल सकता है',
  },
  aboutMandate: {
    missing: 'आपकी एसआईपी के लिए कोई मैंडेट नहीं है',
    failed: 'आपका मैंडेट मंजूर नहीं हुआ है',
    ends: 'आपका मैंडेट जल्द खत्म होगा',
  },
  aboutProposal: {
    waiting: 'आपको एक प्रस्ताव भेजा है, उस पर आपकी राय का इंतजार है',
    declined: 'प्रस्ताव पर जवाब देने के लिए धन्यवाद; आपके लिए क्या बेहतर रहेगा, इस पर बात करनी है',
    expired: 'आपको भेजे प्रस्ताव का समय खत्म हो गया है; अगर वह अब भी ठीक लगे, तो उसे फिर भेजा जा सकता है',
  },
};
