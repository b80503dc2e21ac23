import { formatMoney } from '@prosperx/core/format';
import { SERVICE_FEE } from '@prosperx/core/premium-service';

export const premiumServiceText = {
  fee: formatMoney(SERVICE_FEE),
  feeLabel: 'Service fee',
  feeIs: `${formatMoney(SERVICE_FEE)}, not charged at present.`,
  free: 'Free for a limited time',
  view: (title: string) => `View ${title}`,
  unknown: 'There is no such premium service',
  unknownText: 'See all our services.',
  all: 'All premium services',
};

/** Words of the page of one service. */
export const serviceDetailText = {
  benefits: 'Key benefits',
  features: 'At a glance',
  whatYouGet: 'What you get',
  forWhom: 'Who it is for',
  questions: 'Questions and answers',
  brochure: 'Download brochure',
  brochureFailed: 'The brochure could not be made. Please try again later.',
  share: 'Share',
  shareHeading: 'Share Via',
  /** Prescribed to the letter. */
  shared: 'Preimum service shared successfully',
  notShared: 'Failed to share premium service. Please try again later.',
  createLead: 'Create Lead',
  verify: 'Please complete your profile verification to proceed with the transaction',
  completeVerification: 'Complete Account Verification',
};
