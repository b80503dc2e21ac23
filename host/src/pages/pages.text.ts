/** Titles of the pages around the cart; they come with the pages. */
export const buyingText = {
  cartApproval: 'Approve your cart',
  customerApproval: 'Approve what your advisor has prepared',
  packs: 'Packs',
  packsIntro: 'Ready-made baskets of funds. You choose the amount, each fund gets its share.',
  chequePayment: 'Pay by cheque',
  neftPayment: 'Pay by NEFT or RTGS',
  upiPayment: 'Pay by UPI',
  challan: 'Challan',
};

export const calculatorsText = {
  planForm: 'Your plan',
  calculate: 'Calculate',
  figures: {
    monthlyAmount: 'Monthly amount (₹)',
    amount: 'Amount (₹)',
    goalAmount: 'Goal amount (₹)',
    stepUp: 'Yearly increase (%)',
    annualRate: 'Expected return (% a year)',
    years: 'Years',
  },
  sipTitle: 'SIP calculator',
  sipIntro: 'See what a fixed monthly amount can grow into. Move a slider or type a value.',
  sipPlan: 'Your plan',
  lumpsumTitle: 'Lumpsum calculator',
  lumpsumIntro: 'See what one sum can grow into. Move a slider or type a value.',
  lumpsumPlan: 'Your investment',
  stepUpTitle: 'Step-up SIP calculator',
  stepUpIntro: 'See what a monthly amount can grow into that you raise each year. Move a slider or type a value.',
  goalTitle: 'Goal calculator',
  goalIntro: 'See what to put aside each month to reach an amount. Move a slider or type a value.',
  goalPlan: 'Your goal',
};

/** Words of the pages around premium services and leads. */
export const advisorPagesText = {
  premiumServices: 'Premium services',
  premiumServicesIntro: 'An expert’s help where a fund alone is not enough.',
  report: 'Customer investment report',
  reportIntro: 'What your customers have invested, your SIP book, leads and shared links.',
  leads: 'Leads',
  leadsIntro: 'People who are interested, and what has become of it.',
};

/** Titles of the pages of STPs and SWPs; they come with the pages. */
export const stpsText = {
  title: 'My STPs and SWPs',
  intro: 'Transfers between your funds, and withdrawals to your bank account, at fixed times.',
  kinds: 'STPs and SWPs',
  stps: 'STPs',
  swps: 'SWPs',
  info: { STP: 'How an STP works', SWP: 'How an SWP works' },
  create: { STP: 'New STP', SWP: 'New SWP' },
  confirmation: 'Confirm your plan',
};

export const pagesText = {
  myCustomers: 'My customers',
  login: 'Login / Sign Up',
  verifyEmail: 'Verify your email',
  search: 'Search funds',
  allFunds: 'All funds',
  noCategory: (name: string) => `There is no category “${name}”. Here are all funds.`,
  bestFunds: 'Best performing funds',
  compareFunds: 'Compare funds',
  watchlist: 'Watchlist',
  resultsFor: (keywords: string) => `Results for “${keywords}”`,
  fund: 'Fund',
  nfo: 'New fund offer',
  nfos: 'New fund offers',
  nfosIntro: 'Schemes that are offered for the first time.',
  cart: 'Cart',
  orderSummary: 'Order summary',
  orderResult: 'Your order',
  portfolio: 'Portfolio',
  sips: 'My SIPs',
  sipsIntro: 'What falls due, what was invested, and what you want to change.',
  transactions: 'Transactions',
  skipInstalment: 'SIP instalment',
  folio: 'Folio details',
  calculators: 'Financial calculators',
};
