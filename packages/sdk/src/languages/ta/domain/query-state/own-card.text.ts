import type { Translation } from '@prosperx/core/language';
import type { ownCardText as english } from '#domain/query-state/own-card.text.js';

export const ownCardText: Translation<typeof english> = {
  redeem: { title: 'ஃபண்டை ரிடீம் செய்யவும்', logIn: 'யூனிட்களை விற்க லாகின் செய்யவும்.' },
  switch: { title: 'ஃபண்டை ஸ்விட்ச் செய்யவும்', logIn: 'யூனிட்களை விற்க லாகின் செய்யவும்.' },
  investMore: { title: 'கூடுதல் முதலீட்டு விவரங்கள்', logIn: 'மேலும் முதலீடு செய்ய லாகின் செய்யவும்.' },
};
