import type { Translation } from '@prosperx/core/language';
import type { fundFiltersText as english } from '#features/fund-list/fund-filters.text.js';

export const fundFiltersText: Translation<typeof english> = {
  filters: 'फिल्टर',
  apply: 'फिल्टर लगाएं',
  show: (of) => `${of.toLocaleString('en-IN')} फंड देखें`,
  showMore: (of) => `${of} और दिखाएं`,
  showFewer: 'कम दिखाएं',
  any: 'कोई भी',
  facets: {
    subCategory: 'सब-कैटेगरी',
    riskometer: 'जोखिम',
    fundHouse: 'फंड हाउस',
    minimumSip: 'न्यूनतम एसआईपी',
    minimumReturn: '3 साल का रिटर्न',
    minimumAge: 'फंड कितना पुराना',
    option: 'कमाई',
  },
  minimumSip: (rupees) => `${rupees} या कम`,
  minimumReturn: (percent) => `सालाना ${percent}% या ज्यादा`,
  options: { Growth: 'ग्रोथ: निवेश में ही रहती है', IDCW: 'IDCW: बीच में मिल सकती है' },
};
