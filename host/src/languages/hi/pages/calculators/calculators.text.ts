import type { Translation } from '@prosperx/core/language';
import type {
  calculatorList as englishCalculatorList,
  calculatorsPageText as englishCalculatorsPageText,
} from '#pages/calculators/calculators.text.js';

export const calculatorList: Translation<typeof englishCalculatorList> = {
  'sip-calculator': { title: 'एसआईपी कैलकुलेटर', intro: 'हर महीने की तय रकम कितनी हो सकती है।' },
  'lumpsum-calculator': { title: 'एकमुश्त निवेश कैलकुलेटर', intro: 'एक बार लगाई रकम कितनी हो सकती है।' },
  'step-up-calculator': {
    title: 'स्टेप-अप एसआईपी कैलकुलेटर',
    intro: 'हर साल बढ़ाई जाने वाली मासिक रकम कितनी हो सकती है।',
  },
  'goal-amount-calculator': {
    title: 'लक्ष्य कैलकुलेटर',
    intro: 'किसी रकम तक पहुंचने के लिए हर महीने कितना निवेश करें।',
  },
  'retirement-calculator': {
    title: 'रिटायरमेंट कैलकुलेटर',
    intro: 'रिटायर होने पर कितना चाहिए, और तब तक हर महीने कितना निवेश करें।',
  },
  'education-calculator': {
    title: 'शिक्षा कैलकुलेटर',
    intro: 'महंगे होते कोर्स के लिए हर महीने कितना निवेश करें।',
  },
  'swp-calculator': {
    title: 'एसडब्ल्यूपी कैलकुलेटर',
    intro: 'हर महीने निकालने पर रकम कितने समय चलती है।',
  },
  'delay-calculator': {
    title: 'देरी की कीमत कैलकुलेटर',
    intro: 'एसआईपी कुछ साल देर से शुरू करने पर कितना नुकसान होता है।',
  },
  'elss-calculator': {
    title: 'ईएलएसएस कैलकुलेटर',
    intro: 'ईएलएसएस में निवेश से कितना टैक्स बचता है, पुरानी और नई व्यवस्था में।',
  },
  'inflation-calculator': {
    title: 'महंगाई कैलकुलेटर',
    intro: 'आज की चीज आगे कितने की होगी, और आज के पैसे में तब क्या आएगा।',
  },
  'cagr-calculator': { title: 'CAGR कैलकुलेटर', intro: 'एक वैल्यू से दूसरी तक सालाना किस दर से पहुंचे।' },
  'xirr-calculator': {
    title: 'XIRR कैलकुलेटर',
    intro: 'अलग-अलग दिनों की रकमों का सालाना रिटर्न, लिखकर या शीट से पेस्ट करके।',
  },
};

export const calculatorsPageText: Translation<typeof englishCalculatorsPageText> = {
  title: 'कैलकुलेटर',
  intro: 'हर एक में फॉर्मूला दिया है, और हर साल का हिसाब टेबल में और आज की कीमत में; निवेश वाले कैलकुलेटर असली फंड पर भी आजमा सकते हैं।',
  groups: {
    grow: 'पैसा कितना बढ़ सकता है',
    goals: 'लक्ष्य के लिए कितना चाहिए',
    take: 'निकासी, देरी और टैक्स बचत',
    measure: 'रिटर्न और महंगाई का हिसाब',
  },
};
