import type { Translation } from '@prosperx/core/language';
import type { receiptText as english } from '#modules/payments/receipt/receipt.text.js';

export const receiptText: Translation<typeof english> = {
  title: 'पेमेंट की रसीद',
  subtitle: 'ProsperX से म्यूचुअल फंड निवेश',
  payment: 'पेमेंट',
  orders: 'ऑर्डर',
  labels: {
    number: 'ऑर्डर नंबर',
    name: 'निवेशक',
    ucc: 'क्लाइंट कोड',
    amount: 'कुल',
    mode: 'पेमेंट का तरीका',
    reference: 'पेमेंट रेफरेंस',
    bankReference: 'बैंक रेफरेंस',
    utr: 'UTR नंबर',
    cheque: 'चेक नंबर',
    started: 'कब शुरू हुआ',
    received: 'कब मिला',
    refund: 'रिफंड',
    units: 'यूनिट कब तक',
  },
  awaited: 'अभी नहीं मिला',
  refund: (amount, sentOn) => `${amount}, ${sentOn === null ? 'लौटाए जा रहे हैं' : `${sentOn} को भेजे गए`}`,
  notExecuted: (order) => `${order} (पूरा नहीं हुआ)`,
  lumpsum: 'एकमुश्त',
  sip: (date) => `एसआईपी, हर महीने ${date} तारीख`,
  scheme: (name, kind, amount) => `${name}, ${kind}: ${amount}`,
  page: (page, pages) => `${pages} में से पेज ${page}`,
};
