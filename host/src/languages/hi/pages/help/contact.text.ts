import type { Translation } from '@prosperx/core/language';
import { helpDesk } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import type { contactText as english } from '#pages/help/contact.text.js';

export const contactText: Translation<typeof english> = {
  title: 'संपर्क करें',
  intro: 'हमारी टीम से बात करें। अपना ऑर्डर नंबर या फोलियो पास रखें।',
  call: 'हेल्पलाइन पर कॉल करें',
  hours: `समय: ${helpDesk.helpLineHours}`,
  write: 'हमें लिखें',
  writeNote: 'बात आपके अकाउंट की हो, तो अपने रजिस्टर्ड ईमेल से।',
  safe: 'हम कभी आपका पासवर्ड या OTP नहीं मांगते। इन्हें किसी को न बताएं।',
  first: 'पहले जवाब खोजें',
  help: 'मदद',
  helpNote: 'प्लेटफॉर्म, स्कीम, स्टेटमेंट और मैंडेट के बारे में जवाब',
  grievance: 'शिकायत निवारण',
  grievanceNote: 'शिकायत कैसे करें, और हर चरण में कितना समय लग सकता है',
  registration: 'रजिस्ट्रेशन',
};
