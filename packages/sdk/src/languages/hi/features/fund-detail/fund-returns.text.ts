import type { Translation } from '@prosperx/core/language';
import type { fundReturnsText as english } from '#features/fund-detail/fund-returns.text.js';

export const fundReturnsText: Translation<typeof english> = {
  returns: 'रिटर्न',
  fund: 'फंड',
  category: 'कैटेगरी का औसत',
  averageOf: (subCategory, counts) =>
    `कैटेगरी का औसत: ${subCategory} की उन स्कीम के ग्रोथ विकल्प, जो इतनी पुरानी हैं (${counts.join(', ')})।`,
  averageCount: (period, funds) => `${period}: ${funds}`,
  periods: { '1M': '1 महीना', '6M': '6 महीने', '1Y': '1 साल', '3Y': '3 साल', '5Y': '5 साल' },
  noReturns: 'रिटर्न दिखाने के लिए अभी काफी एनएवी नहीं हैं।',
  compounded: '1 साल से ज्यादा के रिटर्न सालाना (CAGR) हैं।',
  past: 'पिछला प्रदर्शन आगे के रिटर्न का संकेत नहीं है।',
};
