import type { Translation } from '@prosperx/core/language';
import type { embedText as english } from '#embed/embed.text.js';

export const embedText: Translation<typeof english> = {
  refused: 'ही सेवा सध्या या पानावर उपलब्ध नाही.',
  open: 'मूळ साइटवर उघडा',
};
