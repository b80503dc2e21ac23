import type { Translation } from '@prosperx/core/language';
import type { frameViewText as english } from '#widget/frame-view.text.js';

export const frameViewText: Translation<typeof english> = {
  notHere: 'ही सेवा सध्या या पानावर उपलब्ध नाही.',
  open: 'मूळ साइटवर उघडा',
};
