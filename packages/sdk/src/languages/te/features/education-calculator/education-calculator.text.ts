import type { Translation } from '@prosperx/core/language';
import type { educationCalculatorText as english } from '#features/education-calculator/education-calculator.text.js';

export const educationCalculatorText: Translation<typeof english> = {
  title: 'చదువు క్యాలిక్యులేటర్',
  costToday: 'కోర్సు ఖర్చు, ఈరోజు',
  years: 'కోర్సు ఎన్నేళ్లకు మొదలవుతుంది',
  inflation: 'ఏటా ఖర్చు పెరుగుదల',
  saved: 'ఇప్పటికే పొదుపు చేసినది',
  cost: 'అంచనా ఖర్చు',
  savedGrown: 'పెరిగాక పొదుపు (అంచనా)',
  intro: (cost, years) => ['', years, ' గడిచాక ', cost, ' ఉండాలంటే, నెలకు పెట్టుబడి పెట్టవచ్చు'],
  enough: (years) => ['', years, ' గడిచాక మీ పొదుపే సరిపోవచ్చు. నెలకు పెట్టాల్సిన పెట్టుబడి'],
  summary: (invested, cost, years) => `${invested} పెట్టుబడితో ${years} గడిచాక ${cost} ఖర్చు భరించవచ్చు`,
};
