import type { Translation } from '@prosperx/core/language';
import type { pastText as english } from '#features/fund-detail/past.text.js';

export const pastText: Translation<typeof english> = {
  rollingTitle: 'રોલિંગ વળતર',
  rollingNote: (spans) => `ગમે તે દિવસે શરૂ કરેલા રોકાણે વાર્ષિક કેટલું વળતર આપ્યું (${spans.join(', ')}).`,
  spans: (years, count) => `${years} વર્ષ: ${count} ગાળા`,
  held: 'કેટલો સમય રાખ્યું',
  years: (years) => `${years} વર્ષ`,
  worst: 'સૌથી ઓછું',
  average: 'સરેરાશ',
  best: 'સૌથી વધુ',
  lost: 'નુકસાન થયું',

  whatIf: 'તમે રોકાણ કર્યું હોત તો',
  type: 'રોકાણની રીત',
  types: { SIP: 'એસઆઈપી', LUMPSUM: 'લમ્પસમ' },
  monthly: 'દર મહિનાની રકમ',
  amount: 'રકમ',
  since: 'ક્યારથી',
  enterAmount: 'કૃપા કરીને રકમ લખો',
  leastAmount: 'લઘુતમ રકમ 1 છે',
  mostAmount: 'મહત્તમ રકમ 10000000 છે',
  dateBetween: (from, to) => `${from} અને ${to} વચ્ચેની તારીખ પસંદ કરો.`,
  note: 'ઉપર બતાવેલી એનએવી પરથી, 0.005% સ્ટેમ્પ ડ્યૂટી બાદ કરીને; એક્ઝિટ લોડ અને ટેક્સ બાદ કર્યા નથી.',
};
