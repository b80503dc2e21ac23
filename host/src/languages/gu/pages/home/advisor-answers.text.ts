import { NEWS_DAYS } from '@prosperx/core/agent';
import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'તમારા ગ્રાહકોના જવાબ',
  customerApproved: (name, approved, items) => `${name}એ ${items}માંથી ${approved} રોકાણને મંજૂરી આપી.`,
  customerDeclined: (name) => `${name}એ પ્રસ્તાવને મંજૂરી ન આપી.`,
  answered: (name, what, isApproved) => `${name}એ ${isApproved ? 'મંજૂર' : 'નામંજૂર'} કર્યું: ${what}`,
  cart: 'કાર્ટ',
  request: 'વિનંતી',
  all: 'બધા પ્રસ્તાવ',
  none: `છેલ્લા ${NEWS_DAYS} દિવસમાં કોઈ જવાબ આવ્યો નથી.`,
  openAccount: 'ખાતું ખોલો',
};
