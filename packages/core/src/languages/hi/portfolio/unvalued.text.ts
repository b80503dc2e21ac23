import type { Translation } from '#language/index.js';
import type { unvaluedText as english } from '#portfolio/unvalued.text.js';

export const unvaluedText: Translation<typeof english> = {
  notInTotals: (schemes) =>
    `${schemes.length} होल्डिंग किसी जोड़ में नहीं: स्कीम का एनएवी अभी पता नहीं है (${[...new Set(schemes)].join(', ')})।`,
  label: 'जोड़ में नहीं: एनएवी अभी नहीं',
  first: (schemes) => [schemes[0] ?? '', ...(schemes.length > 1 ? [`${schemes.length - 1} दूसरे`] : [])].join(' और '),
};
