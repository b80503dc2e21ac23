import type { Translation } from '@prosperx/core/language';
import type { interestedText as english } from '#features/interested-customer/interested-customer.text.js';

export const interestedText: Translation<typeof english> = {
  yourAdvisor: 'आपके सलाहकार',
  title: 'क्या आपकी रुचि है?',
  lead: (advisor) => `अपनी जानकारी छोड़ें, ${advisor} आपको इस प्लान के बारे में कॉल करेंगे।`,
  leadOfService: (advisor) => `अपनी जानकारी छोड़ें, ${advisor} आपको इस सेवा के बारे में कॉल करेंगे।`,
  name: 'पूरा नाम',
  mobile: 'मोबाइल नंबर',
  email: 'ईमेल',
  save: 'सेव करें',
  failed: 'आपकी जानकारी सेव नहीं हो सकी। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  thanks: 'धन्यवाद',
  thanksText: (advisor) => `${advisor} जल्द ही आपको कॉल करेंगे।`,
  close: 'बंद करें',
  done: (advisor) => `आपकी जानकारी ${advisor} के पास है।`,
  notLoaded: 'फॉर्म लोड नहीं हो सका।',
  nobody: 'यह फॉर्म सलाहकार के भेजे लिंक से खुलता है',
  nobodyText: 'अपने सलाहकार का भेजा हुआ लिंक खोलें।',
};
