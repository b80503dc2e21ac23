import type { Translation } from '@prosperx/core/language';
import type { delayCalculatorText as english } from '#features/delay-calculator/delay-calculator.text.js';

export const delayCalculatorText: Translation<typeof english> = {
  title: 'उशिराची किंमत कॅल्क्युलेटर',
  monthlyInvestment: 'दरमहा गुंतवणूक',
  needed: 'पैसे किती वर्षांनी हवेत',
  delay: 'सुरुवातीस उशीर',
  start: 'आत्ताच सुरू करा',
  intro: (years) => ['', years, ' उशिरा सुरू केल्यास इतके नुकसान होऊ शकते'],
};
