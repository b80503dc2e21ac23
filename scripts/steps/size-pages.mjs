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
  ['search', ['search.lazy', 'search-results.lazy'], 131_300],
  ['search-panel', ['search-panel'], 124_800],
  ['best-performing-funds', ['fund-results.lazy', 'fund-list-view.lazy'], 134_300],
  ['my-customers', ['my-customers.lazy', 'customer-list.lazy'], 155_950, 27],
  ['all-proposals', ['all-proposals.lazy'], 152_450, 26],
  ['nfos', ['nfos.lazy'], 136_050],
  ['compare-funds', ['compare-funds.lazy', 'comparison.lazy'], 129_200],
  ['watchlist', ['watchlist.lazy', 'watched.lazy'], 127_450],
  ['mutual-fund-detail', ['fund.lazy', 'fund-page.lazy', 'fund-returns.lazy'], 150_700, 29],
  ['packs', ['buying.lazy', 'pack-list.lazy'], 138_550, 22],
  ['cart-review', ['cart-review.lazy', 'full-cart.lazy'], 163_550, 24],
  ['cart-approval', ['buying.lazy', 'approval-cart.lazy'], 136_350, 21],
  ['customer-approval', ['buying.lazy', 'approval-request.lazy'], 162_450, 33],
  ['order-summary', ['order-summary.lazy', 'orders-to-pay.lazy', 'payment-otp.lazy'], 165_700, 28],
  ['upi-payment', ['buying.lazy'], 134_250],
  ['thank-you', ['thank-you.lazy', 'result.lazy'], 146_450, 25],
  ['payment-error', ['payment-error.lazy', 'result.lazy'], 145_400, 24],
  ['login', ['login.lazy', 'home', 'home-later', 'login-form.lazy', 'later-step.lazy'], 150_050, 25],
  ['profile', ['profile.lazy', 'hub.lazy'], 168_550, 30],
  ['profile/personal-details', ['onboarding.lazy', 'onboarding-steps.lazy'], 132_050],
  ['profile/risk-profile', ['onboarding.lazy', 'screens.lazy'], 149_050, 24],
  ['profile/kyc-details', ['kyc-details.lazy'], 126_200],
  ['profile/portfolio', ['portfolio.lazy', 'holdings-view.lazy'], 150_850, 27],
  ['profile/mandates', ['mandates.lazy'], 143_200, 21],
  ['profile/stps', ['stps.lazy', 'plan-list.lazy'], 131_400],
  ['profile/stps/create-new-stp', ['stps.lazy', 'plan-form.lazy'], 154_650, 28],
  ['stp-confirmation', ['stps.lazy', 'plan-answer.lazy'], 133_350, 21],
  ['sip-calculator', ['sip-calculator.lazy', 'result-chart.lazy', 'tax-saver-strip.lazy'], 138_350, 24],
  ['help', ['help.lazy'], 130_350],
  // the router is fetched too, although the page can be read without it; the policy says all that an advisor sees of a person
  ['privacy-policy', ['privacy-policy.lazy'], 120_000],
];
