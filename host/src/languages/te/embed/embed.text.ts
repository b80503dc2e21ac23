import type { Translation } from '@prosperx/core/language';
import type { embedText as english } from '#embed/embed.text.js';

export const embedText: Translation<typeof english> = {
  refused: 'ఈ సేవ ప్రస్తుతం ఈ పేజీలో అందుబాటులో లేదు.',
  open: 'దాని సొంత సైట్‌లో తెరవండి',
};
