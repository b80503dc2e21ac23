import type { Translation } from '@prosperx/core/language';
import type { amountChipsText as english } from '#domain/calculator/amount-chips.text.js';

export const amountChipsText: Translation<typeof english> = {
  quickValues: (label) => `${label}, ತ್ವರಿತ ಆಯ್ಕೆಗಳು`,
};
