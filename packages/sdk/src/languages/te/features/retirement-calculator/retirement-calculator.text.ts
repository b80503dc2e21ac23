import type { Translation } from '@prosperx/core/language';
import type { retirementCalculatorText as english } from '#features/retirement-calculator/retirement-calculator.text.js';

export const retirementCalculatorText: Translation<typeof english> = {
  title: 'రిటైర్మెంట్ క్యాలిక్యులేటర్',
  age: 'మీ వయసు',
  retireAt: 'రిటైర్ అయ్యే వయసు',
  liveUntil: 'డబ్బు ఏ వయసు వరకు కావాలి',
  monthlyExpenses: 'ఈరోజు నెలవారీ ఖర్చు',
  inflation: 'ధరల పెరుగుదల',
  saved: 'ఇప్పటికే పొదుపు చేసినది',
  annualRate: 'రిటైర్మెంట్ వరకు రాబడి',
  laterRate: 'రిటైర్మెంట్ తర్వాత రాబడి',
  intro: (age) => ['', age, ' ఏళ్లకు రిటైర్ కావాలంటే, నెలకు పెట్టుబడి పెట్టవచ్చు'],
  enough: (age) => ['', age, ' ఏళ్లకు రిటైర్ కావడానికి మీ పొదుపే సరిపోవచ్చు. నెలకు పెట్టాల్సిన పెట్టుబడి'],
};
