import type { Translation } from '@prosperx/core/language';
import { unknownFairValuesText } from '@prosperx/core/languages/hi/portfolio/files.text.js';
import type { ElsewhereFigures } from '@prosperx/core/portfolio';
import type {
  elsewhereText as englishElsewhereText,
  importText as englishImportText,
  figuresText as englishFiguresText,
} from '#features/portfolio/elsewhere.text.js';

export const elsewhereText: Translation<typeof englishElsewhereText> = {
  title: 'बाहर का निवेश',
  none: 'जो म्यूचुअल फंड आपके पास दूसरी जगह हैं, उन्हें भी यहां देखें, इस पोर्टफोलियो से अलग।',
  sources: { CAMS: 'CAMS', KFINTECH: 'KFintech', MFCENTRAL: 'MF Central', NSDL: 'NSDL', CDSL: 'CDSL' },
  unknown: 'पता नहीं',
  valueUnknown: 'वैल्यू पता नहीं',
  withoutValue: 'जिन स्कीम की वैल्यू पता नहीं, वे जोड़ में शामिल नहीं हैं।',
  notes: 'स्टेटमेंट में सब कुछ ठीक नहीं है:',
  otherHolder: (count) =>
    `${count} होल्डिंग दूसरे PAN के फोलियो में ${count > 1 ? 'हैं' : 'है'}: शामिल नहीं की ${count > 1 ? 'गईं' : 'गई'}।`,
  partial: (count) =>
    `स्टेटमेंट की ${count} स्कीम पढ़ी नहीं जा ${count > 1 ? 'सकीं' : 'सकी'} और जोड़ में शामिल नहीं ${count > 1 ? 'हैं' : 'है'}:`,
  warned: (warning) => `स्टेटमेंट पढ़ने वाले टूल की चेतावनी: ${warning}`,
  gap: (scheme, folio, date, reckoned, stated) =>
    `${scheme}, फोलियो ${folio}: लेन-देन का जोड़${date === null ? '' : ` ${date} तक`} ${reckoned} यूनिट बैठता है, और स्टेटमेंट में ${stated} लिखा है।`,
  statement: (source, from, until) => `${source} के आपके कंसॉलिडेटेड अकाउंट स्टेटमेंट (CAS) से, ${from} से ${until} तक।`,
  scheme: 'स्कीम',
  folio: (folio) => `फोलियो ${folio}`,
  units: 'यूनिट',
  nav: 'एनएवी',
  value: 'वैल्यू',
  cost: 'निवेश, स्टेटमेंट के मुताबिक',
  total: (date) => `वैल्यू, ${date} के स्टेटमेंट के मुताबिक`,
  heldHere: (count) =>
    count > 1
      ? `स्टेटमेंट के ${count} फोलियो इस पोर्टफोलियो में भी हैं, या यहां से बेचे जा चुके हैं: यहां शामिल नहीं किए गए।`
      : `स्टेटमेंट का ${count} फोलियो इस पोर्टफोलियो में भी है, या यहां से बेचा जा चुका है: यहां शामिल नहीं किया गया।`,
  apart: 'वैल्यू स्टेटमेंट की है, या जहां उसमें नहीं है, यहां मालूम आखिरी एनएवी से। यह ऊपर के जोड़ में नहीं है।',
  choose: 'स्टेटमेंट इंपोर्ट करें',
  again: 'नया स्टेटमेंट इंपोर्ट करें',
  hint: 'अपने कंसॉलिडेटेड अकाउंट स्टेटमेंट (CAS) की PDF चुनें, जो CAMS, KFintech, NSDL या CDSL ईमेल करते हैं, या MF Central की JSON फाइल। इसे इसी डिवाइस पर पढ़ा जाता है: स्कीम, फोलियो और उनके PAN, यूनिट, वैल्यू, लागत और आप चाहें तो लेन-देन भेजे जाते हैं; नाम, पते और पासवर्ड नहीं। दूसरे PAN के फोलियो भी भेजे जाते हैं, पर हमारा सर्वर उन्हें हटा देता है।',
  imported: 'आपका स्टेटमेंट इंपोर्ट हो गया है।',
  remove: 'हटाएं',
  removeTitle: 'बाहर का निवेश हटाएं?',
  removeText: 'यह अपने लेन-देन के साथ सिर्फ यहां से हटता है; आपके फंड पर कोई असर नहीं पड़ता। आप स्टेटमेंट फिर इंपोर्ट कर सकते हैं।',
  keep: 'रहने दें',
};

export const importText: Translation<typeof englishImportText> = {
  title: 'स्टेटमेंट इंपोर्ट करें',
  password: 'PDF का पासवर्ड',
  passwordHint: 'जो आपने स्टेटमेंट मंगाते समय चुना था; NSDL और CDSL में यह बड़े अक्षरों में आपका PAN है।',
  transactions: 'मेरे लेन-देन भी लें',
  transactionsHint:
    'बाहर के निवेश के रिटर्न, साल के हिसाब से मुनाफे और समय के साथ वैल्यू के लिए। पहले निवेश से अब तक के विस्तृत स्टेटमेंट में ये सब होते हैं।',
  stays: (withTransactions) =>
    `फाइल और उसका पासवर्ड इसी डिवाइस पर रहते हैं। स्कीम, फोलियो और उनके PAN, यूनिट, वैल्यू${withTransactions ? ', लागत, और लेन-देन की तारीखें और रकम भेजी जाती हैं' : ' और लागत भेजी जाती हैं'}। हमारा सर्वर इन PAN को आपके PAN से मिलाता है और इनमें से कोई नहीं रखता; दूसरे PAN के फोलियो वह हटा देता है।`,
  read: 'इंपोर्ट करें',
  cancel: 'रहने दें',
  reading: 'स्टेटमेंट पढ़ा जा रहा है',
  page: (page, of) => (page === 0 ? 'स्टेटमेंट खोला जा रहा है' : `${of} में से पेज ${page}`),
  notLoaded: 'PDF पढ़ने वाला टूल लोड नहीं हो सका। इंटरनेट कनेक्शन देखकर फिर कोशिश करें।',
};

const reasons: Readonly<Record<ElsewhereFigures['leftOut'][number]['reason'], string>> = {
  opening: 'स्टेटमेंट के पहले लेन-देन से पहले भी यूनिट थे, और उनकी कीमत नहीं लिखी है',
  gap: 'लेन-देन का जोड़ यूनिट से मेल नहीं खाता',
  amount: 'एक लेन-देन में रकम नहीं है',
  segregation: 'इसका एक हिस्सा अलग (सेग्रीगेट) किया गया था, और यह नहीं लिखा है कि कीमत का कितना हिस्सा उसके साथ गया',
  price: 'स्टेटमेंट में वैल्यू नहीं है',
  class: 'सिर्फ मुनाफे में शामिल नहीं, क्योंकि इस पर टैक्स का प्रकार यहां पता नहीं है',
};

export const figuresText: Translation<typeof englishFiguresText> = {
  title: 'बाहर, यहां, मिलाकर',
  failed: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  until: (statement, here) =>
    here === null ? `बाहर: ${statement} के स्टेटमेंट से।` : `बाहर: ${statement} के स्टेटमेंट से, यहां: ${here} के एनएवी पर।`,
  figure: 'आंकड़ा',
  elsewhere: 'बाहर',
  here: 'यहां',
  together: 'मिलाकर',
  value: 'वैल्यू',
  invested: 'निवेश',
  gain: 'मुनाफा',
  xirr: 'सालाना रिटर्न (XIRR)',
  notYet: 'अभी नहीं',
  gains: 'कैपिटल गेन',
  year: 'वित्त वर्ष',
  yearName: (name) => `वित्त वर्ष ${name}`,
  none: (year) => `वित्त वर्ष ${year} में कुछ नहीं बेचा गया।`,
  taxedAs: 'टैक्स का प्रकार',
  group: (taxClass, term, rate) => `${taxClass}, ${term} (${rate})`,
  equity: 'इक्विटी पर लॉन्ग टर्म मुनाफा, मिलाकर',
  note: 'पहले खरीदे, पहले बेचे (FIFO)। साल के नुकसान छूट से पहले घटाए गए हैं: पहले बाकी मुनाफे से, और जो बचे वह इक्विटी के मुनाफे से; शॉर्ट टर्म नुकसान किसी भी मुनाफे से, लॉन्ग टर्म नुकसान केवल लॉन्ग टर्म मुनाफे से। सरचार्ज, सेस और दूसरे सालों के नुकसान इन आंकड़ों में नहीं हैं; छूट हर PAN के लिए एक ही है। अपना टैक्स रिटर्न किसी जानकार से जंचवा लें।',
  unknownFairValues: unknownFairValuesText,
  overTime: 'समय के साथ वैल्यू, बाहर और यहां',
  lineLabel: (elsewhere, here, together, date) => `${date} को वैल्यू ${together}: बाहर ${elsewhere}, यहां ${here}`,
  columns: ['दिन', 'बाहर', 'यहां', 'मिलाकर'],
  hidden: 'रकम के साथ छिपाया गया।',
  leftOut: 'इन आंकड़ों में शामिल नहीं:',
  reason: (scheme, folio, reason) => `${scheme}, फोलियो ${folio}: ${reasons[reason]}।`,
};
