import type { Translation } from '@prosperx/core/language';
import type { frameViewText as englishFrameViewText } from '#widget/frame-view.text.js';

export const frameViewText: Translation<typeof englishFrameViewText> = {
  notHere: 'ఈ సేవ ప్రస్తుతం ఈ పేజీలో అందుబాటులో లేదు.',
  open: 'దాని సొంత సైట్‌లో తెరవండి',
};
