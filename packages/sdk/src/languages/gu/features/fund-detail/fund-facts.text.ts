import type { Translation } from '@prosperx/core/language';
import type { fundFactsText as english } from '#features/fund-detail/fund-facts.text.js';

export const fundFactsText: Translation<typeof english> = {
  played: 'નીચેની માહિતી સેન્ડબોક્સે ઉદાહરણ તરીકે આપી છે; ફંડ હાઉસે તે પ્રસિદ્ધ કરી નથી.',
  asOf: (date) => `${date}ની માહિતી.`,

  exitLoad: 'યુનિટ રાખવાના સમય પ્રમાણે એક્ઝિટ લોડ',
  age: 'યુનિટ રાખવાનો સમય',
  younger: ({ days, months, isInclusive }) => {
    const end = isInclusive ? ' સુધી' : 'થી ઓછો';
    return days === null ? `${months ?? 0} મહિના${end}` : `${days} દિવસ${end}`;
  },
  older: 'તેનાથી વધુ',
  anyAge: 'ગમે તેટલો',
  keptBack: 'કપાય છે',
  nothing: 'કંઈ નહીં',
  percent: (percent) => `${percent}%`,

  benchmark: 'બેન્ચમાર્કની સરખામણીમાં',
  period: 'સમયગાળો',
  periods: { '1Y': '1 વર્ષ', '3Y': '3 વર્ષ', '5Y': '5 વર્ષ' },
  fund: 'ફંડ',
  index: 'બેન્ચમાર્ક',
  benchmarkNote: (name) => `બેન્ચમાર્ક ${name} છે. 1 વર્ષથી વધુ સમયનું વળતર વાર્ષિક (CAGR) છે.`,

  managers: 'ફંડ કોણ સંભાળે છે',
  manager: 'ફંડ મેનેજર',
  since: 'ક્યારથી',

  holdings: 'સૌથી મોટાં દસ હોલ્ડિંગ',
  holding: 'હોલ્ડિંગ',
  sector: 'સેક્ટર કે રેટિંગ',
  share: 'હિસ્સો',
  together: (count, percent) => `કુલ પૈસાના ${percent} આ ${count}માં છે.`,
  sectors: 'સેક્ટર પ્રમાણે',
  sectorName: 'સેક્ટર',

  size: 'સાઇઝમાં ફેરફાર',
  sizeFinding: (from, to, since) => `${since} પછી ફંડની સાઇઝ ${from}થી ${to} થઈ`,
  sizeNote: 'કરોડ રૂપિયામાં.',
  date: 'તારીખ',
  sizeColumn: 'ફંડની સાઇઝ',

  documents: 'દસ્તાવેજો',
  documentNames: {
    SID: 'સ્કીમ માહિતી દસ્તાવેજ (SID)',
    KIM: 'મુખ્ય માહિતી પત્રક (KIM)',
    Factsheet: 'માસિક ફેક્ટશીટ',
    'Annual report': 'વાર્ષિક અહેવાલ',
  },
  newTab: 'નવા ટેબમાં ખૂલે છે',
};
