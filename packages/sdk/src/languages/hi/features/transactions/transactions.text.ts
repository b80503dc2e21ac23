import type { Translation } from '@prosperx/core/language';
import { transactionKindText, transactionStateText } from '@prosperx/core/languages/hi/portfolio/transactions.text.js';
import type {
  transactionsText as englishTransactionsText,
  transactionListText as englishTransactionListText,
} from '#features/transactions/transactions.text.js';

export const transactionsText: Translation<typeof englishTransactionsText> = {
  id: 'transactions',
  failed: 'आपके लेन-देन लोड नहीं हो सके।',
  logIn: 'अपने लेन-देन देखने के लिए लॉग इन करें।',
};

export const transactionListText: Translation<typeof englishTransactionListText> = {
  caption: 'लेन-देन, नए पहले',
  empty: 'अभी कोई लेन-देन नहीं है',
  emptyText: 'आप जो निवेश और रिडीम करते हैं, वह यहां दिखता है।',
  explore: 'म्यूचुअल फंड देखें',
  noneFound: 'इन फिल्टर से कोई लेन-देन नहीं मिला',
  clear: 'फिल्टर हटाएं',
  filters: 'फिल्टर',
  filtersOn: (count) => `फिल्टर (${count})`,
  apply: 'दिखाएं',
  all: 'सभी',
  kind: 'प्रकार',
  state: 'स्थिति',
  scheme: 'स्कीम',
  folio: 'फोलियो',
  from: 'कब से',
  to: 'कब तक',
  download: 'डाउनलोड',
  downloadTitle: 'लेन-देन डाउनलोड करें',
  downloadText: 'फिल्टर से चुने गए सभी लेन-देन, हर पेज के।',
  range: (first, last, total) => `${total} में से ${first} से ${last}`,
  columns: {
    date: 'तारीख',
    scheme: 'स्कीम',
    kind: 'प्रकार',
    state: 'स्थिति',
    units: 'यूनिट',
    nav: 'एनएवी',
    amount: 'रकम',
  },
  kinds: transactionKindText,
  states: transactionStateText,
  instalment: (kind, number) => `${kind} ${number}`,
  severalSchemes: 'एक ऑर्डर की कई स्कीम',
  payNow: 'पेमेंट करें',
  payNowOf: (scheme, date) => `पेमेंट करें: ${scheme}, ${date}`,
  navOf: (nav) => `एनएवी ${nav}`,
  inFolio: (number) => `फोलियो ${number}`,
};
