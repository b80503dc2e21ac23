import type { Translation } from '@prosperx/core/language';
import type { fundReturnsText as english } from '#features/fund-detail/fund-returns.text.js';

export const fundReturnsText: Translation<typeof english> = {
  returns: 'વળતર',
  fund: 'ફંડ',
  category: 'કેટેગરીની સરેરાશ',
  averageOf: (subCategory, counts) =>
    `કેટેગરીની સરેરાશ: આટલી જૂની ${subCategory} સ્કીમના ગ્રોથ વિકલ્પો (${counts.join(', ')}).`,
  averageCount: (period, funds) => `${period}: ${funds}`,
  periods: { '1M': '1 મહિનો', '6M': '6 મહિના', '1Y': '1 વર્ષ', '3Y': '3 વર્ષ', '5Y': '5 વર્ષ' },
  noReturns: 'વળતર બતાવવા જેટલી જૂની એનએવી હજી નથી.',
  compounded: '1 વર્ષથી વધુ સમયનું વળતર વાર્ષિક (CAGR) છે.',
  past: 'ભૂતકાળના દેખાવ પરથી ભવિષ્યનું વળતર નક્કી થતું નથી.',
};
