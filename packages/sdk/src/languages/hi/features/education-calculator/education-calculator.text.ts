import type { Translation } from '@prosperx/core/language';
import type { educationCalculatorText as english } from '#features/education-calculator/education-calculator.text.js';

export const educationCalculatorText: Translation<typeof english> = {
  title: 'शिक्षा कैलकुलेटर',
  costToday: 'कोर्स का आज का खर्च',
  years: 'कोर्स शुरू होने में',
  inflation: 'खर्च बढ़ने की दर',
  saved: 'इसके लिए अब तक की बचत',
  cost: 'खर्च हो सकता है',
  savedGrown: 'अब तक की बचत हो सकती है',
  intro: (cost, years) => ['', cost, ' ', years, ' में जुटाने के लिए हर महीने इतना निवेश करना पड़ सकता है'],
  enough: (years) => ['अब तक की बचत ', years, ' में काफी हो सकती है। हर महीने निवेश करना होगा'],
  summary: (invested, cost, years) => `${invested} के निवेश से ${years} में ${cost} का खर्च निकल सकता है`,
};
