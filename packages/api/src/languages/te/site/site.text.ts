import { formatDate, formatNav, formatPercent } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { siteText as englishSiteText, publicPages as englishPublicPages } from '#site/site.text.js';

export const siteText: Translation<typeof englishSiteText> = {
  /** For the operator, who reads English. */
  notBuilt: 'The site is not built yet. "npm start" builds it.',
  documentTitle: (title) => `${title} · ProsperX`,
  homeTitle: 'హోమ్',
  fundDescription: ({ kind, fundHouse, nav, navDate, threeYearReturn }) =>
    [
      `${fundHouse}: ${kind} ఫండ్.`,
      `${formatDate(navDate)} నాటి ఎన్‌ఏవీ ₹${formatNav(nav)}.`,
      threeYearReturn === null ? '' : `ఆ రోజు వరకు 3 ఏళ్లలో ఏడాదికి ${formatPercent(threeYearReturn)}.`,
      'గత పనితీరు భవిష్యత్తు రాబడికి సూచన కాదు.',
    ]
      .filter(Boolean)
      .join(' '),
  picture: {
    nav: (date) => `${formatDate(date)} నాటి ఎన్‌ఏవీ`,
    lead: ({ kind, fundHouse }) => `${fundHouse}: ${kind} ఫండ్`,
    of: (name) => `${name}: చివరి ఎన్‌ఏవీ, దాని తేదీ`,
  },
  nfoDescription: ({ title, category, fundHouse, opens, closes }) =>
    `${fundHouse} కొత్త ఫండ్ ఆఫర్ (ఎన్‌ఎఫ్‌ఓ) ${title} (${category}), ${formatDate(opens)} నుంచి ${formatDate(closes)} వరకు: తేదీలు, కనీస మొత్తాలు, దరఖాస్తు విధానం.`,
  nfoOverDescription: ({ title, category, fundHouse, lastDay }) =>
    `${fundHouse} కొత్త ఫండ్ ఆఫర్ (ఎన్‌ఎఫ్‌ఓ) ${title} (${category}) ${formatDate(lastDay)}న ముగిసింది.`,
  categoryDescription: (title, count) => `${count.toLocaleString('en-IN')} ${title}: రాబడి, రిస్క్, సైజు, కనీస పెట్టుబడి పోలిక.`,
};

export const publicPages: Translation<typeof englishPublicPages> = {
  home: { title: siteText.homeTitle, description: 'ఎన్నో ఫండ్ హౌస్‌ల మ్యూచువల్ ఫండ్లు, ఒకే ఖాతాలో.' },
  'best-performing-funds': {
    title: 'ఉత్తమ రాబడి ఇచ్చిన ఫండ్లు',
    description: 'ఏడాది రాబడి ప్రకారం మ్యూచువల్ ఫండ్లు; కేటగిరీ, రిస్క్, కనీస పెట్టుబడి ఫిల్టర్లతో.',
  },
  nfos: {
    title: 'కొత్త ఫండ్ ఆఫర్లు',
    description: 'మొదటిసారి అమ్మకానికి వస్తున్న స్కీమ్‌లు: ఏవి తెరిచి ఉన్నాయి, ఎప్పుడు ముగుస్తాయి, యూనిట్లు ఎప్పుడు కేటాయిస్తారు.',
  },
  'compare-funds': {
    title: 'ఫండ్ల పోలిక',
    description: 'నాలుగు మ్యూచువల్ ఫండ్ల వరకు పక్కపక్కన: పెరుగుదల, రాబడి, రిస్క్, ఖర్చు, కనీస పెట్టుబడి.',
  },
  'sip-calculator': { title: 'సిప్ క్యాలిక్యులేటర్', description: 'నెలనెలా పెట్టే మొత్తం కొన్నేళ్లలో ఎంత పెరగవచ్చో చూడండి.' },
  'goal-amount-calculator': {
    title: 'లక్ష్యం క్యాలిక్యులేటర్',
    description: 'అనుకున్న ఏడాదిలోగా ఒక మొత్తాన్ని చేరుకోవడానికి నెలకు ఎంత పెట్టుబడి పెట్టాలో చూడండి.',
  },
  'lumpsum-calculator': { title: 'ఏకమొత్తం క్యాలిక్యులేటర్', description: 'ఒకేసారి పెట్టే మొత్తం కొన్నేళ్లలో ఎంత పెరగవచ్చో చూడండి.' },
  'step-up-calculator': { title: 'స్టెప్-అప్ సిప్ క్యాలిక్యులేటర్', description: 'ఏటా పెంచే నెలవారీ పెట్టుబడి ఎంతకు చేరవచ్చో చూడండి.' },
  packs: { title: 'ప్యాక్‌లు', description: 'సిద్ధంగా కూర్చిన మ్యూచువల్ ఫండ్ల ప్యాక్‌లు. మొత్తం మీరు నిర్ణయించండి, ఒక్కో ఫండ్‌కు దాని వాటా వెళ్తుంది.' },
  'premium-services': { title: 'ప్రీమియం సేవలు', description: 'ఫండ్ ఒక్కటే సరిపోని చోట నిపుణుల సహాయం.' },
  calculators: {
    title: 'క్యాలిక్యులేటర్లు',
    description: 'సిప్, ఏకమొత్తం, ఎస్‌డబ్ల్యూపీ, లక్ష్యాలు, రిటైర్మెంట్, చదువు, పన్ను ఆదా, ద్రవ్యోల్బణం, రాబడి క్యాలిక్యులేటర్లు.',
  },
  'swp-calculator': { title: 'ఎస్‌డబ్ల్యూపీ క్యాలిక్యులేటర్', description: 'ప్రతి నెలా తీసుకుంటూ ఉంటే డబ్బు ఎంతకాలం వస్తుందో చూడండి.' },
  'retirement-calculator': {
    title: 'రిటైర్మెంట్ క్యాలిక్యులేటర్',
    description: 'రిటైర్మెంట్‌కు ఎంత కావాలో, అప్పటివరకు నెలకు ఎంత పెట్టుబడి పెట్టాలో చూడండి.',
  },
  'cagr-calculator': { title: 'CAGR క్యాలిక్యులేటర్', description: 'ఒక విలువ ఏడాదికి ఎంత శాతం పెరిగిందో చూడండి.' },
  'xirr-calculator': { title: 'XIRR క్యాలిక్యులేటర్', description: 'వేర్వేరు రోజుల్లో పెట్టిన, తీసుకున్న మొత్తాలపై ఏడాది రాబడి చూడండి.' },
  'delay-calculator': { title: 'ఆలస్యం ఖరీదు క్యాలిక్యులేటర్', description: 'సిప్‌ను కొన్నేళ్లు ఆలస్యంగా మొదలుపెడితే ఎంత నష్టమో చూడండి.' },
  'elss-calculator': {
    title: 'ఈఎల్‌ఎస్‌ఎస్ క్యాలిక్యులేటర్',
    description: 'ఈఎల్‌ఎస్‌ఎస్ పెట్టుబడితో పాత, కొత్త విధానాల్లో ఎంత పన్ను ఆదా అవుతుందో చూడండి.',
  },
  'inflation-calculator': { title: 'ద్రవ్యోల్బణం క్యాలిక్యులేటర్', description: 'నేటి ధర కొన్నేళ్లలో ఎంత కావచ్చో చూడండి.' },
  'education-calculator': {
    title: 'చదువు క్యాలిక్యులేటర్',
    description: 'ఖర్చు పెరుగుతూ ఉండే కోర్సుకు నెలకు ఎంత పెట్టుబడి పెట్టాలో చూడండి.',
  },
  help: { title: 'సహాయం', description: 'ProsperXతో మ్యూచువల్ ఫండ్లలో పెట్టుబడిపై ప్రశ్నలకు సమాధానాలు.' },
  'contact-us': { title: 'మమ్మల్ని సంప్రదించండి', description: 'ProsperXను ఎలా సంప్రదించాలి.' },
  'privacy-policy': { title: 'గోప్యతా విధానం', description: 'ProsperX ఏ వివరాలను, ఎందుకు, ఎంతకాలం ఉంచుకుంటుంది.' },
  'terms-conditions': { title: 'వినియోగ నిబంధనలు', description: 'ProsperX వినియోగానికి నిబంధనలు.' },
  'grievance-redressal': { title: 'ఫిర్యాదుల పరిష్కారం', description: 'ఎలా ఫిర్యాదు చేయాలి, ఎవరు ఎప్పుడు నిర్ణయిస్తారు.' },
};
