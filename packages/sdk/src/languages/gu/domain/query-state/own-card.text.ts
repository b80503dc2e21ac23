import type { Translation } from '@prosperx/core/language';
import type { ownCardText as english } from '#domain/query-state/own-card.text.js';

export const ownCardText: Translation<typeof english> = {
  redeem: { title: 'ફંડમાંથી પૈસા ઉપાડો', logIn: 'યુનિટ વેચવા માટે કૃપા કરીને લોગ ઇન કરો.' },
  switch: { title: 'ફંડ સ્વિચ કરો', logIn: 'યુનિટ વેચવા માટે કૃપા કરીને લોગ ઇન કરો.' },
  investMore: { title: 'વધારાના રોકાણની વિગતો', logIn: 'વધુ રોકાણ કરવા માટે કૃપા કરીને લોગ ઇન કરો.' },
};
