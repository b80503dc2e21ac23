import type { Translation } from '@prosperx/core/language';
import type { elssCalculatorText as english } from '#features/elss-calculator/elss-calculator.text.js';

const REGIMES = { old: 'पुरानी टैक्स व्यवस्था', new: 'नई टैक्स व्यवस्था' };

export const elssCalculatorText: Translation<typeof english> = {
  title: 'ईएलएसएस कैलकुलेटर',
  year: 'वित्त वर्ष',
  yearOf: (name) => `वित्त वर्ष ${name}`,
  regime: 'टैक्स व्यवस्था',
  regimes: { old: 'पुरानी', new: 'नई' },
  income: 'ईएलएसएस, EPF, PPF वगैरह घटाने से पहले टैक्स लगने वाली आय',
  investment: 'ईएलएसएस में निवेश',
  alreadyUsed: 'EPF, PPF, बीमा वगैरह में लगी लिमिट',
  start: 'ईएलएसएस फंड देखें',
  intro: (year, regime) => ['', year, ` में ${REGIMES[regime]} में आपका इतना टैक्स बच सकता है`],
};
