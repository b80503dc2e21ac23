import type { Translation } from '@prosperx/core/language';
import type { ownCardText as english } from '#domain/query-state/own-card.text.js';

export const ownCardText: Translation<typeof english> = {
  redeem: { title: 'फंड रिडीम करें', logIn: 'यूनिट बेचने के लिए कृपया लॉग इन करें।' },
  switch: { title: 'फंड स्विच करें', logIn: 'यूनिट बेचने के लिए कृपया लॉग इन करें।' },
  investMore: { title: 'और निवेश की जानकारी', logIn: 'और निवेश करने के लिए कृपया लॉग इन करें।' },
};
