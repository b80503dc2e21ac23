import type { Translation } from '@prosperx/core/language';
import type { frameViewText as englishFrameViewText } from '#widget/frame-view.text.js';

export const frameViewText: Translation<typeof englishFrameViewText> = {
  notHere: 'આ સેવા હાલમાં આ પેજ પર ઉપલબ્ધ નથી.',
  open: 'મૂળ સાઇટ પર ખોલો',
};
