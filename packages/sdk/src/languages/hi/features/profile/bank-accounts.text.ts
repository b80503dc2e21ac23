import { COOLING_DAYS } from '@prosperx/core/bank';
import type { Translation } from '@prosperx/core/language';
import type { bankAccountsText as english } from '#features/profile/bank-accounts.text.js';

export const bankAccountsText: Translation<typeof english> = {
  failed: 'आपके बैंक खाते लोड नहीं हो सके',
  account: 'खाता नंबर',
  type: 'खाते का प्रकार',
  branch: 'शाखा',
  ifsc: 'IFSC',
  named: (bank, account) => [bank, account].filter(Boolean).join(' '),
  default: 'डिफॉल्ट',
  replaced: 'बदला गया',
  review: 'वेरिफाई हो रहा है',
  forBoth: 'पेमेंट और रिडेम्प्शन दोनों के लिए।',
  forPayments: (day) => `पेमेंट के लिए। रिडेम्प्शन का पैसा ${day} से यहां आएगा।`,
  forRedemptions: (day) => `रिडेम्प्शन का पैसा ${day} तक यहां आएगा।`,
  forRedemptionsOnly: 'रिडेम्प्शन का पैसा यहां आता है।',
  also: 'पेमेंट करते समय आप यह खाता चुन सकते हैं।',
  autoPay: (mandates, sips) =>
    `ऑटोपे इस खाते से पैसा काटता है: ${[
      ...(mandates > 0 ? [`${mandates} मैंडेट`] : []),
      ...(sips > 0 ? [`${sips} एसआईपी`] : []),
    ].join(', ')}।`,
  kept: 'जब इसका कोई इस्तेमाल नहीं रहेगा, तब यह हट जाएगा।',
  inReview: 'हम आपका कैंसिल चेक जांच रहे हैं। वेरिफाई होने के बाद आप इस खाते का इस्तेमाल कर सकेंगे; हम आपको ईमेल और SMS करेंगे।',
  firstInReview: 'पेमेंट के लिए। रिडेम्प्शन का पैसा इसमें आपका कैंसिल चेक जांचने के बाद आएगा; हम आपको ईमेल और SMS करेंगे।',
  none: 'कोई बैंक खाता जुड़ा नहीं है। अपने नाम का एक खाता जोड़ें।',
  change: 'बैंक खाता जोड़ें या बदलें',
  makeDefault: 'डिफॉल्ट बनाएं',
  makeDefaultOf: (account) => `डिफॉल्ट बनाएं: ${account}`,
  remove: 'हटाएं',
  removeOf: (account) => `${account} हटाएं`,
  defaultTitle: 'डिफॉल्ट खाता बदलें',
  defaultNotice: (account) =>
    `${account} से पेमेंट तुरंत हो सकेगा। रिडेम्प्शन का पैसा इसमें खाता जुड़ने के ${COOLING_DAYS} दिन बाद आएगा। ऑटोपे उसी खाते पर रहेगा, जिसके लिए सेट किया गया था।`,
  removeTitle: 'बैंक खाता हटाएं',
  removeNotice: (account) => `${account} हटा दिया जाएगा। अगर ऑटोपे इससे पैसा काटता है, तो उसे रद्द करने तक यह रहेगा।`,
  stillCredited: (day) => `रिडेम्प्शन का पैसा ${day} तक इसी में आएगा: पूरा पैसा आ जाने तक इसे बंद न करें।`,
  confirm: 'वेरिफाई करके सेव करें',
  defaultDone: 'आपका डिफॉल्ट खाता बदल गया है।',
  removeDone: 'बैंक खाता हटा दिया गया है।',
  removeLater: 'जब इस बैंक खाते का कोई इस्तेमाल नहीं रहेगा, तब यह हट जाएगा।',
};
