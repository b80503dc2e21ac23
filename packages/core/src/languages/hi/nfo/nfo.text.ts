import type { Translation } from '#language/index.js';
import type { nfoOrderText as english } from '#nfo/nfo.text.js';

export const nfoOrderText: Translation<typeof english> = {
  beginsWithApplication: 'एनएफओ की एसआईपी आवेदन के साथ ही शुरू होती है। कृपया इसे आज से शुरू करें।',
};
