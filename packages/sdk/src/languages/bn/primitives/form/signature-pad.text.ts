import type { Translation } from '@prosperx/core/language';
import type { signaturePadText as english } from '#primitives/form/signature-pad.text.js';

export const signaturePadText: Translation<typeof english> = {
  empty: 'এখানে আঙুল, মাউস বা পেন দিয়ে সই করুন',
  signed: 'আপনার করা সই',
  clear: 'মুছুন',
  use: 'এই সই ব্যবহার করুন',
  tooShort: 'আগে আপনার পুরো সই করুন।',
  failed: 'আপনার সই সেভ করা যায়নি। তার বদলে একটি ছবি আপলোড করুন।',
};
