import type { Translation } from '@prosperx/core/language';
import type { grownMinorText as english } from '#domain/holding/grown-minor.text.js';

export const grownMinorText: Translation<typeof english> = {
  blocked:
    'यह अकाउंट एक नाबालिग का था, जो अब 18 साल के हो गए हैं। आप इसे देख सकते हैं; फिर निवेश करने के लिए इसे नाबालिग से वयस्क के अकाउंट में बदलें।',
  form: 'नाबालिग से वयस्क का फॉर्म',
};
