import { NEWS_DAYS } from '@prosperx/core/agent';
import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'तुमच्या ग्राहकांची उत्तरे',
  customerApproved: (name, approved, items) => `${name} यांनी ${items} पैकी ${approved} बाबी मंजूर केल्या.`,
  customerDeclined: (name) => `${name} यांनी प्रस्ताव नाकारला.`,
  answered: (name, what, isApproved) => `${name} यांनी ${isApproved ? 'मंजूर केले' : 'नाकारले'}: ${what}`,
  cart: 'कार्ट',
  request: 'विनंती',
  all: 'सर्व प्रस्ताव',
  none: `गेल्या ${NEWS_DAYS} दिवसांत कोणतेही उत्तर आले नाही.`,
  openAccount: 'खाते उघडा',
};
