import type { Translation } from '@prosperx/core/language';
import type { customerReportText as english } from '#domain/agent/customer-report.text.js';

export const customerReportText: Translation<typeof english> = {
  failed: 'रिपोर्ट लोड नहीं हो सकी।',
  none: 'इस अकाउंट के लिए रिपोर्ट नहीं है',
  noneText: 'आपके सलाहकार कोड के लिए कुल आंकड़े नहीं दिखाए जाते।',
  logIn: {
    title: 'सलाहकार के रूप में लॉग इन करें',
    text: 'यह रिपोर्ट उन सलाहकारों के लिए है, जो अपने पार्टनर ऐप से आए हैं।',
  },
  asOf: (oldest, newest) => `वैल्यू ${oldest === newest ? newest : `${oldest} से ${newest}`} के एनएवी पर।`,
  noHoldings: 'आपके किसी ग्राहक के पास यूनिट नहीं हैं।',
  totals: 'कुल',
  value: 'मौजूदा वैल्यू',
  invested: 'निवेश',
  accounts: 'अकाउंट',
  sips: 'चालू एसआईपी',
  sipsMonthly: (count, sum) => `${count}, महीने की ${sum}`,
  leads: 'लीड',
  overTime: 'समय के साथ कुल वैल्यू',
  summary: (from, to, since) => `${since} को ${from} से ${to}।`,
  valueNow: 'वैल्यू',
  csv: 'CSV डाउनलोड करें',
  pdf: 'PDF डाउनलोड करें',
  columns: {
    name: 'ग्राहक',
    since: 'कब से',
    invested: 'निवेश',
    value: 'वैल्यू',
    sip: 'महीने की एसआईपी',
    status: 'स्थिति',
    count: 'संख्या',
  },
  table: { caption: 'समय के साथ कुल वैल्यू', columns: ['तारीख', 'वैल्यू', 'निवेश'] },
};
