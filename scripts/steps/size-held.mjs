/**
 * What is over its rule (CONTRIBUTING.md, "Sizes"), held at what it is until somebody makes it smaller: bytes and files. A row leaves this
 * list when it keeps its rule again, and none is added for something new.
 * @type {Record<string, [bytes: number, files: number]>}
 */
export const HELD = {
  '/v1/search at rest': [166_200, 20],
  '/v1/nfos at rest': [172_100, 20],
  '/v1/mutual-fund-detail at rest': [213_400, 25],
  '/v1/packs at rest': [186_300, 20],
  '/v1/cart-review at rest': [201_000, 20],
  '/v1/cart-approval at rest': [178_200, 20],
  '/v1/order-summary at rest': [202_000, 24],
  '/v1/upi-payment at rest': [176_400, 20],
  '/v1/thank-you at rest': [182_300, 20],
  '/v1/payment-error at rest': [181_800, 20],
  '/v1/login at rest': [182_200, 21],
  '/v1/profile at rest': [202_800, 21],
  '/v1/profile/personal-details at rest': [184_200, 20],
  '/v1/profile/risk-profile at rest': [186_200, 20],
  '/v1/profile/kyc-details at rest': [179_000, 20],
  '/v1/profile/portfolio at rest': [186_400, 22],
  '/v1/profile/mandates at rest': [189_000, 20],
  '/v1/profile/stps/create-new-stp at rest': [190_200, 22],
  '/v1/sip-calculator at rest': [202_800, 20],
  '/v1/help at rest': [172_000, 20],
};
