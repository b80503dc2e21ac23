import type { Translation } from '@prosperx/core/language';
import type { homeTilesText as english } from '#features/home-tiles/home-tiles.text.js';

export const homeTilesText: Translation<typeof english> = {
  browse: 'ধরন অনুযায়ী ফান্ড দেখুন',
  bestFunds: 'সেরা ফল',
  bestFundsNote: '3 বছরের রিটার্ন অনুযায়ী',
  taxSaver: 'কর সাশ্রয় (ইএলএসএস)',
  taxSaverNote: '123 ধারা, পুরনো কাঠামো',
  loan: 'মিউচুয়াল ফান্ড বন্ধক রেখে ঋণ',
  loanNote: 'বছরে 10.5% থেকে',
  newTab: '(নতুন ট্যাবে খোলে)',
  nfo: 'এনএফও',
  nfoNote: 'নতুন ফান্ড অফার',
  openNfos: (count) => `এখন ${count}টি খোলা`,
  equity: 'ইকুইটি',
  equityNote: '5+ বছরের জন্য',
  debt: 'ডেট',
  debtNote: '1 থেকে 3 বছরের জন্য',
  liquid: 'লিকুইড',
  liquidNote: 'কয়েক মাসের জন্য',
  balanced: 'ব্যালান্সড',
  balancedNote: 'ইকুইটি ও ডেট',
  hybrid: 'হাইব্রিড',
};
