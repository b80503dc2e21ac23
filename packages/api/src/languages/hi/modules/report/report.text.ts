import type { Translation } from '@prosperx/core/language';
import { leadStatusText } from '@prosperx/core/languages/hi/lead/lead.text.js';
import type { reportText as english } from '#modules/report/report.text.js';

export const reportText: Translation<typeof english> = {
  title: 'ग्राहकों के निवेश की रिपोर्ट',
  about: (advisor, madeOn) => `${advisor} के ग्राहक, ${madeOn} को बनी।`,
  navsOf: (oldest, newest) => `वैल्यू ${oldest === newest ? newest : `${oldest} से ${newest}`} के एनएवी पर।`,
  nothingHeld: 'किसी ग्राहक के पास यूनिट नहीं हैं।',
  accounts: 'अकाउंट',
  accountColumns: ['नाम', 'क्लाइंट कोड', 'कब से', 'निवेश (₹)', 'वैल्यू (₹)', 'महीने की एसआईपी (₹)'],
  history: 'दिन के हिसाब से वैल्यू',
  historyColumns: ['दिन', 'निवेश (₹)', 'वैल्यू (₹)'],
  leads: 'लीड',
  leadColumns: ['स्थिति', 'संख्या'],
  status: leadStatusText,
  none: 'अभी कुछ नहीं।',
  page: (page, pages) => `${pages} में से पेज ${page}`,
};
