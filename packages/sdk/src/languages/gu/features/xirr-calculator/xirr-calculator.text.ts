import type { Translation } from '@prosperx/core/language';
import type { xirrCalculatorText as english } from '#features/xirr-calculator/xirr-calculator.text.js';

export const xirrCalculatorText: Translation<typeof english> = {
  title: 'XIRR કેલ્ક્યુલેટર',
  intro: 'દરેક રકમ માટે એક લાઇન. આજનું મૂલ્ય આજની તારીખ સાથે “ઉપાડ્યા” તરીકે ઉમેરો.',
  date: (line) => `લાઇન ${line}ની તારીખ`,
  amount: (line) => `લાઇન ${line}ની રકમ, રૂપિયામાં`,
  kind: (line) => `લાઇન ${line}નો પ્રકાર`,
  kinds: { in: 'ભર્યા', out: 'ઉપાડ્યા' },
  remove: (line) => `લાઇન ${line} કાઢી નાખો`,
  add: 'લાઇન ઉમેરો',
  paste: 'શીટમાંથી પેસ્ટ કરો',
  start: 'વળતર પ્રમાણે ફંડ જુઓ',
  noRate: 'લાગુ નથી',
  result: (from, to, aYear) => ['', from, 'થી ', to, aYear ? ' સુધી દર વર્ષે આટલું વળતર મળ્યું' : ' સુધી કુલ આટલું વળતર મળ્યું'],
  unfinished: (line) => `લાઇન ${line}માં તારીખ અને રકમ બંને આપો.`,
  lack: {
    too_few: 'ઓછામાં ઓછી બે લાઇન આપો: કેટલા ભર્યા, અને કેટલા ઉપાડ્યા અથવા હમણાં કેટલા છે.',
    nothing_in: 'કંઈ ભર્યું નથી. રોકેલી રકમ માટે “ભર્યા” પસંદ કરો, અથવા તેને માઇનસ સાથે પેસ્ટ કરો.',
    nothing_out: 'કંઈ ઉપાડ્યું નથી. હાલનું મૂલ્ય આજની તારીખ સાથે ઉમેરો.',
    one_day: 'બધી લાઇનો એક જ દિવસની છે. વળતર માટે વચ્ચે સમય જોઈએ.',
  },
  none: 'આ રકમોનું વળતર કાઢી શકાયું નથી.',
};
