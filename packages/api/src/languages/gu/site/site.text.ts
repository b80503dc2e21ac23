import { formatDate, formatNav, formatPercent } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { siteText as englishSiteText, publicPages as englishPublicPages } from '#site/site.text.js';

export const siteText: Translation<typeof englishSiteText> = {
  /** For the operator, who reads English. */
  notBuilt: 'The site is not built yet. "npm start" builds it.',
  documentTitle: (title) => `${title} · ProsperX`,
  homeTitle: 'હોમ',
  fundDescription: ({ kind, fundHouse, nav, navDate, threeYearReturn }) =>
    [
      `${fundHouse}નું ${kind} ફંડ.`,
      `${formatDate(navDate)}ના રોજ એનએવી ₹${formatNav(nav)}.`,
      threeYearReturn === null ? '' : `તે દિવસ સુધી 3 વર્ષમાં વાર્ષિક ${formatPercent(threeYearReturn)}.`,
      'ભૂતકાળના દેખાવ પરથી ભવિષ્યનું વળતર નક્કી થતું નથી.',
    ]
      .filter(Boolean)
      .join(' '),
  picture: {
    nav: (date) => `${formatDate(date)}ની એનએવી`,
    lead: ({ kind, fundHouse }) => `${fundHouse}નું ${kind} ફંડ`,
    of: (name) => `${name}: છેલ્લી એનએવી અને તેની તારીખ`,
  },
  nfoDescription: ({ title, category, fundHouse, opens, closes }) =>
    `${fundHouse}ની નવી ફંડ ઓફર (એનએફઓ) ${title} (${category}), ${formatDate(opens)}થી ${formatDate(closes)} સુધી ચાલુ: તારીખો, લઘુતમ રકમ અને અરજી કેવી રીતે કરવી.`,
  nfoOverDescription: ({ title, category, fundHouse, lastDay }) =>
    `${fundHouse}ની નવી ફંડ ઓફર (એનએફઓ) ${title} (${category}) ${formatDate(lastDay)}ના રોજ બંધ થઈ.`,
  categoryDescription: (title, count) =>
    `${count.toLocaleString('en-IN')} ${title}: વળતર, જોખમ, સાઇઝ અને લઘુતમ રોકાણની સરખામણી.`,
};

export const publicPages: Translation<typeof englishPublicPages> = {
  home: { title: siteText.homeTitle, description: 'ઘણાં ફંડ હાઉસનાં મ્યુચ્યુઅલ ફંડ, એક જ ખાતામાં.' },
  'best-performing-funds': {
    title: 'સૌથી સારો દેખાવ કરતાં ફંડ',
    description: 'વાર્ષિક વળતર પ્રમાણે મ્યુચ્યુઅલ ફંડ; કેટેગરી, જોખમ અને લઘુતમ રોકાણના ફિલ્ટર સાથે.',
  },
  nfos: { title: 'નવી ફંડ ઓફર', description: 'પહેલી વાર આવતી સ્કીમ: કઈ ચાલુ છે, ક્યારે બંધ થશે અને યુનિટ ક્યારે એલોટ થશે.' },
  'compare-funds': {
    title: 'ફંડની સરખામણી',
    description: 'વધુમાં વધુ ચાર મ્યુચ્યુઅલ ફંડ બાજુબાજુમાં: વધારો, વળતર, જોખમ, ખર્ચ અને લઘુતમ રોકાણ.',
  },
  'sip-calculator': { title: 'એસઆઈપી કેલ્ક્યુલેટર', description: 'દર મહિનાના નક્કી રોકાણના થોડાં વર્ષોમાં કેટલા થઈ શકે તે જુઓ.' },
  'goal-amount-calculator': {
    title: 'લક્ષ્ય કેલ્ક્યુલેટર',
    description: 'નક્કી કરેલા વર્ષ સુધીમાં રકમ ભેગી કરવા દર મહિને કેટલું રોકવું તે જુઓ.',
  },
  'lumpsum-calculator': { title: 'લમ્પસમ કેલ્ક્યુલેટર', description: 'એકસાથે રોકેલી રકમ થોડાં વર્ષોમાં કેટલી થઈ શકે તે જુઓ.' },
  'step-up-calculator': { title: 'સ્ટેપ-અપ એસઆઈપી કેલ્ક્યુલેટર', description: 'દર વર્ષે વધતા માસિક રોકાણના કેટલા થઈ શકે તે જુઓ.' },
  packs: { title: 'પેક', description: 'મ્યુચ્યુઅલ ફંડના તૈયાર સેટ. રકમ તમે નક્કી કરો, દરેક ફંડને તેનો હિસ્સો મળે છે.' },
  'premium-services': { title: 'પ્રીમિયમ સેવાઓ', description: 'જ્યાં ફક્ત ફંડ પૂરતું નથી, ત્યાં નિષ્ણાતની મદદ.' },
  calculators: {
    title: 'કેલ્ક્યુલેટર',
    description: 'એસઆઈપી, લમ્પસમ, એસડબ્લ્યુપી, લક્ષ્ય, નિવૃત્તિ, શિક્ષણ, ટેક્સ બચત, મોંઘવારી અને વળતરનાં કેલ્ક્યુલેટર.',
  },
  'swp-calculator': { title: 'એસડબ્લ્યુપી કેલ્ક્યુલેટર', description: 'દર મહિને ઉપાડ કરો તો રકમ કેટલો સમય ચાલે તે જુઓ.' },
  'retirement-calculator': {
    title: 'નિવૃત્તિ કેલ્ક્યુલેટર',
    description: 'નિવૃત્તિ વખતે કેટલી રકમ જોઈએ અને ત્યાં સુધી દર મહિને કેટલું રોકવું તે જુઓ.',
  },
  'cagr-calculator': { title: 'CAGR કેલ્ક્યુલેટર', description: 'એક મૂલ્ય વાર્ષિક કયા દરે વધીને બીજું મૂલ્ય થયું તે જુઓ.' },
  'xirr-calculator': { title: 'XIRR કેલ્ક્યુલેટર', description: 'જુદા જુદા દિવસે ભરેલી અને ઉપાડેલી રકમોનું વાર્ષિક વળતર જુઓ.' },
  'delay-calculator': {
    title: 'મોડું શરૂ કરવાથી નુકસાન કેલ્ક્યુલેટર',
    description: 'એસઆઈપી થોડાં વર્ષ મોડી શરૂ કરવાથી કેટલું નુકસાન થાય તે જુઓ.',
  },
  'elss-calculator': {
    title: 'ઈએલએસએસ કેલ્ક્યુલેટર',
    description: 'ઈએલએસએસમાં રોકાણથી જૂની અને નવી વ્યવસ્થામાં કેટલો ટેક્સ બચે તે જુઓ.',
  },
  'inflation-calculator': { title: 'મોંઘવારી કેલ્ક્યુલેટર', description: 'આજની વસ્તુની થોડાં વર્ષ પછી કેટલી કિંમત થઈ શકે તે જુઓ.' },
  'education-calculator': {
    title: 'શિક્ષણ કેલ્ક્યુલેટર',
    description: 'જેનો ખર્ચ વધતો જાય છે તેવા કોર્સ માટે દર મહિને કેટલું રોકવું તે જુઓ.',
  },
  help: { title: 'મદદ', description: 'ProsperX સાથે મ્યુચ્યુઅલ ફંડમાં રોકાણ વિશેના પ્રશ્નોના જવાબ.' },
  'contact-us': { title: 'સંપર્ક', description: 'ProsperXનો સંપર્ક કેવી રીતે કરવો.' },
  'privacy-policy': { title: 'પ્રાઇવસી પોલિસી', description: 'ProsperX કઈ માહિતી, શા માટે અને કેટલો સમય રાખે છે.' },
  'terms-conditions': { title: 'વપરાશની શરતો', description: 'ProsperX વાપરવાની શરતો.' },
  'grievance-redressal': { title: 'ફરિયાદ નિવારણ', description: 'ફરિયાદ કેવી રીતે કરવી, અને કોણ ક્યારે નિર્ણય કરે છે.' },
};
