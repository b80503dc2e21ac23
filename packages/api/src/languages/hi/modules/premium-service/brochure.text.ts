import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { SERVICE_FEE } from '@prosperx/core/premium-service';
import type { brochureText as english } from '#modules/premium-service/brochure.text.js';

export const brochureText: Translation<typeof english> = {
  by: (advisor) => `${advisor} ने शेयर किया`,
  keyBenefits: 'खास फायदे',
  topFeatures: 'एक नजर में',
  whatYouGet: 'आपको क्या मिलता है',
  whoIsThisFor: 'यह किसके लिए है',
  fee: 'सेवा की फीस',
  feeText: `${formatMoney(SERVICE_FEE)}, सीमित समय के लिए मुफ्त`,
  questions: 'सवाल और जवाब',
  contact: 'संपर्क',
  bullet: (text) => `•  ${text}`,
  page: (page, pages) => `ProsperX। ${pages} में से पेज ${page}`,
};
