import type { Translation } from '@prosperx/core/language';
import type { advisorAnswersText as english } from '#pages/home/advisor-answers.text.js';

export const advisorAnswersText: Translation<typeof english> = {
  answersTitle: 'તમારા પ્રસ્તાવોના જવાબ',
  customerApproved: (name, approved, items) => `${name} એ ${items} માંથી ${approved} આઇટમ મંજૂર કરી.`,
  customerDeclined: (name) => `${name} એ પ્રસ્તાવ નકાર્યો.`,
  openAccount: 'એકાઉન્ટ ખોલો',
  openAccountOf: (name) => `${name} નું એકાઉન્ટ ખોલો`,
};
