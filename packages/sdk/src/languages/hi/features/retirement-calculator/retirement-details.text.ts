import type { Translation } from '@prosperx/core/language';
import type { retirementDetailsText as english } from '#features/retirement-calculator/retirement-details.text.js';

export const retirementDetailsText: Translation<typeof english> = {
  corpus: (age) => `${age} की उम्र में चाहिए`,
  firstExpenses: (age) => `${age} की उम्र में महीने का खर्च हो सकता है`,
  columns: ['समय', 'निवेश', 'कुल जमा'],
  summary: (corpus, retireAt, liveUntil) => `${retireAt} की उम्र में ${corpus} हों, तो ${liveUntil} की उम्र तक चल सकते हैं`,
};
