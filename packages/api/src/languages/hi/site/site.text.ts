import { formatDate, formatNav, formatPercent } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { siteText as englishSiteText, publicPages as englishPublicPages } from '#site/site.text.js';

export const siteText: Translation<typeof englishSiteText> = {
  /** For the operator, who reads English. */
  notBuilt: 'The site is not built yet. "npm start" builds it.',
  documentTitle: (title) => `${title} · ProsperX`,
  homeTitle: 'होम',
  fundDescription: ({ kind, fundHouse, nav, navDate, threeYearReturn }) =>
    [
      `${fundHouse} का ${kind} फंड।`,
      `${formatDate(navDate)} को एनएवी ₹${formatNav(nav)}।`,
      threeYearReturn === null ? '' : `उस दिन तक 3 साल में सालाना ${formatPercent(threeYearReturn)}।`,
      'पिछला प्रदर्शन आगे के रिटर्न का संकेत नहीं है।',
    ]
      .filter(Boolean)
      .join(' '),
  picture: {
    nav: (date) => `${formatDate(date)} का एनएवी`,
    lead: ({ kind, fundHouse }) => `${fundHouse} का ${kind} फंड`,
    of: (name) => `${name}: आखिरी एनएवी और उसकी तारीख`,
  },
  nfoDescription: ({ title, category, fundHouse, opens, closes }) =>
    `${fundHouse} का न्यू फंड ऑफर (एनएफओ) ${title} (${category}), ${formatDate(opens)} से ${formatDate(closes)} तक खुला: तारीखें, न्यूनतम रकम और आवेदन का तरीका।`,
  nfoOverDescription: ({ title, category, fundHouse, lastDay }) =>
    `${fundHouse} का न्यू फंड ऑफर (एनएफओ) ${title} (${category}) ${formatDate(lastDay)} को बंद हो गया।`,
  categoryDescription: (title, count) =>
    `${count.toLocaleString('en-IN')} ${title}: रिटर्न, जोखिम, साइज और न्यूनतम निवेश की तुलना।`,
};

export const publicPages: Translation<typeof englishPublicPages> = {
  home: { title: siteText.homeTitle, description: 'कई फंड हाउस के म्यूचुअल फंड, एक ही अकाउंट में।' },
  'best-performing-funds': {
    title: 'सबसे अच्छा प्रदर्शन करने वाले फंड',
    description: 'सालाना रिटर्न के हिसाब से म्यूचुअल फंड, कैटेगरी, जोखिम और न्यूनतम निवेश के फिल्टर के साथ।',
  },
  nfos: {
    title: 'न्यू फंड ऑफर (एनएफओ)',
    description: 'पहली बार आ रही स्कीम: कौन सी खुली हैं, कब बंद होंगी और यूनिट कब अलॉट होंगे।',
  },
  'compare-funds': {
    title: 'फंड की तुलना',
    description: 'ज्यादा से ज्यादा चार म्यूचुअल फंड साथ-साथ: बढ़त, रिटर्न, जोखिम, खर्च और न्यूनतम निवेश।',
  },
  'sip-calculator': {
    title: 'एसआईपी कैलकुलेटर',
    description: 'देखें कि हर महीने का तय निवेश कुछ सालों में कितना हो सकता है।',
  },
  'goal-amount-calculator': {
    title: 'लक्ष्य कैलकुलेटर',
    description: 'देखें कि तय साल तक कोई रकम जोड़ने के लिए हर महीने कितना निवेश करें।',
  },
  'lumpsum-calculator': {
    title: 'एकमुश्त निवेश कैलकुलेटर',
    description: 'देखें कि एक बार लगाई रकम कुछ सालों में कितनी हो सकती है।',
  },
  'step-up-calculator': {
    title: 'स्टेप-अप एसआईपी कैलकुलेटर',
    description: 'देखें कि हर साल बढ़ने वाला मासिक निवेश कितना हो सकता है।',
  },
  packs: {
    title: 'पैक',
    description: 'म्यूचुअल फंड के तैयार पैक। रकम आप चुनें, हर फंड को उसका हिस्सा मिलता है।',
  },
  'premium-services': {
    title: 'प्रीमियम सेवाएं',
    description: 'जहां सिर्फ फंड काफी न हो, वहां विशेषज्ञ की मदद।',
  },
  calculators: {
    title: 'कैलकुलेटर',
    description: 'एसआईपी, एकमुश्त, एसडब्ल्यूपी, लक्ष्य, रिटायरमेंट, पढ़ाई, टैक्स बचत, महंगाई और रिटर्न के कैलकुलेटर।',
  },
  'swp-calculator': {
    title: 'एसडब्ल्यूपी कैलकुलेटर',
    description: 'देखें कि हर महीने निकालने पर रकम कितने समय चलती है।',
  },
  'retirement-calculator': {
    title: 'रिटायरमेंट कैलकुलेटर',
    description: 'देखें कि रिटायर होने पर कितना चाहिए, और तब तक हर महीने कितना निवेश करें।',
  },
  'cagr-calculator': {
    title: 'CAGR कैलकुलेटर',
    description: 'देखें कि एक वैल्यू से दूसरी तक सालाना किस दर से पहुंचे।',
  },
  'xirr-calculator': {
    title: 'XIRR कैलकुलेटर',
    description: 'अलग-अलग दिनों पर लगाई और निकाली रकमों का सालाना रिटर्न देखें।',
  },
  'delay-calculator': {
    title: 'देरी की कीमत कैलकुलेटर',
    description: 'देखें कि एसआईपी कुछ साल देर से शुरू करने पर कितना नुकसान होता है।',
  },
  'elss-calculator': {
    title: 'ईएलएसएस कैलकुलेटर',
    description: 'देखें कि ईएलएसएस में निवेश से कितना टैक्स बचता है, पुरानी और नई व्यवस्था में।',
  },
  'inflation-calculator': {
    title: 'महंगाई कैलकुलेटर',
    description: 'देखें कि आज की चीज कुछ साल बाद कितने की हो सकती है।',
  },
  'education-calculator': {
    title: 'शिक्षा कैलकुलेटर',
    description: 'देखें कि महंगे होते कोर्स के लिए हर महीने कितना निवेश करें।',
  },
  help: { title: 'मदद', description: 'ProsperX से म्यूचुअल फंड में निवेश के बारे में सवालों के जवाब।' },
  'contact-us': { title: 'संपर्क करें', description: 'ProsperX से संपर्क कैसे करें।' },
  'privacy-policy': {
    title: 'प्राइवेसी पॉलिसी',
    description: 'ProsperX कौन सा डेटा रखता है, क्यों, और कितने समय तक।',
  },
  'terms-conditions': { title: 'इस्तेमाल की शर्तें', description: 'ProsperX के इस्तेमाल की शर्तें।' },
  'grievance-redressal': {
    title: 'शिकायत निवारण',
    description: 'शिकायत कैसे करें, और कौन कब फैसला करता है।',
  },
};
