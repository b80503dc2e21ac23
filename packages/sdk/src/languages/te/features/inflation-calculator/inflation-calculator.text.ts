import type { Translation } from '@prosperx/core/language';
import type { inflationCalculatorText as english } from '#features/inflation-calculator/inflation-calculator.text.js';

export const inflationCalculatorText: Translation<typeof english> = {
  title: 'ద్రవ్యోల్బణం క్యాలిక్యులేటర్',
  amount: 'ఈరోజు ధర',
  inflation: 'ధరల పెరుగుదల',
  start: 'ధరల పెరుగుదలను తట్టుకునేందుకు పెట్టుబడి పెట్టండి',
  parts: ['ఈరోజు ధర', 'ధర పెరుగుదల'],
  columns: ['కాలం', 'ఈరోజు ధర', 'అంచనా ధర'],
  doubles: 'ధరలు రెట్టింపు అయ్యే కాలం',
  inYears: (years) => `${years} ఏళ్లు`,
  intro: (years) => ['', years, ' గడిచాక ధర కావచ్చు'],
  summary: (amount, cost, years) => `ఈరోజు ${amount} ఉన్నది ${years} గడిచాక ${cost} కావచ్చు`,
};
