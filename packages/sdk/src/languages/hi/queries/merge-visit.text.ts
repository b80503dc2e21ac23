import type { Translation } from '@prosperx/core/language';
import type { mergeVisitText as english } from '#queries/merge-visit.text.js';

export const mergeVisitText: Translation<typeof english> = {
  leftOut: (count) =>
    `आपका कार्ट भर गया है। लॉग इन से पहले चुनी गई ${count} स्कीम ${count > 1 ? 'इसमें नहीं आ सकीं' : 'इसमें नहीं आ सकी'}; लॉग आउट करने पर ${count > 1 ? 'वे' : 'वह'} फिर कार्ट में ${count > 1 ? 'दिखेंगी' : 'दिखेगी'}।`,
  unwatched: 'लॉग इन से पहले वॉचलिस्ट में रखे फंड के लिए आपकी वॉचलिस्ट में जगह नहीं है; लॉग आउट करने पर वे फिर दिखेंगे।',
};
