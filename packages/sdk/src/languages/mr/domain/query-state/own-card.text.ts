import type { Translation } from '@prosperx/core/language';
import type { ownCardText as english } from '#domain/query-state/own-card.text.js';

export const ownCardText: Translation<typeof english> = {
  redeem: { title: 'फंडातून पैसे काढा', logIn: 'युनिट्स विकण्यासाठी कृपया लॉग इन करा.' },
  switch: { title: 'फंड स्विच करा', logIn: 'युनिट्स विकण्यासाठी कृपया लॉग इन करा.' },
  investMore: { title: 'आणखी गुंतवणुकीचा तपशील', logIn: 'आणखी गुंतवणूक करण्यासाठी कृपया लॉग इन करा.' },
};
