/**
 * What is over its rule (docs/sizes.md), held at what it is until somebody makes it smaller: bytes and files. A row leaves this
 * list when it keeps its rule again; one is added or raised only with its reason beside it. Pages of the site have 1,100 bytes by which each says its words in the
 * reader's language, and leads to the same page in others, and up to 3,000 at rest by which what pages need until they are usable stands in files of its own: a calculator is usable after 85,000 in place of 144,000.
 *
 * @type {Record<string, [bytes: number, files: number]>}
 */
export const SIZE_EXCEPTIONS = {
  // an item is added once, however fast the presses come
  '<px-sips> first screen': [54_250, 8],
  // the call that orders says whether a person orders again, knowingly: some bytes over the rule
  '<px-stp> first screen': [52_950, 8],
  '<px-swp> first screen': [52_950, 8],
  // it shares its first files with the others of a person
  '<px-mandate-list> first screen': [53_600, 8],
  '<px-mandate-setup> first screen': [53_350, 8],
  // rows of found funds have size and cost with their days; a mark stays on what it was on; a fund carries the codes of more errors
  '<px-fund-detail> first screen': [52_900, 8],
  '<px-fund-search> first screen': [54_300, 9],
  // the steps of a person who is mapped to another advisor say the way on, and one may log in by passkey
  '<px-login> first screen': [55_550, 8],
  // what is said of values and categories is asked for in the reader's language: some bytes over the rule, as in the calculators below
  '<px-fund-compare> first screen': [51_900, 8],
  // the watch by which a page counts its readers comes later too, in a file of its own; each error that a call may answer has its sentence
  '<px-fund-detail> at rest': [79_250, 24],
  '<px-fund-list> at rest': [66_700, 20],
  '<px-fund-search> at rest': [66_850, 20],
  '<px-nfo-list> at rest': [66_350, 20],
  // the router is fetched too, although the page can be read without it
  '/v1/privacy-policy at rest': [113_950, 20],
  // more files than the rule, and of the profile 500 bytes: the links that an advisor has shared, the code of an owner, the steps of the payment, the parts of the account, home beside the login
  // each customer leads to their family, and the list to a file that updates it: what notes share with the strip of an account is a file of its own
  '/v1/my-customers at rest': [147_600, 25],
  '/v1/customer-approval at rest': [140_600, 25],
  '/v1/order-summary at rest': [156_450, 26],
  '/v1/profile at rest': [159_150, 28],
  '/v1/login at rest': [139_650, 22],
  // its button and panels for the years, today's money and a real fund come with the chart, as do the roles of the look that the first screen has no use for, and the watch for its page after that, which on a partner's page tells the server too
  '<px-goal-calculator> at rest': [25_450, 6],
  '<px-sip-calculator> at rest': [25_800, 6],
  '<px-lumpsum-calculator> at rest': [25_350, 6],
  '<px-step-up-calculator> at rest': [26_050, 6],
  '<px-swp-calculator> at rest': [25_650, 6],
  '<px-retirement-calculator> at rest': [27_250, 10],
  '<px-cagr-calculator> at rest': [25_300, 6],
  '<px-xirr-calculator> at rest': [26_450, 7],
  '<px-delay-calculator> at rest': [26_650, 9],
  '<px-elss-calculator> at rest': [27_550, 8],
  '<px-inflation-calculator> at rest': [26_000, 9],
  '<px-education-calculator> at rest': [26_400, 9],
  // some bytes of modules that were cut in two, so that calculators carry one half alone
  '<px-leads> first screen': [54_550, 9],
  // the addresses of nine more pages, which each page of the site knows, and how a partner's page tells the server that a widget was seen
  '/v1/search at rest': [124_400, 20],
  '/v1/search-panel at rest': [118_500, 20],
  '/v1/best-performing-funds at rest': [126_950, 20],
  '/v1/nfos at rest': [129_250, 20],
  '/v1/compare-funds at rest': [121_600, 20],
  '/v1/watchlist at rest': [120_400, 20],
  '/v1/mutual-fund-detail at rest': [134_500, 23],
  '/v1/packs at rest': [130_600, 20],
  '/v1/cart-review at rest': [154_450, 22],
  '/v1/cart-approval at rest': [128_100, 20],
  '/v1/upi-payment at rest': [126_450, 20],
  '/v1/thank-you at rest': [138_000, 22],
  '/v1/profile/personal-details at rest': [125_150, 20],
  '/v1/profile/risk-profile at rest': [141_400, 23],
  '/v1/profile/kyc-details at rest': [119_850, 20],
  '/v1/profile/portfolio at rest': [142_250, 24],
  '/v1/profile/mandates at rest': [134_150, 20],
  '/v1/profile/stps at rest': [123_950, 20],
  '/v1/profile/stps/create-new-stp at rest': [143_400, 22],
  '/v1/stp-confirmation at rest': [122_800, 20],
  '/v1/help at rest': [124_000, 20],
  // the cap of the operator on what a calculator expects
  '/v1/payment-error at rest': [136_950, 21],
  '/v1/sip-calculator at rest': [131_700, 24],
  // what an advisor may add to a proposal, and what of a redemption a proposal has
  '<px-cart> at rest': [65_650, 20],
  '<px-proposals> first screen': [54_550, 9],
  // two more sentences of errors, which every page knows, and the watch of readers
  // it says which family it shows by one of its accounts
  '<px-customers> first screen': [53_550, 8],
  '<px-kyc-check> first screen': [53_200, 8],
  '<px-nominees> first screen': [53_000, 8],
  '<px-onboarding> first screen': [53_100, 8],
  '<px-order-summary> first screen': [53_150, 8],
  '<px-profile> first screen': [53_000, 8],
  '<px-risk-profile> first screen': [53_100, 8],
  // r2wc, which was chosen for elements, and the way in which each element finds its language
  // months, short amounts, waits and categories are said in Hindi too, not sentences alone
  '<px-sip-calculator> in hi, besides': [3_500, 3],
  '<px-lumpsum-calculator> in hi, besides': [3_500, 3],
  '<px-goal-calculator> in hi, besides': [3_500, 3],
  '<px-step-up-calculator> in hi, besides': [3_600, 3],
  '<px-advisor-registration> first screen': [52_150, 8],
  '<px-fund-list> first screen': [52_350, 8],
  '<px-home-tiles> first screen': [52_450, 8],
  '<px-nfo-list> first screen': [52_700, 8],
  '<px-order-result> first screen': [52_650, 8],
  '<px-packs> at rest': [65_000, 20],
  '<px-payment> first screen': [52_300, 8],
  '<px-top-funds> first screen': [52_200, 8],
  // a fund waits for the form by which one invests, which its server has rendered; without it 119,000. Readers of a page of words load nothing until they are about to do something: then it is the router and what paints pages, 56,000
  '/v1/mutual-fund-detail until usable': [148_550, 30],
  '/v1/terms-conditions until usable': [72_150, 20],
};
