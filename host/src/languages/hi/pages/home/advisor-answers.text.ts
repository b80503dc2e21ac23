import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'आपके प्रस्तावों के जवाब',
  customerApproved: (name, approved, items) => `${name} ने ${items} में से ${approved} आइटम मंजूर किए।`,
  customerDeclined: (name) => `${name} ने प्रस्ताव नामंजूर किया।`,
  openAccount: 'अकाउंट खोलें',
};
