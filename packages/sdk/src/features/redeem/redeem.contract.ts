import { defineContract } from '#widget/contract.js';

export const redeemContract = defineContract({
  tag: 'px-redeem',
  title: 'Redeem',
  summary:
    'Sells units of one folio: how much, what that brings (NAV date, exit load, gains, expected credit), the code, and that it is placed.',
  visibility: 'private',
  page: '/profile/portfolio',
  props: {
    isin: { type: 'text', maxLength: 12, default: '', describe: 'ISIN of the scheme that is held.' },
    folioNo: { type: 'text', maxLength: 40, default: '', describe: 'Number of the folio in which it is held.' },
  },
  events: {
    placed: {
      describe: 'The request was placed.',
      detail: { pxOrderNumber: { type: 'text', describe: 'Number of the order.' } },
    },
    closed: { describe: 'The reader is done.', detail: {} },
  },
  examples: [{ name: 'default', props: { isin: 'INF179K01CR2', folioNo: '17730925' } }],
});
