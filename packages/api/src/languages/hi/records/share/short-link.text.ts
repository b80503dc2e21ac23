import type { Translation } from '@prosperx/core/language';
import type { revokedLinkText as english } from '#records/share/short-link.text.js';

export const revokedLinkText: Translation<typeof english> = {
  title: 'यह लिंक बंद कर दिया गया है',
  by: (advisor) => `इसे शेयर करने वाले ${advisor} ने इसे बंद कर दिया है। उनसे नया लिंक मांगें।`,
  home: 'ProsperX पर जाएं',
};
