import { formatDateShort, formatMoney, formatNav, formatUnits } from '@prosperx/core/format';
import type { EarlierUnlock } from '@prosperx/core/fund';
import type { Translation } from '@prosperx/core/language';
import { unknownFairValuesText } from '@prosperx/core/languages/hi/portfolio/files.text.js';
import type { redemptionText as english } from '#domain/redemption/redemption.text.js';

const FREED_EARLIER = {
  retirement: 'स्कीम में बताई रिटायरमेंट की उम्र होने पर फंड हाउस उन्हें पहले फ्री कर देता है: कृपया उससे पूछें।',
  majority: 'बच्चे के बालिग होने पर फंड हाउस उन्हें पहले फ्री कर देता है: कृपया उससे पूछें।',
};

const freedEarlier = (earlier: EarlierUnlock | null) => (earlier ? ` ${FREED_EARLIER[earlier]}` : '');

export const redemptionText: Translation<typeof english> = {
  folio: (folioNo) => `फोलियो ${folioNo}`,
  available: 'उपलब्ध',
  units: 'यूनिट',
  amount: 'रकम',
  measure: { redeem: 'रिडीम कैसे करें', switch: 'स्विच कैसे करें' },
  range: (min, max) => `${min} से ${max}`,
  waitFor: (seconds) => `आप ${seconds} सेकंड बाद नया OTP मंगा सकते हैं।`,
  redeemAll: 'सब रिडीम करें',
  switchAll: 'सब स्विच करें',
  to: 'किसमें स्विच करें',
  choose: 'स्कीम चुनें',
  toRequired: 'कृपया वह फंड चुनें, जिसमें स्विच करना है।',
  noTargets: 'इस फंड हाउस की कोई और स्कीम अभी स्विच नहीं लेती।',
  takes: (least) => `इसमें ${formatMoney(least)} या ज्यादा का स्विच होता है।`,
  lockedFor: (years, earlier) =>
    `नए यूनिट ${years} साल के लॉक-इन में रहेंगे: उससे पहले आप उन्हें बेच या स्विच नहीं कर सकते।${freedEarlier(earlier)}`,
  locked: (many, until, earlier) =>
    `${formatUnits(many)} यूनिट लॉक-इन में हैं${until === null ? '' : `; अगले ${formatDateShort(until)} को फ्री होंगे`}।${freedEarlier(earlier)}`,
  inProgress: (many) => `${formatUnits(many)} यूनिट पहले से बिक रहे हैं।`,
  preview: 'क्या मिल सकता है',
  workingOut: 'हम हिसाब लगा रहे हैं कि क्या मिल सकता है।',
  notWorkedOut: 'हम यह हिसाब नहीं लगा सके कि क्या मिल सकता है।',
  atNav: (nav, asOf) => `${formatDateShort(asOf)} के एनएवी ₹${formatNav(nav)} पर। जो एनएवी लगेगा, वह अलग हो सकता है।`,
  value: 'वैल्यू',
  navDate: 'कौन सा एनएवी लगेगा',
  ofDay: (date) => (date === null ? 'बाद में बताया जाएगा' : formatDateShort(date)),
  exitLoad: 'एग्जिट लोड',
  exitLoadUnknown: 'स्कीम दस्तावेज देखें',
  stt: 'सिक्योरिटीज ट्रांजैक्शन टैक्स (STT)',
  youGet: 'आपको करीब इतना मिल सकता है',
  goesOver: 'स्विच होगा',
  shortTerm: 'शॉर्ट टर्म मुनाफा',
  longTerm: 'लॉन्ग टर्म मुनाफा',
  gainUnknown: 'उपलब्ध नहीं',
  assumed: 'इस स्कीम के मुनाफे पर टैक्स इस पर निर्भर है कि उसमें क्या-क्या है: उसके दस्तावेज देखें।',
  unknownFairValues: unknownFairValuesText,
  loadUnknown: 'फंड हाउस वह एग्जिट लोड काटता है, जो उसके स्कीम दस्तावेज में लिखा है।',
  credit: (account, date) =>
    date === null
      ? `पैसा कुछ कामकाजी दिनों में ${account} में पहुंचने की उम्मीद है।`
      : `पैसा ${formatDateShort(date)} तक ${account} में पहुंचने की उम्मीद है।`,
  buys: (scheme) => `${scheme} के यूनिट`,
  buysNav: 'नई स्कीम का एनएवी',
  confirm: 'पुष्टि करें',
  cancel: 'रहने दें',
  otpNotice: {
    redeem: (what, scheme) => `आप ${scheme} के ${what} रिडीम कर रहे हैं।`,
    switch: (what, scheme) => `आप ${scheme} के ${what} स्विच कर रहे हैं।`,
  },
  highRisk: 'इस स्कीम का जोखिम आपकी रिस्क प्रोफाइल से ज्यादा है।',
  otpSubmit: { redeem: 'रिडीम करें', switch: 'स्विच करें' },
  back: 'बदलें',
  done: {
    redeem: 'आपके रिडेम्प्शन का ऑर्डर हो गया है।',
    switch: 'आपके स्विच का ऑर्डर हो गया है।',
  },
  asked: {
    redeem: 'रिडेम्प्शन की मंजूरी के लिए आपके ग्राहक को लिंक भेजा गया है।',
    switch: 'स्विच की मंजूरी के लिए आपके ग्राहक को लिंक भेजा गया है।',
  },
  askedNext: '24 घंटे के अंदर वे उस लिंक पर अपने OTP से मंजूरी दें, तो ऑर्डर होगा। उससे पहले कुछ नहीं बिकेगा।',
  ask: 'ग्राहक को भेजें',
  orderNo: (number) => `ऑर्डर नंबर ${number}`,
  doneCredit: (date) =>
    date === null
      ? 'यूनिट बिकने पर हम आपको ईमेल करेंगे।'
      : `पैसा ${formatDateShort(date)} तक आ सकता है। यूनिट बिकने पर हम आपको ईमेल करेंगे।`,
  doneSwitch: 'यूनिट बिकने पर और नए यूनिट आने पर हम आपको ईमेल करेंगे।',
  close: 'हो गया',
  failed: 'यह फोलियो लोड नहीं हो सका।',
  amountOf: (amount) => formatMoney(amount, 2),
  unitsOf: (many) => `${formatUnits(many)} यूनिट`,
  otpIncomplete: 'कृपया 6 अंकों का सही OTP डालें',
};
