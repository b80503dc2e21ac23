import type { Translation } from '@prosperx/core/language';
import { clubbedText } from '@prosperx/core/languages/hi/portfolio/files.text.js';
import type {
  downloadText as englishDownloadText,
  gainsText as englishGainsText,
  sharePortfolioText as englishSharePortfolioText,
} from '#features/portfolio/files.text.js';

export const downloadText: Translation<typeof englishDownloadText> = {
  title: 'डाउनलोड',
  what: 'क्या डाउनलोड करना है',
  holdings: 'पोर्टफोलियो',
  holdingsText: (oldest, newest) => `आपकी होल्डिंग, ${oldest === newest ? newest : `${oldest} से ${newest}`} के एनएवी पर।`,
  statement: 'अकाउंट स्टेटमेंट',
  statementText: 'एक अवधि के सभी लेन-देन, पहले और बाद के यूनिट के साथ।',
  ofAccount: (name) => `केवल ${name} के अकाउंट का।`,
  from: 'कब से',
  until: 'कब तक',
};

export const gainsText: Translation<typeof englishGainsText> = {
  title: 'कैपिटल गेन',
  year: 'वित्त वर्ष',
  yearName: (name) => `वित्त वर्ष ${name}`,
  asOf: (date) => `${date} तक की बिक्री, पहले खरीदे, पहले बेचे (FIFO)।`,
  failed: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  none: (year) => `वित्त वर्ष ${year} में कोई बिक्री नहीं`,
  noneText: 'मुनाफा यूनिट बिकने पर गिना जाता है: रिडेम्प्शन और स्विच यहां दिखते हैं।',
  summary: 'टैक्स के हिसाब से मुनाफा',
  summaryOf: (name) => `${name} का मुनाफा, टैक्स के हिसाब से`,
  taxedAs: 'टैक्स का प्रकार',
  group: (taxClass, term) => `${taxClass}, ${term}`,
  rate: 'टैक्स की दर',
  proceeds: 'बिक्री की रकम',
  cost: 'लागत',
  gain: 'मुनाफा',
  equity: 'इक्विटी पर लॉन्ग टर्म मुनाफा',
  setOff: 'साल के घटाए गए नुकसान',
  exempt: 'छूट',
  taxable: 'टैक्स लगेगा',
  sales: 'बिक्री',
  scheme: 'स्कीम',
  days: 'कब खरीदा, कब बेचा',
  held: (bought, sold) => `${bought} से ${sold}`,
  units: 'यूनिट',
  folio: (folio) => `फोलियो ${folio}`,
  range: (from, to, of) => `${of} में से ${from} से ${to} बिक्री`,
  classes: { equity: 'इक्विटी', hybrid: 'हाइब्रिड', debt: 'डेट', other: 'बाकी' },
  terms: { short: 'शॉर्ट टर्म', long: 'लॉन्ग टर्म' },
  bases: { paid: '', grandfathered: '31 जनवरी 2018 की वैल्यू', indexed: 'इंडेक्सेशन के साथ' },
  unknownFairValue: '31 जनवरी 2018 का एनएवी पता नहीं',
  slab: 'आपका स्लैब',
  percent: (rate) => `${rate}%`,
  note: 'दरें सरचार्ज और सेस के बिना हैं। साल के नुकसान छूट से पहले घटाए गए हैं: पहले बाकी मुनाफे से, और जो बचे वह इक्विटी के मुनाफे से; शॉर्ट टर्म नुकसान किसी भी मुनाफे से, लॉन्ग टर्म नुकसान केवल लॉन्ग टर्म मुनाफे से। छूट हर PAN के लिए एक ही है, इक्विटी शेयर और इक्विटी फंड मिलाकर, वे कहीं भी हों। दूसरे सालों के नुकसान, और जो आपने कहीं और बेचा, इसमें नहीं हैं। अपना टैक्स रिटर्न किसी जानकार से जंचवा लें।',
  clubbed: clubbedText,
  assumed: 'कुछ स्कीम की कैटेगरी से टैक्स का प्रकार तय नहीं होता; उनके दस्तावेज देखें।',
};

export const sharePortfolioText: Translation<typeof englishSharePortfolioText> = {
  title: 'पोर्टफोलियो शेयर करें',
  shared: 'पोर्टफोलियो शेयर हो गया',
  failed: 'पोर्टफोलियो शेयर नहीं हो सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  details: (name) => `${name} का पोर्टफोलियो`,
  files: 'फाइल के रूप में, आपके नाम के साथ',
  pdf: 'PDF',
  image: 'तस्वीर',
};
