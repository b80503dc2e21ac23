import type { Translation } from '@prosperx/core/language';
import type { retirementDetailsText as english } from '#features/retirement-calculator/retirement-details.text.js';

export const retirementDetailsText: Translation<typeof english> = {
  corpus: (age) => `${age} વર્ષની ઉંમરે જોઈતી રકમ`,
  firstExpenses: (age) => `${age} વર્ષની ઉંમરે માસિક ખર્ચ થઈ શકે છે`,
  columns: ['સમય', 'રોકાણ', 'બાકી'],
  summary: (corpus, retireAt, liveUntil) =>
    `${retireAt} વર્ષની ઉંમરે ${corpus} હોય, તો તે ${liveUntil} વર્ષની ઉંમર સુધી ચાલી શકે છે`,
};
