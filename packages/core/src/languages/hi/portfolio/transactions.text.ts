import type { Translation } from '#language/index.js';
import type {
  transactionKindText as englishTransactionKindText,
  transactionStateText as englishTransactionStateText,
} from '#portfolio/transactions.text.js';

export const transactionKindText: Translation<typeof englishTransactionKindText> = {
  purchase: 'खरीद',
  sip: 'एसआईपी की किस्त',
  redemption: 'रिडेम्प्शन',
  switch_out: 'स्विच आउट',
  switch_in: 'स्विच इन',
  stp: 'एसटीपी की किस्त',
  swp: 'एसडब्ल्यूपी की किस्त',
  refund: 'रिफंड',
  reversal: 'रिवर्सल',
};

export const transactionStateText: Translation<typeof englishTransactionStateText> = {
  to_pay: 'पेमेंट बाकी',
  in_progress: 'चल रहा है',
  done: 'पूरा हुआ',
  failed: 'नहीं हुआ',
  cancelled: 'रद्द',
  skipped: 'छोड़ी गई',
};
