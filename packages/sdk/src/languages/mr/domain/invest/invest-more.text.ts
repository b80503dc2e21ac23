import type { Translation } from '@prosperx/core/language';
import type { investMoreText as english } from '#domain/invest/invest-more.text.js';

export const investMoreText: Translation<typeof english> = {
  folio: 'फोलिओ',
  newFolio: 'नवीन फोलिओ',
  type: 'गुंतवणुकीची पद्धत',
  lumpsum: 'एकरकमी',
  sip: 'एसआयपी',
  amount: 'रक्कम',
  monthlyAmount: 'दरमहा रक्कम',
  minimum: (amount) => `किमान ${amount}`,
  sipDate: 'दर महिन्याची गुंतवणुकीची तारीख',
  choose: 'तारीख निवडा',
  everyMonth: (day) => `दर महिन्याची ${day} तारीख`,
  duration: 'कालावधी',
  untilCancelled: 'रद्द करेपर्यंत',
  fixed: 'ठरावीक',
  months: 'महिने',
  save: 'सेव्ह करा',
  cancel: 'राहू द्या',
  notTaken: 'या योजनेत सध्या नवीन गुंतवणूक घेतली जात नाही.',
  failed: 'ही योजना लोड झाली नाही.',
};
