import type { Translation } from '@prosperx/core/language';
import type { elssCalculatorText as english } from '#features/elss-calculator/elss-calculator.text.js';

const REGIMES = { old: 'जुन्या', new: 'नव्या' };

export const elssCalculatorText: Translation<typeof english> = {
  title: 'ईएलएसएस कॅल्क्युलेटर',
  year: 'आर्थिक वर्ष',
  yearOf: (name) => `आर्थिक वर्ष ${name}`,
  regime: 'कर प्रणाली',
  regimes: { old: 'जुनी प्रणाली', new: 'नवी प्रणाली' },
  income: 'ईएलएसएस, EPF, PPF इत्यादी वजा करण्याआधीचे करपात्र उत्पन्न',
  investment: 'ईएलएसएसमधील गुंतवणूक',
  alreadyUsed: 'EPF, PPF, विमा इत्यादींत वापरलेली मर्यादा',
  start: 'ईएलएसएस फंड पाहा',
  intro: (year, regime) => ['', year, `, ${REGIMES[regime]} कर प्रणालीत तुमचा इतका कर वाचू शकतो`],
};
