import { ordinal } from '@prosperx/core/format';

/** Words of a pack and of the form that puts it into the cart; they come with the code that shows them. */
export const packText = {
  schemes: (count: number) => `${count} ${count === 1 ? 'scheme' : 'schemes'}`,
  scheme: 'Scheme',
  share: 'Share',
  risk: 'Risk',
  shares: (pack: string) => `Schemes of ${pack}`,
  from: (least: string) => `From ${least}`,
  notTaken: 'This pack is not accepting new investments at present.',
  schemeNotTaken: 'This scheme is not accepting new investments at present.',
  invest: 'Invest',
  investIn: (pack: string) => `Invest in ${pack}`,
  type: 'Investment type',
  sip: 'Monthly SIP',
  lumpsum: 'Lumpsum',
  monthlyAmount: 'Monthly amount',
  amount: 'Amount',
  minimum: (least: string, step: string) => `Minimum ${least}, in steps of ${step}`,
  sipDate: 'SIP date',
  day: (day: number) => `${ordinal(day)} of every month`,
  untilCancelled: 'The SIP continues until you cancel it. You can change its date and duration in your cart.',
  split: 'Each scheme gets',
  add: 'Add to cart',
  added: 'Added to your cart.',
  reviewCart: 'Review cart',
};

export const packsText = {
  failed: 'The packs could not be shown',
  none: 'There are no packs at present.',
};
