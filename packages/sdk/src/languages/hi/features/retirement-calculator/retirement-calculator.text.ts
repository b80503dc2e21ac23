import type { Translation } from '@prosperx/core/language';
import type { retirementCalculatorText as english } from '#features/retirement-calculator/retirement-calculator.text.js';

export const retirementCalculatorText: Translation<typeof english> = {
  title: 'रिटायरमेंट कैलकुलेटर',
  age: 'आपकी उम्र',
  retireAt: 'रिटायर होने की उम्र',
  liveUntil: 'पैसा किस उम्र तक चले',
  monthlyExpenses: 'आज महीने का खर्च',
  inflation: 'महंगाई दर',
  saved: 'इसके लिए अब तक की बचत',
  annualRate: 'रिटायरमेंट तक रिटर्न',
  laterRate: 'रिटायरमेंट के बाद रिटर्न',
  intro: (age) => ['', age, ' की उम्र में रिटायर होने के लिए हर महीने इतना निवेश करना पड़ सकता है'],
  enough: (age) => ['', age, ' की उम्र में रिटायर होने के लिए अब तक की बचत काफी हो सकती है। हर महीने निवेश करना होगा'],
};
