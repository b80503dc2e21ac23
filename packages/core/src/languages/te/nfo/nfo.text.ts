import type { Translation } from '#language/index.js';
import type { nfoOrderText as english } from '#nfo/nfo.text.js';

export const nfoOrderText: Translation<typeof english> = {
  beginsWithApplication: 'కొత్త ఫండ్ ఆఫర్ సిప్ దరఖాస్తుతోనే మొదలవుతుంది. ఈరోజే మొదలయ్యేలా ఎంచుకోండి.',
};
