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
  ['search', ['search.lazy', 'search-results.lazy'], 129_600],
  ['search-panel', ['search-panel'], 123_550],
  ['best-performing-funds', ['fund-results.lazy', 'fund-list-view.lazy'], 132_550],
  ['my-customers', ['my-customers.lazy', 'customer-list.lazy'], 153_900, 26],
  ['all-proposals', ['all-proposals.lazy'], 145_550, 24],
  ['nfos', ['nfos.lazy'], 134_600],
  ['compare-funds', ['compare-funds.lazy', 'comparison.lazy'], 127_350],
  ['watchlist', ['watchlist.lazy', 'watched.lazy'], 125_650],
  ['mutual-fund-detail', ['fund.lazy', 'fund-page.lazy', 'fund-returns.lazy'], 148_700, 28],
  ['packs', ['buying.lazy', 'pack-list.lazy'], 136_900, 21],
  ['cart-review', ['cart-review.lazy', 'full-cart.lazy'], 161_750, 24],
  ['cart-approval', ['buying.lazy', 'approval-cart.lazy'], 134_300],
  ['customer-approval', ['buying.lazy', 'approval-request.lazy'], 159_600, 32],
  ['order-summary', ['order-summary.lazy', 'orders-to-pay.lazy', 'payment-otp.lazy'], 163_600, 28],
  ['upi-payment', ['buying.lazy'], 132_650],
  ['thank-you', ['thank-you.lazy', 'result.lazy'], 144_800, 25],
  ['payment-error', ['payment-error.lazy', 'result.lazy'], 143_750, 24],
  ['login', ['login.lazy', 'home', 'home-later', 'login-form.lazy', 'later-step.lazy'], 146_000, 23],
  ['profile', ['profile.lazy', 'hub.lazy'], 166_300, 29],
  ['profile/personal-details', ['onboarding.lazy', 'onboarding-steps.lazy'], 130_250],
  ['profile/risk-profile', ['onboarding.lazy', 'screens.lazy'], 147_000, 23],
  ['profile/kyc-details', ['kyc-details.lazy'], 124_900],
  ['profile/portfolio', ['portfolio.lazy', 'holdings-view.lazy'], 149_200, 27],
  ['profile/mandates', ['mandates.lazy'], 141_150],
  ['profile/stps', ['stps.lazy', 'plan-list.lazy'], 129_400],
  ['profile/stps/create-new-stp', ['stps.lazy', 'plan-form.lazy'], 152_300, 26],
  ['stp-confirmation', ['stps.lazy', 'plan-answer.lazy'], 131_000],
  ['sip-calculator', ['sip-calculator.lazy', 'result-chart.lazy', 'tax-saver-strip.lazy'], 137_050, 24],
  ['help', ['help.lazy'], 129_000],
  // the router is fetched too, although the page can be read without it; the policy says all that an advisor sees of a person
  ['privacy-policy', ['privacy-policy.lazy'], 118_750],
];
