/** What a row says whose parameters are the widget's own props. */
export const byParams = '`params` are its props';
/** What a row says of a page that no widget stands for. */
export const onlySite = 'a page of the site alone: let it';

/** Places beside the pages of one widget each, or with more to say: path, widget (null: no widget stands there; undefined: that of the contract), what to do. */
export const places: readonly (readonly [to: string, widget?: string | null | undefined, how?: string])[] = [
  ['/brokerage', null],
  ['/challan', 'payment', '`mode="challan"`, `payment-id` from `encryptedGroupId`'],
  ['/cheque-payment', 'payment', '`mode="cheque"`, and `params`'],
  ['/contact-us', null],
  ['/home', undefined, 'with `register: true` in `params`: `advisor-registration`'],
  ['/login', undefined, 'at its `authorised` go to `to` of `params`'],
  [
    '/mutual-fund-detail/…',
    'fund-detail',
    '`scheme-id` from `schemeId`, the other `params`, and the `monthlyAmount`, or `investmentType` and `lumpsumAmount`, that were kept',
  ],
  ['/mutual-fund-results/…', 'fund-list', '`category` from `mutualFundCategory`'],
  ['/neft-payment', 'payment', '`mode="neft"`, and `params`'],
  ['/payment-error', 'order-result'],
  ['/premium-service-details/…', 'premium-service', '`service` is the rest of the path'],
  ['/privacy-policy', null],
  ['/profile', undefined, ''],
  ['/profile/bank-details', 'onboarding', '`step="bank"`'],
  ['/profile/bank-info', 'profile', '`section="bank"`'],
  [
    '/profile/mandates/setup-mandate',
    undefined,
    '`flow` from `flowType`; `mandateId` and `mandateLimit` are in Base64',
  ],
  ['/profile/nominee-info', undefined, ''],
  ['/profile/occupation-nominee-details', 'onboarding', '`step="occupation"`'],
  ['/profile/personal-details', undefined, '`step="personal"`'],
  ['/profile/personal-info', 'profile', '`section="personal"`'],
  ['/profile/risk-profile-result', 'risk-profile', '`screen="result"`, and `params`'],
  ['/profile/stps', undefined, 'with `trxnType: "SWP"` in `params`: `swp`; `view` from `view`'],
  [
    '/profile/stps/create-new-stp',
    'stp',
    'with `trxnType: "SWP"` in `params`: `swp`; `view="create"`, and the other `params`',
  ],
  ['/registrar-files', null],
  ['/search', 'fund-search', '`results-only`, and `params`'],
  [
    '/search-panel',
    'fund-search',
    '`panel`, and `keywords` of `params`; keep `monthlyAmount`, or `investmentType` and `lumpsumAmount`, for the fund that is chosen',
  ],
  ['/signzy-callback', 'kyc-check'],
  ['/terms-conditions', null],
  ['/upi-payment', undefined, '`mode="upi"`, and `params`'],
];

/** The words of the page around its table. */
export const textOf = {
  intro: `# Where widgets lead

Written from the contracts by \`npm run docs\`. A widget that leads elsewhere fires \`px-navigate { to, params }\` (React: \`onNavigate\`). These are all the values of \`to\`, and the widget that stands for each on a page of yours. Prevent the event and show that widget; without that the site's own page opens. How a purchase goes through them: [purchase.md](purchase.md).

A path may have parameters in itself (\`/thank-you?orderNo=…\`) as well as in \`params\`: both count.`,
  heads: ['`to`', 'Widget', 'How'],
  outro:
    'Take a path that is not in this list as a page of the site: more may be added with a new version, and what a widget shows from the server (a message, an article) may lead to any page of the site.',
} as const;
