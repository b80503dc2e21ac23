import type { Translation } from '@prosperx/core/language';
import type { homeText as english } from '#pages/home/home.text.js';

export const homeText: Translation<typeof english> = {
  heroTitle: 'દર મહિને\u00a0₹100થી શરૂઆત કરો',
  heroIntro: 'મ્યુચ્યુઅલ ફંડ પસંદ કરો, રકમ અને તારીખ નક્કી કરો; બાકીનું કામ તમારી બેંક કરશે.',
  counts: (schemes, fundHouses) => `${fundHouses} ફંડ હાઉસની ${schemes} સ્કીમ`,
  countsOf: (counts, date) => `${counts}, ${date}ની એનએવી`,
  startSip: 'એસઆઈપી શરૂ કરો',
  planGoal: 'લક્ષ્ય નક્કી કરો',
  registered: (arn) => `AMFI રજિસ્ટર્ડ ડિસ્ટ્રિબ્યુટર, ${arn}`,
  exampleCaption: 'વાર્ષિક 12%ના દરે 20 વર્ષ દર મહિને ₹5,000 રોકો, તો થઈ શકે છે',
  youInvest: 'તમારું રોકાણ',
  youGain: 'તમારો નફો',
  indicative: 'ફક્ત અંદાજ; વળતરની ખાતરી નથી.',
  saveUpTo: 'દર વર્ષે ટેક્સ બચાવો',
  taxNote: 'સુધી, કલમ 123 (પહેલાં 80C) હેઠળ ₹1.5 લાખ રોકો તો; જૂની ટેક્સ વ્યવસ્થા, 30% સ્લેબ, 4% સેસ સાથે',
  yourCost: '₹1,03,200 તમારો ખર્ચ',
  saved: '₹46,800',
  packs: 'તૈયાર પેક',
  allPacks: 'બધા પેક',
  pack: (schemes, least) => `${schemes} સ્કીમ, ${least}થી શરૂ`,
  questions: 'વારંવાર પુછાતા પ્રશ્નો',
  faq: [
    ['શરૂ કરવા કેટલા પૈસા જોઈએ?', 'ઘણી સ્કીમમાં એસઆઈપી માટે દર મહિને ₹100 પૂરતા છે.'],
    ['મારા યુનિટ ક્યારે દેખાશે?', 'ઓર્ડર આપ્યાના અથવા હપ્તાની તારીખના બે દિવસ પછી.'],
    ['મેન્ડેટમાં કેટલો સમય લાગે છે?', 'ઈ-મેન્ડેટમાં 2થી 3 દિવસ; કાગળના ફોર્મમાં 15થી 20 દિવસ.'],
    ['શું હું ગમે ત્યારે પૈસા ઉપાડી શકું?', 'હા, સ્કીમમાં લોક-ઇન ન હોય તો. પૈસા કામકાજના 2 દિવસમાં તમારી બેંકમાં જમા થાય છે.'],
  ],
};
