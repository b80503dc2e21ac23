import type { Translation } from '@prosperx/core/language';
import type { embedText as english } from '#embed/embed.text.js';

export const embedText: Translation<typeof english> = {
  refused: 'આ સેવા હાલમાં આ પેજ પર ઉપલબ્ધ નથી.',
  open: 'મૂળ સાઇટ પર ખોલો',
};
