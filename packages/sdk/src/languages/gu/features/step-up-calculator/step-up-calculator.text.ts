import type { Translation } from '@prosperx/core/language';
import type { stepUpCalculatorText as english } from '#features/step-up-calculator/step-up-calculator.text.js';

export const stepUpCalculatorText: Translation<typeof english> = {
  title: 'સ્ટેપ-અપ એસઆઈપી કેલ્ક્યુલેટર',
  monthlyInvestment: 'પહેલા વર્ષે દર મહિને રોકાણ',
  stepUp: 'દર વર્ષે વધારો',
  start: (amount) => `દર મહિને ${amount} માટે ફંડ પસંદ કરો`,
  startNote: 'એસઆઈપી શરૂ થયા પછી “મારી એસઆઈપી”માં સ્ટેપ-અપ નક્કી કરી શકાય છે.',
  intro: (years) => ['', years, ' પછી તમારી પાસે થઈ શકે છે'],
  summary: (invested, value, years) => `${invested}ના રોકાણના ${years}માં ${value} થઈ શકે છે`,
};
