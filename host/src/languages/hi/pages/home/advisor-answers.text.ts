import { NEWS_DAYS } from '@prosperx/core/agent';
import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'आपके ग्राहकों के जवाब',
  customerApproved: (name, approved, items) => `${name} ने ${items} में से ${approved} आइटम मंजूर किए।`,
  customerDeclined: (name) => `${name} ने प्रस्ताव नामंजूर किया।`,
  answered: (name, what, isApproved) => `${name} ने ${isApproved ? 'मंजूर' : 'नामंजूर'} किया: ${what}`,
  cart: 'कार्ट',
  request: 'अनुरोध',
  all: 'सभी प्रस्ताव',
  none: `पिछले ${NEWS_DAYS} दिन में कोई जवाब नहीं आया।`,
  openAccount: 'अकाउंट खोलें',
};
