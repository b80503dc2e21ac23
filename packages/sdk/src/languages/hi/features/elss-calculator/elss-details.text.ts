import type { Translation } from '@prosperx/core/language';
import type { elssDetailsText as english } from '#features/elss-calculator/elss-details.text.js';

export const elssDetailsText: Translation<typeof english> = {
  parts: ['निवेश', 'मुनाफा हो सकता है'],
  deducted: (section) => `कटौती (धारा ${section})`,
  taxIn: { old: 'पुरानी व्यवस्था में टैक्स', new: 'इतनी ही आय पर नई व्यवस्था में टैक्स' },
  value: (years) => `${years} में वैल्यू`,
  gainTax: 'मुनाफे पर आज की दर से टैक्स, सरचार्ज और सेस से पहले',
  note: (law, limit, savings, newRegime, rebate, exemption) =>
    `${law.replace('Income-tax Act', 'आयकर अधिनियम')}: धारा ${savings} के तहत साल में ${limit} तक की कटौती मिलती है, और वह सिर्फ पुरानी व्यवस्था में; नई व्यवस्था धारा ${newRegime} में है। आय पर टैक्स में रिबेट (धारा ${rebate}), सरचार्ज और सेस शामिल हैं; हिसाब 60 साल से कम उम्र के, भारत में रहने वाले व्यक्ति के लिए है। नई व्यवस्था में कटौतियां कम हैं और स्टैंडर्ड डिडक्शन ज्यादा, इसलिए उसमें टैक्स लगने वाली आय अलग हो सकती है। इक्विटी पर साल भर के लॉन्ग टर्म मुनाफे में से ${exemption} पर टैक्स नहीं लगता; इसमें सभी फंड और शेयर साथ गिने जाते हैं।`,
  newIsLess: (tax, less) => `नई व्यवस्था में इस आय पर ${tax} टैक्स लगेगा, जो इस निवेश के साथ पुरानी व्यवस्था से ${less} कम है।`,
  summary: (investment, value, years) => `ईएलएसएस में ${investment} बढ़कर ${years} में ${value} हो सकते हैं`,
};
