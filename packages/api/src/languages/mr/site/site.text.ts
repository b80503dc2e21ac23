import { formatDate, formatNav, formatPercent } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { siteText as englishSiteText, publicPages as englishPublicPages } from '#site/site.text.js';

export const siteText: Translation<typeof englishSiteText> = {
  /** For the operator, who reads English. */
  notBuilt: 'The site is not built yet. "npm start" builds it.',
  documentTitle: (title) => `${title} · ProsperX`,
  homeTitle: 'मुख्यपृष्ठ',
  fundDescription: ({ kind, fundHouse, nav, navDate, threeYearReturn }) =>
    [
      `${fundHouse} चा ${kind} फंड.`,
      `${formatDate(navDate)} रोजी एनएव्ही ₹${formatNav(nav)}.`,
      threeYearReturn === null ? '' : `त्या दिवसापर्यंत 3 वर्षांत वार्षिक ${formatPercent(threeYearReturn)}.`,
      'मागील कामगिरीवरून भविष्यातील परतावा सांगता येत नाही.',
    ]
      .filter(Boolean)
      .join(' '),
  picture: {
    nav: (date) => `${formatDate(date)} रोजीची एनएव्ही`,
    lead: ({ kind, fundHouse }) => `${fundHouse} चा ${kind} फंड`,
    of: (name) => `${name}: शेवटची एनएव्ही आणि तिची तारीख`,
  },
  nfoDescription: ({ title, category, fundHouse, opens, closes }) =>
    `${fundHouse} ची नवीन फंड ऑफर (एनएफओ) ${title} (${category}), ${formatDate(opens)} ते ${formatDate(closes)} सुरू: तारखा, किमान रक्कम आणि अर्ज कसा करायचा.`,
  nfoOverDescription: ({ title, category, fundHouse, lastDay }) =>
    `${fundHouse} ची नवीन फंड ऑफर (एनएफओ) ${title} (${category}) ${formatDate(lastDay)} रोजी बंद झाली.`,
  categoryDescription: (title, count) =>
    `${count.toLocaleString('en-IN')} ${title}: परतावा, जोखीम, आकार आणि किमान गुंतवणुकीची तुलना.`,
};

export const publicPages: Translation<typeof englishPublicPages> = {
  home: { title: siteText.homeTitle, description: 'अनेक फंड हाऊसचे म्युच्युअल फंड, एकाच खात्यात.' },
  'best-performing-funds': {
    title: 'सर्वोत्तम कामगिरीचे फंड',
    description: 'वार्षिक परताव्यानुसार म्युच्युअल फंड; प्रकार, जोखीम आणि किमान गुंतवणुकीच्या फिल्टरसह.',
  },
  nfos: {
    title: 'नवीन फंड ऑफर',
    description: 'पहिल्यांदाच येणाऱ्या योजना: कोणत्या सुरू आहेत, केव्हा बंद होतील आणि युनिट्स केव्हा अलॉट होतील.',
  },
  'compare-funds': {
    title: 'फंडांची तुलना',
    description: 'चारपर्यंत म्युच्युअल फंड शेजारी-शेजारी: वाढ, परतावा, जोखीम, खर्च आणि किमान गुंतवणूक.',
  },
  'sip-calculator': { title: 'एसआयपी कॅल्क्युलेटर', description: 'दरमहा ठरावीक गुंतवणूक काही वर्षांत किती होऊ शकते ते पाहा.' },
  'goal-amount-calculator': {
    title: 'उद्दिष्ट कॅल्क्युलेटर',
    description: 'ठरावीक वर्षापर्यंत रक्कम जमवण्यासाठी दरमहा किती गुंतवायचे ते पाहा.',
  },
  'lumpsum-calculator': { title: 'एकरकमी कॅल्क्युलेटर', description: 'एकदाच गुंतवलेली रक्कम काही वर्षांत किती होऊ शकते ते पाहा.' },
  'step-up-calculator': {
    title: 'स्टेप-अप एसआयपी कॅल्क्युलेटर',
    description: 'दर वर्षी वाढणारी मासिक गुंतवणूक किती होऊ शकते ते पाहा.',
  },
  packs: { title: 'पॅक', description: 'म्युच्युअल फंडांचे तयार संच. रक्कम तुम्ही ठरवा, प्रत्येक फंडाला त्याचा हिस्सा मिळतो.' },
  'premium-services': { title: 'प्रीमियम सेवा', description: 'जेथे केवळ फंड पुरेसा नाही, तेथे तज्ज्ञांची मदत.' },
  calculators: {
    title: 'कॅल्क्युलेटर',
    description: 'एसआयपी, एकरकमी, एसडब्ल्यूपी, उद्दिष्ट, निवृत्ती, शिक्षण, करबचत, महागाई आणि परताव्याचे कॅल्क्युलेटर.',
  },
  'swp-calculator': { title: 'एसडब्ल्यूपी कॅल्क्युलेटर', description: 'दरमहा पैसे काढल्यास रक्कम किती काळ पुरेल ते पाहा.' },
  'retirement-calculator': {
    title: 'निवृत्ती कॅल्क्युलेटर',
    description: 'निवृत्तीच्या वेळी किती रक्कम हवी आणि तोपर्यंत दरमहा किती गुंतवायचे ते पाहा.',
  },
  'cagr-calculator': { title: 'CAGR कॅल्क्युलेटर', description: 'एका मूल्याचे दुसरे मूल्य वार्षिक कोणत्या दराने झाले ते पाहा.' },
  'xirr-calculator': {
    title: 'XIRR कॅल्क्युलेटर',
    description: 'वेगवेगळ्या दिवशी भरलेल्या आणि काढलेल्या रकमांचा वार्षिक परतावा पाहा.',
  },
  'delay-calculator': {
    title: 'उशिराची किंमत कॅल्क्युलेटर',
    description: 'एसआयपी काही वर्षे उशिरा सुरू केल्यास किती नुकसान होते ते पाहा.',
  },
  'elss-calculator': {
    title: 'ईएलएसएस कॅल्क्युलेटर',
    description: 'ईएलएसएसमधील गुंतवणुकीमुळे जुन्या आणि नव्या प्रणालीत किती कर वाचतो ते पाहा.',
  },
  'inflation-calculator': { title: 'महागाई कॅल्क्युलेटर', description: 'आजच्या वस्तूची किंमत काही वर्षांनी किती होऊ शकते ते पाहा.' },
  'education-calculator': {
    title: 'शिक्षण कॅल्क्युलेटर',
    description: 'खर्च वाढत जाणाऱ्या अभ्यासक्रमासाठी दरमहा किती गुंतवायचे ते पाहा.',
  },
  help: { title: 'मदत', description: 'ProsperX वर म्युच्युअल फंडात गुंतवणूक करण्याबद्दलच्या प्रश्नांची उत्तरे.' },
  'contact-us': { title: 'संपर्क', description: 'ProsperX शी संपर्क कसा साधायचा.' },
  'privacy-policy': { title: 'गोपनीयता धोरण', description: 'ProsperX कोणती माहिती, का आणि किती काळ ठेवते.' },
  'terms-conditions': { title: 'वापराच्या अटी', description: 'ProsperX वापरण्याच्या अटी.' },
  'grievance-redressal': { title: 'तक्रार निवारण', description: 'तक्रार कशी करायची आणि कोण, केव्हा निर्णय देते.' },
};
