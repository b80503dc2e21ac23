import type { Translation } from '@prosperx/core/language';
import type { mandateText as english } from '#features/onboarding/steps/mandate.text.js';

export const mandateText: Translation<typeof english> = {
  title: 'ऑटोपे सेट करें',
  intro: 'यह चरण जरूरी नहीं है। ऑटोपे से एसआईपी का पैसा आपके बैंक खाते से अपने आप कटता है।',
  later: 'बाद में करें',
  next: 'आगे बढ़ें',
  done: 'आपका अकाउंट खुल गया है',
  doneText: 'एक्सचेंज में आपका रजिस्ट्रेशन हो गया है।',
  investNow: 'अब आप निवेश कर सकते हैं।',
  kycTitle: 'आपके KYC से क्या हो सकता है',
  seeKyc: 'KYC पर जाएं',
  sent: 'आपकी जानकारी एक्सचेंज के पास है',
  sentText: 'रजिस्ट्रेशन में आमतौर पर कुछ मिनट लगते हैं। तब तक आप अपना कार्ट देख सकते हैं; होने पर यह पेज अपडेट होगा।',
};
