import type { Translation } from '@prosperx/core/language';
import type { frameViewText as englishFrameViewText } from '#widget/frame-view.text.js';

export const frameViewText: Translation<typeof englishFrameViewText> = {
  notHere: 'এই পরিষেবা এখন এই পাতায় পাওয়া যাচ্ছে না।',
  open: 'মূল সাইটে খুলুন',
};
