/**
 * What is over its rule (CONTRIBUTING.md, "Sizes"), held at what it is until somebody makes it smaller: bytes and files. A row leaves this
 * list when it keeps its rule again, and none is added for something new.
 * @type {Record<string, [bytes: number, files: number]>}
 */
export const SIZE_EXCEPTIONS = {
  '<px-fund-search> first screen': [52_100, 8],
  '<px-login> first screen': [53_600, 8],
  '/v1/search at rest': [163_900, 20],
  '/v1/nfos at rest': [168_500, 20],
  '/v1/mutual-fund-detail at rest': [206_700, 20],
  '/v1/order-summary at rest': [196_000, 24],
  '/v1/thank-you at rest': [175_300, 20],
  '/v1/payment-error at rest': [174_300, 20],
  '/v1/login at rest': [179_000, 20],
  '/v1/profile/portfolio at rest': [179_400, 20],
  '/v1/profile/mandates at rest': [176_500, 20],
  '/v1/profile/stps/create-new-stp at rest': [180_700, 20],
  '/v1/sip-calculator at rest': [192_300, 20],
};
