import type { Translation } from '@prosperx/core/language';
import type {
  calculatorShareText as englishCalculatorShareText,
  shareWithCustomerText as englishShareWithCustomerText,
} from '#domain/calculator/calculator-share.text.js';

export const calculatorShareText: Translation<typeof englishCalculatorShareText> = {
  share: 'શેર કરો',
  withCustomer: 'ગ્રાહકને મોકલો',
  message: (summary, warning) => `${summary}. આ આંકડા ફક્ત અંદાજ છે. ${warning}`,
};

export const shareWithCustomerText: Translation<typeof englishShareWithCustomerText> = {
  title: 'ગ્રાહકને મોકલો',
  intro: 'તમારા ગ્રાહકને તમારા નામ સાથે આ પ્લાન મળશે અને રસ હોય તો તેઓ જણાવી શકશે.',
  name: 'ગ્રાહકનું નામ',
  mobile: 'ગ્રાહકનો મોબાઇલ નંબર',
  optional: 'મરજિયાત',
  next: 'આગળ',
  picture: (name) => (name === '' ? 'પ્લાનનું ચિત્ર' : `${name} માટે પ્લાનનું ચિત્ર`),
  shared: 'પ્લાન મોકલી દીધો',
  failed: 'મોકલી શકાયું નથી',
};
