/**
 * What is over its rule (CONTRIBUTING.md, "Sizes"), held at what it is until somebody makes it smaller: bytes and files. A row leaves this
 * list when it keeps its rule again, and none is added for something new.
 *
 * Why they are over: `REST` pages have React and its router at first (81 kB, of which Preact would save 48), and fetch, once the first screen
 * stands, the client, the session and the cart's badge (38 kB), since only the server knows what is in a visitor's cart. What else a row has
 * is said beside it.
 * @type {Record<string, [bytes: number, files: number]>}
 */
export const SIZE_EXCEPTIONS = {
  // a field says what it refuses, and takes a return with a decimal place
  '<px-sip-calculator> first screen': [18_120, 1],
  '<px-goal-calculator> first screen': [18_120, 1],
  '<px-step-up-calculator> first screen': [18_350, 1],
  // an item is added once, however fast the presses come
  '<px-sips> first screen': [52_700, 8],
  // the call that orders says whether a person orders again, knowingly: some bytes over the rule
  '<px-stp> first screen': [52_150, 8],
  '<px-swp> first screen': [52_150, 8],
  // rows of found funds have size and cost with their days; a mark stays on what it was on
  '<px-fund-search> first screen': [52_900, 8],
  // the steps of a person who is mapped to another advisor say the way on
  '<px-login> first screen': [54_700, 8],
  // REST
  '/v1/home at rest': [164_500, 20],
  '/v1/privacy-policy at rest': [156_500, 20],
  // and an order names its folio, and is placed again knowingly
  '/v1/search-panel at rest': [160_600, 20],
  '/v1/cart-review at rest': [192_000, 20],
  '/v1/profile at rest': [196_900, 24],
  '/v1/profile/risk-profile at rest': [178_600, 20],
  '/v1/thank-you at rest': [176_600, 20],
  '/v1/payment-error at rest': [175_500, 20],
  '/v1/profile/portfolio at rest': [180_200, 20],
  '/v1/profile/stps/create-new-stp at rest': [181_500, 20],
  // and the links that an advisor has shared
  '/v1/my-customers at rest': [185_000, 21],
  // and the code by which an owner approves what an advisor prepared
  '/v1/customer-approval at rest': [179_600, 23],
  // and the table of funds with its days, and new fund offers
  '/v1/search at rest': [166_500, 20],
  // and the application for a new fund offer, its rules and its reminder
  '/v1/nfos at rest': [170_500, 20],
  // and the calculator with its chart
  '/v1/sip-calculator at rest': [173_400, 20],
  // and all steps of the payment
  '/v1/order-summary at rest': [194_200, 24],
  // and home beside the login, to which it leads, and the rules of passwords, which the profile shares
  '/v1/login at rest': [180_000, 21],
};
