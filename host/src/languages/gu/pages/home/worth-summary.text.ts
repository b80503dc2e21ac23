import type { Translation } from '@prosperx/core/language';
import type { worthSummaryText as english } from '#pages/home/worth-summary.text.js';

export const worthSummaryText: Translation<typeof english> = {
  worth: (name) => `${name}, તમારા રોકાણનું મૂલ્ય`,
  worthOf: (name) => `${name}ના રોકાણનું મૂલ્ય`,
  startInvesting: 'રોકાણ શરૂ કરો',
  investMore: 'વધુ રોકાણ કરો',
  existingOrder: 'હાલના ઓર્ડર',
  reviewPortfolio: 'પોર્ટફોલિયોની સમીક્ષા',
  invested: 'રોકાણ',
  gain: 'નફો',
  overall: 'કુલ',
  dayChange: (date) => `${date}ના રોજ`,
  navOf: 'એનએવીની તારીખ',
  noNav: 'આ રોકાણની એનએવી હજી જાણવા મળી નથી',
  failed: 'રોકાણ બતાવી શકાયું નહીં',
};
