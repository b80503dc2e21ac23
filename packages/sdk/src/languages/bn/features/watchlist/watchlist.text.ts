import type { Translation } from '@prosperx/core/language';
import type { watchlistText as english } from '#features/watchlist/watchlist.text.js';

export const watchlistText: Translation<typeof english> = {
  noServer: 'এই উইজেট তার সার্ভারের সঙ্গে যুক্ত হলে আপনার ওয়াচলিস্টের ফান্ড এখানে দেখা যাবে।',
  failed: 'আপনার ওয়াচলিস্ট দেখানো যায়নি',
  logInFirst: 'আপনার ওয়াচলিস্ট দেখতে লগ ইন করুন',
  noneTitle: 'আপনার ওয়াচলিস্ট খালি',
  noneText: 'কোনও ফান্ড এখানে রাখতে তার পাশের তারায় ক্লিক করুন।',
  searchFunds: 'ফান্ড খুঁজুন',
  caption: 'আপনার ওয়াচলিস্টের ফান্ড',
};
