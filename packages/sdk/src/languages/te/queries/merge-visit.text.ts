import type { Translation } from '@prosperx/core/language';
import type { mergeVisitText as english } from '#queries/merge-visit.text.js';

export const mergeVisitText: Translation<typeof english> = {
  leftOut: (count) =>
    `మీ కార్ట్ నిండిపోయింది. మీరు ఇంతకుముందు ఎంచుకున్న ${count === 1 ? '1 స్కీమ్' : `${count} స్కీమ్‌లు`} ఇందులో పట్టలేదు; లాగౌట్ చేశాక మళ్లీ కార్ట్‌లో కనిపిస్తాయి.`,
  unwatched: 'లాగిన్‌కు ముందు వాచ్‌లిస్ట్‌లో చేర్చిన ఫండ్లకు మీ వాచ్‌లిస్ట్‌లో చోటు లేదు; లాగౌట్ చేశాక అవి మళ్లీ కనిపిస్తాయి.',
};
