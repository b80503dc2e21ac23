import type { Translation } from '@prosperx/core/language';
import type { askCustomerText as english } from '#queries/use-ask-customer.text.js';

export const askCustomerText: Translation<typeof english> = {
  sent: (to) => `আমরা আপনার গ্রাহককে ${to}-এ একটি লিঙ্ক পাঠিয়েছি। তিনি 24 ঘণ্টার মধ্যে সেখানে নিজের OTP দিয়ে অনুমোদন করতে পারেন।`,
};
