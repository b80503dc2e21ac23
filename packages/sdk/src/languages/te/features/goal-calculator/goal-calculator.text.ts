import type { Translation } from '@prosperx/core/language';
import type { goalCalculatorText as english } from '#features/goal-calculator/goal-calculator.text.js';

export const goalCalculatorText: Translation<typeof english> = {
  title: 'లక్ష్యం క్యాలిక్యులేటర్',
  goal: 'చేరుకోవాల్సిన మొత్తం',
  intro: (goal, years) => ['', years, ' గడిచాక ', goal, ' చేరుకోవాలంటే, నెలకు పెట్టుబడి పెట్టవచ్చు'],
  summary: (invested, goal, years) => `${invested} పెట్టుబడి ${years} గడిచాక ${goal} కావచ్చు`,
};
