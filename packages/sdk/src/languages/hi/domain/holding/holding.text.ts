import type { Translation } from '@prosperx/core/language';
import { transactionKindText } from '@prosperx/core/languages/hi/portfolio/transactions.text.js';
import type { holdingText as english } from '#domain/holding/holding.text.js';

const kinds: Readonly<Record<string, string>> = transactionKindText;

export const holdingText: Translation<typeof english> = {
  actions: {
    investMore: 'और निवेश करें',
    redeem: 'रिडीम करें',
    switch: 'स्विच करें',
    stp: 'एसटीपी',
    details: 'विवरण',
  },
  actionsOf: (scheme) => `${scheme} के साथ आप क्या कर सकते हैं`,
  date: 'तारीख',
  type: 'प्रकार',
  units: 'यूनिट',
  nav: 'एनएवी',
  amount: 'रकम',
  kind: (code) => kinds[code] ?? code,
  hidden: 'रकम छिपी है',
  inProgress: {
    all: (units) => `सभी यूनिट की बिक्री चल रही है (${units} यूनिट)`,
    both: (amount, units) => `${amount} और ${units} यूनिट की बिक्री चल रही है`,
    amount: (amount) => `${amount} की बिक्री चल रही है`,
    units: (units) => `${units} यूनिट की बिक्री चल रही है`,
  },
};
