import type { Translation } from '@prosperx/core/language';
import type { registrationText as english } from '#layout/registration.text.js';

export const registrationText: Translation<typeof english> = {
  sentTitle: 'নথিভুক্তি চলছে',
  sent: 'তথ্য এক্সচেঞ্জে পাঠানো হয়েছে; সাধারণত কয়েক মিনিটে উত্তর আসে। হয়ে গেলে আমরা ইমেল করব।',
};
