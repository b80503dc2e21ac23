import { accountTerms } from './account.text.js';
import { investingTerms } from './investing.text.js';
import { lawTerms } from './law.text.js';

/** The nineteen sections of the terms of use. */
export const termsText = {
  title: 'Terms of use',
  lead: 'What you and we may expect of each other when you invest here.',
  sections: [...accountTerms, ...investingTerms, ...lawTerms],
};
