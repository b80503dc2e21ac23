import type { Translation } from '@prosperx/core/language';
import type { embedText as english } from '#embed/embed.text.js';

export const embedText: Translation<typeof english> = {
  refused: 'এই পরিষেবা এখন এই পাতায় পাওয়া যাচ্ছে না।',
  open: 'মূল সাইটে খুলুন',
};
