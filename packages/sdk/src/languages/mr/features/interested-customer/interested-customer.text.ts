import type { Translation } from '@prosperx/core/language';
import type { interestedText as english } from '#features/interested-customer/interested-customer.text.js';

export const interestedText: Translation<typeof english> = {
  yourAdvisor: 'तुमचे सल्लागार',
  title: 'तुम्हाला यात रस आहे का?',
  lead: (advisor) => `तुमची माहिती द्या; ${advisor} या प्लॅनबद्दल तुम्हाला कॉल करतील.`,
  leadOfService: (advisor) => `तुमची माहिती द्या; ${advisor} या सेवेबद्दल तुम्हाला कॉल करतील.`,
  name: 'पूर्ण नाव',
  mobile: 'मोबाइल नंबर',
  email: 'ईमेल',
  save: 'सेव्ह करा',
  failed: 'तुमची माहिती सेव्ह झाली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  thanks: 'धन्यवाद',
  thanksText: (advisor) => `${advisor} लवकरच तुम्हाला कॉल करतील.`,
  close: 'बंद करा',
  done: (advisor) => `तुमची माहिती ${advisor} यांच्याकडे आहे.`,
  notLoaded: 'फॉर्म लोड झाला नाही.',
  nobody: 'हा फॉर्म सल्लागारांनी पाठवलेल्या लिंकवरून उघडतो',
  nobodyText: 'तुमच्या सल्लागारांनी पाठवलेली लिंक उघडा.',
};
