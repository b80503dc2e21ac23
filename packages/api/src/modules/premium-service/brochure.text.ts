import { formatMoney } from '@prosperx/core/format';
import { SERVICE_FEE } from '@prosperx/core/premium-service';

/** Words of a brochure beside those of its service. */
export const brochureText = {
  by: (advisor: string) => `Shared by ${advisor}`,
  keyBenefits: 'Key benefits',
  topFeatures: 'At a glance',
  whatYouGet: 'What you get',
  whoIsThisFor: 'Who it is for',
  fee: 'Service fee',
  feeText: `${formatMoney(SERVICE_FEE)}, free for a limited time`,
  questions: 'Questions and answers',
  contact: 'Contact',
  bullet: (text: string) => `•  ${text}`,
  page: (page: string, pages: string) => `ProsperX. Page ${page} of ${pages}`,
};
