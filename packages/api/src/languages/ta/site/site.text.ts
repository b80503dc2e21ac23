import { formatDate, formatNav, formatPercent } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { siteText as englishSiteText, publicPages as englishPublicPages } from '#site/site.text.js';

export const siteText: Translation<typeof englishSiteText> = {
  /** For the operator, who reads English. */
  notBuilt: 'The site is not built yet. "npm start" builds it.',
  documentTitle: (title) => `${title} · ProsperX`,
  homeTitle: 'முகப்பு',
  fundDescription: ({ kind, fundHouse, nav, navDate, threeYearReturn }) =>
    [
      `${fundHouse}: ${kind} ஃபண்ட்.`,
      `${formatDate(navDate)} அன்று என்ஏவி ₹${formatNav(nav)}.`,
      threeYearReturn === null ? '' : `அன்று வரை 3 ஆண்டுகளில் ஆண்டுக்கு ${formatPercent(threeYearReturn)}.`,
      'கடந்தகாலச் செயல்பாடு எதிர்கால ரிட்டர்னைக் குறிக்காது.',
    ]
      .filter(Boolean)
      .join(' '),
  picture: {
    nav: (date) => `${formatDate(date)} அன்று என்ஏவி`,
    lead: ({ kind, fundHouse }) => `${fundHouse}: ${kind} ஃபண்ட்`,
    of: (name) => `${name}: கடைசி என்ஏவி, அதன் தேதி`,
  },
  nfoDescription: ({ title, category, fundHouse, opens, closes }) =>
    `${fundHouse} புதிய ஃபண்ட் வெளியீடு (என்எஃப்ஓ) ${title} (${category}), ${formatDate(opens)} முதல் ${formatDate(closes)} வரை: தேதிகள், குறைந்தபட்சத் தொகை, விண்ணப்பிக்கும் முறை.`,
  nfoOverDescription: ({ title, category, fundHouse, lastDay }) =>
    `${fundHouse} புதிய ஃபண்ட் வெளியீடு (என்எஃப்ஓ) ${title} (${category}) ${formatDate(lastDay)} அன்று முடிந்தது.`,
  categoryDescription: (title, count) =>
    `${count.toLocaleString('en-IN')} ${title}: ரிட்டர்ன், ரிஸ்க், அளவு, குறைந்தபட்ச முதலீட்டின் ஒப்பீடு.`,
};

export const publicPages: Translation<typeof englishPublicPages> = {
  home: { title: siteText.homeTitle, description: 'பல ஃபண்ட் ஹவுஸ்களின் மியூச்சுவல் ஃபண்டுகள், ஒரே கணக்கில்.' },
  'best-performing-funds': {
    title: 'சிறந்த ரிட்டர்ன் தந்த ஃபண்டுகள்',
    description: 'ஆண்டு ரிட்டர்ன்படி மியூச்சுவல் ஃபண்டுகள்; வகை, ரிஸ்க், குறைந்தபட்ச முதலீட்டு ஃபில்டர்களுடன்.',
  },
  nfos: {
    title: 'புதிய ஃபண்ட் வெளியீடுகள்',
    description: 'முதன்முறையாக விற்பனைக்கு வரும் ஸ்கீம்கள்: எவை திறந்துள்ளன, எப்போது முடியும், யூனிட்கள் எப்போது ஒதுக்கப்படும்.',
  },
  'compare-funds': {
    title: 'ஃபண்ட் ஒப்பீடு',
    description: 'நான்கு மியூச்சுவல் ஃபண்டுகள் வரை அருகருகே: வளர்ச்சி, ரிட்டர்ன், ரிஸ்க், செலவு, குறைந்தபட்ச முதலீடு.',
  },
  'sip-calculator': {
    title: 'எஸ்ஐபி கால்குலேட்டர்',
    description: 'மாதந்தோறும் போடும் தொகை சில ஆண்டுகளில் எவ்வளவு வளரலாம் என்று பாருங்கள்.',
  },
  'goal-amount-calculator': {
    title: 'இலக்கு கால்குலேட்டர்',
    description: 'குறிப்பிட்ட ஆண்டுக்குள் ஒரு தொகையை அடைய மாதம் எவ்வளவு முதலீடு செய்ய வேண்டும் என்று பாருங்கள்.',
  },
  'lumpsum-calculator': {
    title: 'ஒருமுறை முதலீடு கால்குலேட்டர்',
    description: 'ஒருமுறை போடும் தொகை சில ஆண்டுகளில் எவ்வளவு வளரலாம் என்று பாருங்கள்.',
  },
  'step-up-calculator': {
    title: 'ஸ்டெப்-அப் எஸ்ஐபி கால்குலேட்டர்',
    description: 'ஆண்டுதோறும் கூடும் மாத முதலீடு எவ்வளவு வளரலாம் என்று பாருங்கள்.',
  },
  packs: {
    title: 'பேக்குகள்',
    description: 'தயாரான மியூச்சுவல் ஃபண்ட் தொகுப்புகள். தொகையை நீங்கள் முடிவு செய்யுங்கள்; ஒவ்வொரு ஃபண்டுக்கும் அதன் பங்கு போகும்.',
  },
  'premium-services': { title: 'பிரீமியம் சேவைகள்', description: 'ஃபண்ட் மட்டும் போதாத இடத்தில் நிபுணரின் உதவி.' },
  calculators: {
    title: 'கால்குலேட்டர்கள்',
    description: 'எஸ்ஐபி, ஒருமுறை முதலீடு, எஸ்டபிள்யூபி, இலக்கு, ஓய்வு, கல்வி, வரி சேமிப்பு, பணவீக்கம், ரிட்டர்ன் கால்குலேட்டர்கள்.',
  },
  'swp-calculator': { title: 'எஸ்டபிள்யூபி கால்குலேட்டர்', description: 'மாதந்தோறும் எடுத்தால் பணம் எவ்வளவு காலம் வரும் என்று பாருங்கள்.' },
  'retirement-calculator': {
    title: 'ஓய்வுக்கால கால்குலேட்டர்',
    description: 'ஓய்வின்போது எவ்வளவு தேவை, அதுவரை மாதம் எவ்வளவு முதலீடு செய்ய வேண்டும் என்று பாருங்கள்.',
  },
  'cagr-calculator': { title: 'CAGR கால்குலேட்டர்', description: 'ஒரு மதிப்பு ஆண்டுக்கு எத்தனை சதவீதம் வளர்ந்தது என்று பாருங்கள்.' },
  'xirr-calculator': {
    title: 'XIRR கால்குலேட்டர்',
    description: 'வெவ்வேறு நாட்களில் போட்ட, எடுத்த தொகைகளின் ஆண்டு ரிட்டர்னைப் பாருங்கள்.',
  },
  'delay-calculator': {
    title: 'தாமதத்தின் விலை கால்குலேட்டர்',
    description: 'எஸ்ஐபியைச் சில ஆண்டுகள் தாமதமாகத் தொடங்கினால் எவ்வளவு இழப்பு என்று பாருங்கள்.',
  },
  'elss-calculator': {
    title: 'இஎல்எஸ்எஸ் கால்குலேட்டர்',
    description: 'இஎல்எஸ்எஸ் முதலீட்டால் பழைய, புதிய வரி முறைகளில் எவ்வளவு வரி மிச்சம் என்று பாருங்கள்.',
  },
  'inflation-calculator': {
    title: 'பணவீக்க கால்குலேட்டர்',
    description: 'இன்றைய விலை சில ஆண்டுகளில் எவ்வளவு ஆகலாம் என்று பாருங்கள்.',
  },
  'education-calculator': {
    title: 'கல்வி கால்குலேட்டர்',
    description: 'செலவு உயர்ந்துகொண்டே போகும் படிப்புக்கு மாதம் எவ்வளவு முதலீடு செய்ய வேண்டும் என்று பாருங்கள்.',
  },
  help: { title: 'உதவி', description: 'ProsperX மூலம் மியூச்சுவல் ஃபண்டில் முதலீடு செய்வது பற்றிய கேள்விகளுக்குப் பதில்கள்.' },
  'contact-us': { title: 'தொடர்புகொள்ள', description: 'ProsperX-ஐ எப்படித் தொடர்புகொள்வது.' },
  'privacy-policy': { title: 'தனியுரிமைக் கொள்கை', description: 'ProsperX எந்த விவரங்களை, ஏன், எவ்வளவு காலம் வைத்திருக்கிறது.' },
  'terms-conditions': { title: 'பயன்பாட்டு விதிமுறைகள்', description: 'ProsperX பயன்படுத்துவதற்கான விதிமுறைகள்.' },
  'grievance-redressal': { title: 'புகார் தீர்வு', description: 'எப்படிப் புகார் செய்வது, யார் எப்போது முடிவெடுப்பார்.' },
};
