import type { Translation } from '@prosperx/core/language';
import type { elssCalculatorText as english } from '#features/elss-calculator/elss-calculator.text.js';

export const elssCalculatorText: Translation<typeof english> = {
  title: 'ఈఎల్‌ఎస్‌ఎస్ క్యాలిక్యులేటర్',
  year: 'ఆర్థిక సంవత్సరం',
  yearOf: (name) => `ఆర్థిక సంవత్సరం ${name}`,
  regime: 'పన్ను విధానం',
  regimes: { old: 'పాత విధానం', new: 'కొత్త విధానం' },
  income: 'ఈఎల్‌ఎస్‌ఎస్, EPF, PPF వంటివి తీసివేయక ముందు పన్ను వర్తించే ఆదాయం',
  investment: 'ఈఎల్‌ఎస్‌ఎస్‌లో పెట్టుబడి',
  alreadyUsed: 'EPF, PPF, బీమా వంటి వాటికి వాడిన పరిమితి',
  start: 'ఈఎల్‌ఎస్‌ఎస్ ఫండ్లు చూడండి',
  intro: (year, regime) => ['', year, `లో, ${regime === 'old' ? 'పాత' : 'కొత్త'} పన్ను విధానంలో ఆదా కాగల పన్ను`],
};
