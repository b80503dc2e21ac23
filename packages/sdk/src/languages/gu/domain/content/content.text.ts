import type { Translation } from '@prosperx/core/language';
import type {
  contentText as englishContentText,
  extrasText as englishExtrasText,
} from '#domain/content/content.text.js';

export const contentText: Translation<typeof englishContentText> = {
  title: 'તમારા ગ્રાહકોને બતાવવા માટે',
  getNotified: 'જાણ મેળવો',
  createLeads: 'લીડ બનાવો',
  notified: 'નવી માહિતી આવે ત્યારે તમને જાણ કરાશે.',
  pictureFailed: 'ચિત્ર મળી શક્યું નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
  subscribeFailed: 'જાણ શરૂ થઈ શકી નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
  video: (heading) => `${heading}, અવાજ વગરનો, સબટાઇટલ સાથેનો વીડિયો`,
  captions: 'અંગ્રેજી',
  greeting: 'તમારા નામ સાથે દિવાળીની શુભેચ્છા (PDF)',
  greetingFailed: 'શુભેચ્છા કાર્ડ બની શક્યું નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
};

export const extrasText: Translation<typeof englishExtrasText> = {
  scratch: 'સ્ક્રેચ કરીને જુઓ',
  scratchCard: 'સ્ક્રેચ કાર્ડ',
  notEarned: 'મળે ત્યારે ખૂલશે.',
  survey: 'તમને અહીં કેવું લાગે છે? 1 (ખરાબ)થી 5 (ખૂબ સરસ)',
  rating: 'તમારું રેટિંગ',
  chooseRating: 'કૃપા કરીને 1થી 5માંથી એક અંક પસંદ કરો.',
  comment: 'શું વધુ સારું થઈ શકે?',
  optional: 'મરજિયાત',
  noNames: 'તમારા નામ વગર 180 દિવસ રખાય છે. કૃપા કરીને કોઈનું નામ કે નંબર ન લખો.',
  send: 'મોકલો',
  thanks: 'તમારા જવાબ બદલ આભાર.',
  failed: 'તમારો જવાબ મોકલી શકાયો નથી. કૃપા કરીને થોડી વાર પછી ફરી પ્રયાસ કરો.',
};
