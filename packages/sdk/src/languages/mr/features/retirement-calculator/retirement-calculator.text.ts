import type { Translation } from '@prosperx/core/language';
import type { retirementCalculatorText as english } from '#features/retirement-calculator/retirement-calculator.text.js';

export const retirementCalculatorText: Translation<typeof english> = {
  title: 'निवृत्ती कॅल्क्युलेटर',
  age: 'तुमचे वय',
  retireAt: 'निवृत्तीचे वय',
  liveUntil: 'कोणत्या वयापर्यंत पैसे पुरायला हवेत',
  monthlyExpenses: 'आजचा मासिक खर्च',
  inflation: 'किमतीतील वाढ',
  saved: 'यासाठी आधीची बचत',
  annualRate: 'निवृत्तीपर्यंत परतावा',
  laterRate: 'निवृत्तीनंतर परतावा',
  intro: (age) => ['वयाच्या ', age, ' व्या वर्षी निवृत्त होण्यासाठी दरमहा इतकी गुंतवणूक लागू शकते'],
  enough: (age) => ['वयाच्या ', age, ' व्या वर्षी निवृत्त होण्यासाठी आधीची बचत पुरेशी ठरू शकते. दरमहा इतकी गुंतवणूक लागेल'],
};
