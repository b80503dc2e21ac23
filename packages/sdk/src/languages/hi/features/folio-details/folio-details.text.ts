import type { Translation } from '@prosperx/core/language';
import type {
  folioText as englishFolioText,
  folioViewText as englishFolioViewText,
} from '#features/folio-details/folio-details.text.js';

export const folioText: Translation<typeof englishFolioText> = {
  logIn: 'अपना फोलियो देखने के लिए कृपया लॉग इन करें',
  failed: 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  failedText: 'आपके पैसे और यूनिट पर कोई असर नहीं पड़ा है।',
  none: 'यह फोलियो आपके पोर्टफोलियो में नहीं है।',
  noneText: 'हो सकता है यह पूरा रिडीम हो चुका हो, या किसी दूसरे अकाउंट का हो।',
  toPortfolio: 'पोर्टफोलियो',
};

export const folioViewText: Translation<typeof englishFolioViewText> = {
  choose: 'फोलियो',
  option: (scheme, folio) => `${scheme}, फोलियो ${folio}`,
  folio: (subCategory, folio) => `${subCategory}, फोलियो ${folio}`,
  currentValue: 'मौजूदा वैल्यू',
  navAsOf: (date) => `${date} का एनएवी`,
  firstUnits: (date) => `पहले यूनिट ${date} को`,
  units: 'यूनिट',
  nav: 'एनएवी',
  invested: 'निवेश',
  totalReturn: 'कुल रिटर्न (एब्सोल्यूट)',
  dayChange: (date) => `${date} को`,
  xirr: 'XIRR (सालाना)',
  notAvailable: 'उपलब्ध नहीं',
  realised: 'बेचने पर मिला मुनाफा',
  transactions: 'लेन-देन',
  range: (from, to, of) => `${of} में से ${from} से ${to} लेन-देन`,
  past: 'पिछला प्रदर्शन आगे के रिटर्न का संकेत नहीं है।',
};
