import type { Page } from 'playwright/test';
import { becomeApplicant } from './applicant.js';
import { fillCart, schemeNamed } from './cart.js';
import { OCCUPATION } from './onboarding-steps.js';
import { waitingOrders } from './pay-orders.js';
import { arriveAsAdvisor, ASHA, beSignedIn, call } from './site.js';

/** What these people and what is theirs is called, which no language translates. */
export const NAMES = [
  'Asha Rao',
  'Kiran Rao',
  'Vikram Shah',
  'Sunita Kulkarni',
  'Harish Pillai',
  'Deepa Menon',
  'Imran Sheikh',
  'Nisha Verma',
  'Rohan Mehta',
  'Tara Bose',
  '14 Lake View Road, Koramangala',
  '12 Residency Road',
  'Bengaluru, Karnataka',
  'Fort, Mumbai',
  'Blue Bank',
  'HDFC Bank',
  'Axis Bank',
  'Indian Clearing Corporation Limited',
  'Chrome',
  'Linux',
];

const query = (values: Readonly<Record<string, string>>) => `?${new URLSearchParams(values)}`;

/** The account, what is held, and what goes on with it by itself. */
const ACCOUNT = [
  '/home',
  '/watchlist',
  '/search-panel',
  ...['personal-info', 'bank-info', 'employment-info', 'nominee-info', 'security-info'].map((tab) => `/profile/${tab}`),
  '/profile/portfolio',
  '/transaction',
  '/transaction?kind=reversal',
  '/running-sips',
  '/proposals',
  '/profile/goals',
  '/profile/goals?cost=100000&years=5&inflation=0',
  '/profile/review',
  '/profile/mandates',
  '/profile/mandates/setup-mandate',
  '/profile/kyc-details',
  '/profile/risk-profile',
  ...['', '?view=info', '?trxnType=SWP', '?trxnType=SWP&view=info'].map((asked) => `/profile/stps${asked}`),
  ...['', '?trxnType=SWP'].map((asked) => `/profile/stps/create-new-stp${asked}`),
];

/** Pages of links that are not valid, and of what has gone wrong. */
const ENDS = [
  ...['verify-email', 'cart-approval', 'customer-approval', 'proposal', 'skip-instalment', 'stp-confirmation'].map(
    (page) => `/${page}#token=nothing`,
  ),
  '/signzy-callback?requestId=nothing',
  '/challan?encryptedGroupId=pay_nothing',
  '/transaction-error',
];

async function arriveAsAsha(page: Page): Promise<readonly string[]> {
  await beSignedIn(page, ASHA);
  const { pxOrderNumber: orderNo, paymentUrl } = await waitingOrders(page);
  const ways = ['order-summary', 'cheque-payment', 'neft-payment', 'upi-payment'];
  return [
    ...ACCOUNT,
    `/portfolio-details${query({ folioNo: '17730925', schemeId: await schemeNamed(page, 'hdfc mid cap') })}`,
    ...ways.map((way) => `/${way}${query({ paymentUrl })}`),
    `/order-summary`,
    `/thank-you${query({ orderNo })}`,
    `/payment-error${query({ orderNo, paymentUrl })}`,
    ...ENDS,
  ];
}

async function arriveWithCart(page: Page): Promise<readonly string[]> {
  await beSignedIn(page, ASHA);
  await fillCart(page);
  return ['/cart-review'];
}

async function arriveAsVikram(page: Page): Promise<readonly string[]> {
  await becomeApplicant(page);
  const steps = ['kyc-details', 'personal-details', 'bank-details', 'risk-profile', 'risk-profile-result'];
  const none = [
    '/profile',
    '/profile/portfolio',
    '/running-sips',
    '/transaction',
    '/profile/mandates',
    '/profile/review',
  ];
  return [
    '/home',
    ...none,
    '/cart-review',
    '/order-summary',
    ...steps.map((step) => `/profile/${step}?flowType=checkout`),
    OCCUPATION.replace('/v1', ''),
    '/profile/mandates/setup-mandate?flowType=checkout',
  ];
}

async function arriveAsSunita(page: Page): Promise<readonly string[]> {
  const lead = { userName: 'Tara Bose', mobile: '9000000161', emailId: 'tara@example.com', agentCode: 'AG1001' };
  await call(page, 'POST', '/api/v1/leads/interested-customer', { ...lead, sendNotification: false });
  await arriveAsAdvisor(page, 'AG1001');
  return [
    '/home',
    '/my-customers?isEuin=true',
    '/my-customers',
    '/leads',
    '/all-proposals',
    '/customer-investment-report',
    ...['house', 'category', 'customer', 'month'].map((by) => `/book?by=${by}`),
    '/brokerage',
    '/registrar-files',
    '/nfos',
    '/sip-calculator',
    '/premium-services',
    '/premium-service-details/alternative-investment-funds',
  ];
}

/** Who has pages of their own: makes the browser theirs, and answers the addresses of the pages. English must be the page's language until then. */
export const PEOPLE: Readonly<Record<string, (page: Page) => Promise<readonly string[]>>> = {
  investor: arriveAsAsha,
  'investor with a cart': arriveWithCart,
  'new investor': arriveAsVikram,
  advisor: arriveAsSunita,
  'advisor of a new book': (page) => arriveAsAdvisor(page, 'AG1002').then(() => ['/home']),
};
