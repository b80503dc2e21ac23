// What pages of the site may weigh (docs/sizes.md).

/** What a page that its server has rendered loads before it takes over: then all that is seen answers. A visitor's page of words loads nothing until they are about to do something. @type {[page: string, parts: string[], bytes: number][]} */
export const UNTIL_USABLE = [
  ['home', ['home', 'home-later'], 120_000],
  ['sip-calculator', ['sip-calculator.lazy', 'result-chart.lazy'], 90_000],
  ['lumpsum-calculator', ['lumpsum-calculator.lazy', 'result-chart.lazy'], 90_000],
  ['mutual-fund-detail', ['fund.lazy', 'fund-page.lazy'], 120_000],
  ['terms-conditions', ['terms-conditions.lazy'], 45_000],
];

/** How many files a page may have. */
export const PAGE_FILES = 20;

/** The home page, once it is at rest. */
export const HOME = { bytes: 150_000, files: 25 };

/** Lists for every main page the chunks that it has loaded at rest, and what they are held at: bytes, and files where there are more than of others. A row is raised with the reason in its commit. @type {[page: string, parts: string[], bytes: number, files?: number][]} */
export const PAGES = [
  ['search', ['search.lazy', 'search-results.lazy'], 130_500],
  ['search-panel', ['search-panel'], 124_350],
  ['best-performing-funds', ['fund-results.lazy', 'fund-list-view.lazy'], 133_450],
  ['my-customers', ['my-customers.lazy', 'customer-list.lazy'], 155_300, 27],
  ['all-proposals', ['all-proposals.lazy'], 151_800, 26],
  ['nfos', ['nfos.lazy'], 135_500],
  ['compare-funds', ['compare-funds.lazy', 'comparison.lazy'], 128_500],
  ['watchlist', ['watchlist.lazy', 'watched.lazy'], 126_550],
  ['mutual-fund-detail', ['fund.lazy', 'fund-page.lazy', 'fund-returns.lazy'], 149_650, 28],
  ['packs', ['buying.lazy', 'pack-list.lazy'], 137_850, 21],
  ['cart-review', ['cart-review.lazy', 'full-cart.lazy'], 162_750, 24],
  ['cart-approval', ['buying.lazy', 'approval-cart.lazy'], 135_650],
  ['customer-approval', ['buying.lazy', 'approval-request.lazy'], 161_450, 32],
  ['order-summary', ['order-summary.lazy', 'orders-to-pay.lazy', 'payment-otp.lazy'], 164_650, 28],
  ['upi-payment', ['buying.lazy'], 133_550],
  ['thank-you', ['thank-you.lazy', 'result.lazy'], 145_750, 25],
  ['payment-error', ['payment-error.lazy', 'result.lazy'], 144_700, 24],
  ['login', ['login.lazy', 'home', 'home-later', 'login-form.lazy', 'later-step.lazy'], 147_000, 23],
  ['profile', ['profile.lazy', 'hub.lazy'], 167_650, 30],
  ['profile/personal-details', ['onboarding.lazy', 'onboarding-steps.lazy'], 131_450],
  ['profile/risk-profile', ['onboarding.lazy', 'screens.lazy'], 148_300, 24],
  ['profile/kyc-details', ['kyc-details.lazy'], 125_750],
  ['profile/portfolio', ['portfolio.lazy', 'holdings-view.lazy'], 150_200, 27],
  ['profile/mandates', ['mandates.lazy'], 142_450, 21],
  ['profile/stps', ['stps.lazy', 'plan-list.lazy'], 130_800],
  ['profile/stps/create-new-stp', ['stps.lazy', 'plan-form.lazy'], 153_900, 28],
  ['stp-confirmation', ['stps.lazy', 'plan-answer.lazy'], 132_350],
  ['sip-calculator', ['sip-calculator.lazy', 'result-chart.lazy', 'tax-saver-strip.lazy'], 137_850, 24],
  ['help', ['help.lazy'], 129_850],
  // the router is fetched too, although the page can be read without it; the policy says all that an advisor sees of a person
  ['privacy-policy', ['privacy-policy.lazy'], 119_550],
];
