import type { Translation } from '@prosperx/core/language';
import type { Registrar } from '@prosperx/core/registrar';
import type { brokerageText as english } from '#domain/agent/brokerage.text.js';

const figure = (many: number) => many.toLocaleString('en-IN');
const rows = (many: number) => `${figure(many)} ${many > 1 ? 'पंक्तियां' : 'पंक्ति'}`;
const nameOf = (registrar: Registrar) => (registrar === 'CAMS' ? 'CAMS' : 'KFintech');

export const brokerageText: Translation<typeof english> = {
  failed: 'आपका ब्रोकरेज लोड नहीं हो सका।',
  logIn: {
    title: 'सलाहकार के रूप में लॉग इन करें',
    text: 'ब्रोकरेज उन सलाहकारों के लिए है, जो अपने पार्टनर ऐप से आए हैं।',
  },
  empty: 'अभी कोई ब्रोकरेज नहीं है',
  emptyText:
    'CAMS (WBR77) या KFintech (MFSD205) ने जो ब्रोकरेज फाइल आपको ईमेल की है, उसे जोड़ें। फिर यहां दिखेगा कि आपको कितना मिला और कितना मिलना चाहिए था।',
  add: 'ब्रोकरेज फाइल जोड़ें',
  by: 'किसके हिसाब से',
  groups: { house: 'फंड हाउस', customer: 'ग्राहक', subBroker: 'सब-ब्रोकर' },
  month: 'महीना',
  totals: 'कुल',
  trail: 'ट्रेल',
  others: 'बाकी',
  expected: 'अनुमानित ट्रेल',
  difference: 'फर्क',
  rateUnknown: 'दर पता नहीं',
  withoutRate: (many) => `बिना दर की ${figure(many)} स्कीम`,
  asOf: (day) => `अनुमान ${day} तक हर दिन की होल्डिंग पर, फाइलों में दी दरों से।`,
  how: 'अनुमान यानी हर दिन के यूनिट, उस दिन के एनएवी पर, उस महीने की फाइलों में स्कीम की दर से, GST से पहले। जिस स्कीम की दर नहीं है, उसका कोई अनुमान नहीं है।',
  unmatched: (many, sum) =>
    `${rows(many)} (${sum}) ऐसे फोलियो की ${many > 1 ? 'हैं' : 'है'}, जो यहां आपके किसी ग्राहक के पास नहीं हैं।`,
  nobody: 'जिन फोलियो का यहां कोई ग्राहक नहीं',
  former: 'पहले के ग्राहक',
  noHouse: 'फंड हाउस पता नहीं',
  direct: 'बिना सब-ब्रोकर के',
  caption: {
    house: 'फंड हाउस के हिसाब से ब्रोकरेज',
    customer: 'ग्राहक के हिसाब से ब्रोकरेज',
    subBroker: 'सब-ब्रोकर के हिसाब से ब्रोकरेज',
  },
  name: { house: 'फंड हाउस', customer: 'ग्राहक', subBroker: 'सब-ब्रोकर' },
  files: 'फाइलें',
  file: (registrar, many, at) => `${nameOf(registrar)}, ${rows(many)}, ${at} को जोड़ी`,
  range: (first, last, all) => `${figure(all)} में से ${figure(first)} से ${figure(last)}`,
  import: {
    subtitle: 'CAMS WBR77 या KFintech MFSD205:',
    title: 'ब्रोकरेज फाइल जोड़ें',
    how: 'फाइल इसी डिवाइस पर पढ़ी जाती है। हर पंक्ति का फोलियो, स्कीम, दर, रकम और तारीखें भेजी जाती हैं; नाम, पते और बैंक खाते नहीं।',
    notOne: 'यह CAMS या KFintech की ब्रोकरेज फाइल नहीं है: इसमें BRKAGE_AMT या Brokerage (in Rs.) कॉलम नहीं है।',
    faults: {
      folio_missing: 'फोलियो नहीं है',
      amount_unreadable: 'रकम नहीं पढ़ी जा सकी',
      date_unreadable: 'तारीख नहीं पढ़ी जा सकी',
      rate_unreadable: 'दर नहीं पढ़ी जा सकी',
    },
  },
};
