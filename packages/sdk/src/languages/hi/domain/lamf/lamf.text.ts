import type { Translation } from '@prosperx/core/language';
import type { lamfText as englishLamfText, subBrokerText as englishSubBrokerText } from '#domain/lamf/lamf.text.js';

export const lamfText: Translation<typeof englishLamfText> = {
  title: 'म्यूचुअल फंड पर लोन',
  intro: 'आपके ग्राहक अपने यूनिट पर लोन ले सकते हैं, और निवेश बना रहता है।',
  figures: [
    { figure: '10.5%', what: 'सालाना ब्याज' },
    { figure: '0.5%', what: '₹5 लाख से ऊपर के लोन पर अतिरिक्त' },
    { figure: '45%', what: 'इक्विटी होल्डिंग का, ज्यादा से ज्यादा' },
    { figure: '80%', what: 'डेट होल्डिंग का, ज्यादा से ज्यादा' },
    { figure: '2 घंटे', what: 'में पैसा खाते में' },
    { figure: '10 मिनट', what: 'में आवेदन' },
    { figure: '3 साल', what: 'ओवरड्राफ्ट के रूप में' },
    { figure: '₹0', what: 'समय से पहले बंद करने का शुल्क' },
    { figure: '500+', what: 'म्यूचुअल फंड स्वीकार' },
  ],
  callBack: '24 से 48 घंटे में आपको कॉल किया जाएगा।',
  lender:
    'हर लोन का फैसला लोन देने वाला करता है और अपनी शर्तें बदल सकता है। लोन पर ब्याज लगता है, और न चुकाने पर यूनिट बेचे जा सकते हैं।',
  interested: 'मेरी रुचि है',
  continue: 'रिडीम करने के लिए आगे बढ़ें',
  notNow: 'अभी नहीं',
  thanks: 'रुचि दिखाने के लिए धन्यवाद',
  thanksText: 'विशेषज्ञ 24 से 48 घंटे में आपको कॉल करेंगे।',
  banner: 'आपके ग्राहकों के लिए लोन, बिना रिडीम किए',
  bannerText: 'ब्याज 10.5%, इक्विटी होल्डिंग का 45% और डेट होल्डिंग का 80% तक, 2 घंटे में खाते में।',
  more: 'ऑफर देखें',
};

export const subBrokerText: Translation<typeof englishSubBrokerText> = {
  title: 'सब-ब्रोकर बनें',
  text: 'अपने ARN से म्यूचुअल फंड बेचें; NISM और रजिस्ट्रेशन में हम मदद करेंगे।',
};
