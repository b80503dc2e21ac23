import type { Translation } from '@prosperx/core/language';
import type { pastOutcomeText as english } from '#domain/fund/past-outcome.text.js';

export const pastOutcomeText: Translation<typeof english> = {
  worth: (date) => `${date} को वैल्यू होती`,
  invested: (instalments) => (instalments === 1 ? 'आपका निवेश' : `आपका निवेश, ${instalments} किस्तें`),
  gain: 'आपका मुनाफा',
  loss: 'आपका नुकसान',
  aYear: 'सालाना (XIRR)',
  summary: (invested, value, since) => `${since} से ${invested} के निवेश की वैल्यू ${value} होती`,
  table: ['तारीख', 'आपका निवेश', 'वैल्यू'],
};
