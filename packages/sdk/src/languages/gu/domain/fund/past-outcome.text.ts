import type { Translation } from '@prosperx/core/language';
import type { pastOutcomeText as english } from '#domain/fund/past-outcome.text.js';

export const pastOutcomeText: Translation<typeof english> = {
  worth: (date) => `${date}ના રોજ મૂલ્ય હોત`,
  invested: (instalments) => (instalments === 1 ? 'તમારું રોકાણ' : `તમારું રોકાણ, ${instalments} હપ્તા`),
  gain: 'તમારો નફો',
  loss: 'તમારું નુકસાન',
  aYear: 'વાર્ષિક (XIRR)',
  summary: (invested, value, since) => `${since}થી ${invested}નું રોકાણ કર્યું હોત, તો તેનું મૂલ્ય ${value} થયું હોત`,
  table: ['તારીખ', 'તમારું રોકાણ', 'મૂલ્ય'],
};
