import type { Translation } from '@prosperx/core/language';
import type { familyText as english } from '#features/portfolio/family.text.js';

export const familyText: Translation<typeof english> = {
  title: 'आपका परिवार',
  asks: (advisor) =>
    `आपके सलाहकार ${advisor} पूछते हैं कि इनमें से कौन यहां का आपका निवेश देख सकता है। आपकी अनुमति तक कोई कुछ नहीं देखता।`,
  stands: 'परिवार में कौन यहां का आपका निवेश देखे, यह आप तय करते हैं और कभी भी बदल सकते हैं।',
  mine: {
    asked: 'आपने अभी जवाब नहीं दिया: इन्हें आपका कुछ नहीं दिखता',
    allowed: 'आप इन्हें अपना निवेश दिखाते हैं',
    declined: 'आप इन्हें अपना निवेश नहीं दिखाते',
  },
  withdrawn: (day) => `आपने इन्हें अपना निवेश देखने की अनुमति दी थी और ${day} को वापस ले ली`,
  ended: (name, day) => `${name} ${day} तक आपका निवेश देख सकते थे। आप दोनों में से एक परिवार से अलग हुआ, तब यह अनुमति खत्म हो गई।`,
  since: (what, day) => `${what}, ${day} से`,
  showsTheirs: 'ये आपको अपना निवेश दिखाते हैं',
  hidesTheirs: 'ये आपको अपना निवेश नहीं दिखाते',
  allow: 'अनुमति दें',
  allowOf: (name) => `${name} को अपना निवेश देखने की अनुमति दें`,
  decline: 'मना करें',
  declineOf: (name) => `${name} को अपना निवेश दिखाने से मना करें`,
  stop: 'दिखाना बंद करें',
  stopOf: (name) => `${name} को अपना निवेश दिखाना बंद करें`,
  dialogTitle: (name) => `${name} को अपना निवेश दिखाएं?`,
  sees: (name) => `${name} सिर्फ देख सकेंगे: यहां की आपकी हर स्कीम का नाम, आपके यूनिट, आपने कितना निवेश किया और आज की वैल्यू।`,
  seesNot: 'फोलियो नंबर, लेन-देन, ऑर्डर, बैंक खाते और आपकी प्रोफाइल की कोई जानकारी उन्हें नहीं दिखती।',
  ends: 'आपके बंद करते ही, परिवार या सलाहकार छोड़ते ही, या अकाउंट बंद होते ही यह खत्म हो जाता है।',
  keep: 'अभी नहीं',
  together: 'परिवार का जो निवेश आपको दिखता है',
  own: 'आप',
  sum: 'कुल',
  asOf: (oldest, newest) =>
    `${oldest === newest ? newest : `${oldest} से ${newest}`} के एनएवी पर। जिसने अनुमति नहीं दी, वह किसी जोड़ में नहीं है।`,
  noNav: 'एनएवी अभी नहीं',
  holdingsOf: (name) => `${name} का निवेश`,
  holdsNothing: (name) => `${name} का यहां अभी कोई निवेश नहीं है।`,
  scheme: 'स्कीम',
  units: 'यूनिट',
  invested: 'निवेश',
  value: 'वैल्यू',
};
