import type { Translation } from '@prosperx/core/language';
import type { ownCardText as english } from '#domain/query-state/own-card.text.js';

export const ownCardText: Translation<typeof english> = {
  redeem: { title: 'ফান্ড থেকে টাকা তুলুন', logIn: 'ইউনিট বিক্রি করতে লগ ইন করুন।' },
  switch: { title: 'ফান্ড সুইচ করুন', logIn: 'ইউনিট বিক্রি করতে লগ ইন করুন।' },
  investMore: { title: 'আরও বিনিয়োগের বিবরণ', logIn: 'আরও বিনিয়োগ করতে লগ ইন করুন।' },
};
