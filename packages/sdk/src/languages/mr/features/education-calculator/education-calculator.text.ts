import type { Translation } from '@prosperx/core/language';
import type { educationCalculatorText as english } from '#features/education-calculator/education-calculator.text.js';

export const educationCalculatorText: Translation<typeof english> = {
  title: 'शिक्षण कॅल्क्युलेटर',
  costToday: 'अभ्यासक्रमाचा आजचा खर्च',
  years: 'किती वर्षांनी सुरू होईल',
  inflation: 'खर्चातील वाढ',
  saved: 'यासाठी आधीची बचत',
  cost: 'खर्च होऊ शकतो',
  savedGrown: 'आधीची बचत वाढून होऊ शकते',
  intro: (cost, years) => ['', years, ' झाल्यावर ', cost, ' हवे असल्यास दरमहा इतकी गुंतवणूक लागू शकते'],
  enough: (years) => ['', years, ' झाल्यावर आधीची बचत पुरेशी ठरू शकते. दरमहा इतकी गुंतवणूक लागेल'],
  summary: (invested, cost, years) => `${invested} गुंतवून ${years} झाल्यावर ${cost} खर्च भागू शकतो`,
};
