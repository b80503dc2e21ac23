import type { Translation } from '@prosperx/core/language';
import type { Feed, Registrar } from '@prosperx/core/registrar';
import type { registrarRecordsText as english } from '#domain/agent/registrar-records.text.js';

const figure = (many: number) => many.toLocaleString('en-IN');
const registrars: Readonly<Record<Registrar, string>> = { CAMS: 'CAMS', KFINTECH: 'KFintech' };
const feeds: Readonly<Record<Feed, string>> = { transactions: 'लेन-देन', folios: 'फोलियो', sips: 'एसआईपी' };

export const registrarRecordsText: Translation<typeof english> = {
  failed: 'रजिस्ट्रार की फाइलें लोड नहीं हो सकीं।',
  logIn: {
    title: 'सलाहकार के रूप में लॉग इन करें',
    text: 'रजिस्ट्रार की फाइलें उन सलाहकारों के लिए हैं, जो अपने पार्टनर ऐप से आए हैं।',
  },
  add: 'रजिस्ट्रार की फाइल जोड़ें',
  show: 'दिखाएं',
  views: { outside: 'बाहर का निवेश', differences: 'फर्क', waiting: 'इंतजार में' },
  none: 'अभी रजिस्ट्रार की कोई फाइल नहीं है',
  noneText:
    'CAMS (WBR2, WBR9, WBR49) या KFintech (MFSD201, MFSD203, MFSD243) ने जो फाइल आपको ईमेल की है, उसे जोड़ें: फिर यहां आपके ग्राहकों के वे फोलियो दिखेंगे, जो यहां नहीं खरीदे गए, और जहां हमारे रिकॉर्ड से फर्क है।',
  empty: {
    outside: 'ग्राहकों का ऐसा कोई फोलियो नहीं है, जो यहां नहीं खरीदा गया',
    differences: 'हमारे रिकॉर्ड से कोई फर्क नहीं है',
    waiting: 'ऐसा कोई फोलियो नहीं है, जो यहां किसी ग्राहक का न हो',
  },
  emptyText: 'अब तक जोड़ी गई फाइलों में।',
  about: {
    outside: 'आपके ग्राहकों के वे फोलियो, जो यहां नहीं खरीदे गए, PAN या फोलियो नंबर से। ये आपकी बुक का हिस्सा नहीं हैं।',
    differences: 'यहां के फोलियो के बारे में रजिस्ट्रार की फाइलों में जो हमारे रिकॉर्ड से अलग है। इनसे यहां कुछ नहीं बदलता।',
    waiting:
      'उन लोगों के फोलियो, जो अभी यहां ग्राहक नहीं हैं, या जिनका PAN पता नहीं है। हर नई फाइल के साथ इन्हें फिर देखा जाता है, और आने के 180 दिन बाद हटा दिया जाता है।',
  },
  columns: {
    customer: 'ग्राहक',
    folio: 'फोलियो',
    units: 'यूनिट',
    value: 'वैल्यू',
    sips: 'एसआईपी, एसटीपी, एसडब्ल्यूपी',
    what: 'क्या अलग है',
    day: 'दिन',
    theirs: 'रजिस्ट्रार',
    ours: 'यहां',
    holder: 'फाइल में नाम',
    rows: 'पंक्तियां',
    last: 'सबसे नई',
  },
  caption: { outside: 'बाहर के फोलियो', differences: 'हमारे रिकॉर्ड से फर्क', waiting: 'इंतजार वाले फोलियो' },
  kinds: { balance: 'बैलेंस', missing_here: 'हमारे रिकॉर्ड में नहीं', missing_there: 'फाइल में नहीं' },
  of: (registrar) => registrars[registrar],
  asOf: (day) => `${day} को`,
  noValue: 'पता नहीं',
  nothing: 'नहीं',
  instructions: (many) => `${figure(many)} निर्देश`,
  noPan: 'फाइल में PAN नहीं है',
  open: 'खोलें',
  openOf: (name) => `${name} का अकाउंट खोलें`,
  range: (first, last, all) => `${figure(all)} में से ${figure(first)} से ${figure(last)}`,
  files: 'फाइलें',
  file: (registrar, feed, many, at) =>
    `${registrars[registrar]}, ${feeds[feed]}, ${figure(many)} ${many > 1 ? 'पंक्तियां' : 'पंक्ति'}, ${at} को जोड़ी`,
  import: {
    title: 'रजिस्ट्रार की फाइल जोड़ें',
    subtitle: 'CAMS WBR2, WBR9 या WBR49, या KFintech MFSD201, MFSD203 या MFSD243:',
    how: 'फाइल इसी डिवाइस पर पढ़ी जाती है। हर पंक्ति का फोलियो, स्कीम, नाम, PAN, तारीखें, यूनिट और रकम भेजी जाती हैं, और PAN सिर्फ हैश के रूप में रखा जाता है; पते, बैंक खाते और नॉमिनी नहीं भेजे जाते। हमारे रिकॉर्ड में कुछ नहीं बदलता।',
    notOne: 'यह उन फाइलों में से नहीं है, जो यहां पढ़ी जाती हैं: WBR2, WBR9, WBR49, MFSD201, MFSD203 या MFSD243, सभी कॉलम के साथ।',
    faults: {
      folio_missing: 'फोलियो नहीं है',
      date_unreadable: 'तारीख नहीं पढ़ी जा सकी',
      units_unreadable: 'यूनिट नहीं पढ़े जा सके',
      amount_unreadable: 'रकम नहीं पढ़ी जा सकी',
    },
  },
};
