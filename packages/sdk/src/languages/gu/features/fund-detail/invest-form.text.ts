import type { Translation } from '@prosperx/core/language';
import type { investFormText as english } from '#features/fund-detail/invest-form.text.js';

export const investFormText: Translation<typeof english> = {
  investmentType: 'રોકાણની રીત',
  sip: 'એસઆઈપી',
  minimum: (amount) => `ઓછામાં ઓછા ${amount}`,
  monthlyAmount: 'દર મહિનાની રકમ',
  amount: 'રકમ',
  applicationAmount: 'અરજીની રકમ',
  offerNote: (closes, allotment, price) =>
    `ઓફર ${closes}ના રોજ બંધ થાય છે; તે દિવસે મધરાત સુધીમાં પેમેન્ટ કરો. યુનિટ ${allotment}ના રોજ દરેક ${price}ના ભાવે એલોટ થાય છે.`,
  quickAmounts: 'તૈયાર રકમો',
  sipDate: 'એસઆઈપીની તારીખ',
  everyMonth: (day) => `દર મહિનાની ${day} તારીખ`,
  duration: 'સમયગાળો',
  untilCancelled: 'રદ કરો ત્યાં સુધી',
  fixed: 'નક્કી સમય, મહિનામાં',
  months: 'કેટલા મહિના',
  investNow: (amount) => (amount ? `${amount}નું રોકાણ કરો` : 'રોકાણ કરો'),
  addToCart: 'કાર્ટમાં ઉમેરો',
  added: 'તમારા કાર્ટમાં ઉમેર્યું.',
  inCart: (count) => `તમારા કાર્ટમાં ${count} ${count === 1 ? 'રોકાણ' : 'રોકાણો'} છે.`,
  reviewCart: 'કાર્ટ જુઓ',
  notTaken: 'આ સ્કીમમાં હાલમાં નવું રોકાણ લેવાતું નથી.',
};
