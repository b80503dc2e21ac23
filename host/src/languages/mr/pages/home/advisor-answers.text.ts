import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'तुमच्या प्रस्तावांची उत्तरे',
  customerApproved: (name, approved, items) => `${name} यांनी ${items} पैकी ${approved} बाबी मंजूर केल्या.`,
  customerDeclined: (name) => `${name} यांनी प्रस्ताव नाकारला.`,
  openAccount: 'खाते उघडा',
};
