import type { Translation } from '@prosperx/core/language';
import type { customerStripText as english } from '#layout/customer-strip.text.js';

export const customerStripText: Translation<typeof english> = {
  notes: 'નોંધ',
};
