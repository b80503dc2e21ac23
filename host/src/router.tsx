import { lazy, pageStorage, readAgentCode } from '@prosperx/sdk/internal';
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { customerRoutes } from './customer-routes.js';
import { PageError } from './layout/error-page.js';
import { page, root } from './root-route.js';
import {
  fundFilters,
  planTerms,
  leadsSearch,
  nfosSearch,
  number,
  oneOf,
  plainSearch,
  planSearch,
  search,
  text,
} from './search-params.js';
import { sipRoutes } from './sip-routes.js';
import { BASE_PATH, FOR_PHONES } from './site.js';
import { stpRoutes } from './stp-routes.js';

/** KYC: what is asked of an investor before the steps of onboarding. */
const investorRoutes = [
  createRoute({
    ...page,
    path: '/profile/kyc-details',
    ...search({ flowType: oneOf('checkout', 'profile'), shared: oneOf('no') }),
    component: lazy(async () => (await import('./pages/profile/kyc-details.lazy.js')).KycDetailsPage),
  }),
  createRoute({
    ...page,
    path: '/signzy-callback',
    ...search({ requestId: text }),
    component: lazy(async () => (await import('./pages/profile/kyc-callback.lazy.js')).KycCallbackPage),
  }),
] as const;

/** Premium services are for phones alone: elsewhere the pages do not exist (specification, platform, section 2). */
function endOnDesktop(): void {
  if (!matchMedia(FOR_PHONES).matches) throw redirect({ to: '/home', search: { url: '404' } });
}

const premium = () => import('./pages/premium-services.lazy.js');

const advisorRoutes = [
  createRoute({
    ...page,
    path: '/premium-services',
    beforeLoad: endOnDesktop,
    component: lazy(async () => (await premium()).PremiumServicesPage),
  }),
  createRoute({
    ...page,
    path: '/premium-service-details/$route',
    beforeLoad: endOnDesktop,
    component: lazy(async () => (await premium()).PremiumServicePage),
  }),
  createRoute({
    ...page,
    path: '/customer-investment-report',
    component: lazy(async () => (await import('./pages/customer-report.lazy.js')).CustomerReportPage),
  }),
  createRoute({
    ...page,
    path: '/leads',
    ...leadsSearch,
    component: lazy(async () => (await import('./pages/leads.lazy.js')).LeadsPage),
  }),
] as const;

const pages = () => import('./pages/buying.lazy.js');
const verifyEmail = () => import('./pages/verify-email.lazy.js');
const link = { loopBackUrl: text, paymentUrl: text };

/** What leads into the cart and what follows it: packs, the approval of a cart, and one page a way of paying. */
const buyingRoutes = [
  createRoute({ ...page, path: '/verify-email', component: lazy(async () => (await verifyEmail()).VerifyEmailPage) }),
  createRoute({ ...page, path: '/customer-approval', component: lazy(async () => (await pages()).ApprovalPage) }),
  createRoute({ ...page, path: '/cart-approval', component: lazy(async () => (await pages()).CartApprovalPage) }),
  createRoute({
    ...page,
    path: '/cheque-payment',
    ...search(link),
    component: lazy(async () => (await pages()).ChequePaymentPage),
  }),
  createRoute({
    ...page,
    path: '/neft-payment',
    ...search(link),
    component: lazy(async () => (await pages()).NeftPaymentPage),
  }),
  createRoute({
    ...page,
    path: '/upi-payment',
    ...search({ ...link, paymentId: text }),
    component: lazy(async () => (await pages()).UpiPaymentPage),
  }),
  createRoute({
    ...page,
    path: '/challan',
    ...search({ encryptedGroupId: text }),
    component: lazy(async () => (await pages()).ChallanPage),
  }),
  createRoute({ ...page, path: '/packs', component: lazy(async () => (await pages()).PacksPage) }),
] as const;

const onboarding = createRoute({
  ...page,
  id: 'onboarding',
  component: lazy(async () => (await import('./pages/profile/onboarding.lazy.js')).OnboardingPage),
});

const step = { getParentRoute: () => onboarding };
const flowType = oneOf('checkout', 'profile');
const userType = oneOf('old');

/** The steps of onboarding: one page at several addresses, so that going from one to the next keeps it. The risk profile is a page of the account as well; its query `previous`, which the specification names without a meaning, is left out. */
const onboardingRoute = onboarding.addChildren([
  createRoute({ ...step, path: '/profile/personal-details', ...search({ flowType: text }) }),
  createRoute({ ...step, path: '/profile/bank-details', ...search({ flowType: text }) }),
  createRoute({
    ...step,
    path: '/profile/risk-profile',
    ...search({ flowType, userType, completed: oneOf('true') }),
  }),
  createRoute({ ...step, path: '/profile/risk-profile-result', ...search({ flowType, userType }) }),
  createRoute({ ...step, path: '/profile/occupation-nominee-details', ...search({ flowType: text }) }),
  createRoute({
    ...step,
    path: '/profile/mandates/setup-mandate',
    ...search({ flowType, userType, ucc: text, mandateId: text, mandateLimit: text }),
  }),
]);

/** One page at several addresses: moving among its tabs keeps it. */
const profile = createRoute({
  ...page,
  path: '/profile',
  component: lazy(async () => (await import('./pages/profile/profile.lazy.js')).ProfilePage),
});

const tab = { getParentRoute: () => profile };

/** Sends an address on to the page that has taken its place. */
const leadTo = (to: '/home' | '/profile/portfolio') => (): never => {
  throw redirect({ to });
};

const routes = [
  createRoute({ ...page, path: '/', beforeLoad: leadTo('/home') }),
  createRoute({
    ...page,
    path: '/home',
    ...search({ url: text, register: oneOf('true') }),
    component: lazy(async () => (await import('./pages/home.lazy.js')).HomePage),
  }),
  createRoute({
    ...page,
    path: '/login',
    ...search({ to: text }),
    component: lazy(async () => (await import('./pages/login.lazy.js')).LoginPage),
  }),
  createRoute({
    ...page,
    path: '/search',
    ...planSearch({ keywords: text, page: number }),
    component: lazy(async () => (await import('./pages/search.lazy.js')).SearchPage),
  }),
  createRoute({
    ...page,
    path: '/search-panel',
    ...planSearch({ keywords: text, page: number }),
    component: lazy(async () => (await import('./pages/search-panel.lazy.js')).SearchPanelPage),
  }),
  createRoute({
    ...page,
    path: '/best-performing-funds',
    ...planSearch(fundFilters),
    component: lazy(async () => (await import('./pages/fund-results.lazy.js')).BestFundsPage),
  }),
  createRoute({
    ...page,
    path: '/mutual-fund-results/$category/{-$subCategory}',
    ...planSearch({ ...fundFilters, mutualFundCategory: text }),
    component: lazy(async () => (await import('./pages/fund-results.lazy.js')).CategoryResultsPage),
  }),
  createRoute({
    ...page,
    path: '/mutual-fund-detail/$slug',
    ...planSearch({ schemeId: text, nfoType: oneOf('1', '2', '3', '4'), investmentType: oneOf('SIP', 'LUMPSUM') }),
    component: lazy(async () => (await import('./pages/fund.lazy.js')).FundPage),
  }),
  createRoute({
    ...page,
    path: '/compare-funds',
    ...planSearch({ schemeIds: text }),
    component: lazy(async () => (await import('./pages/compare-funds.lazy.js')).CompareFundsPage),
  }),
  createRoute({
    ...page,
    path: '/watchlist',
    component: lazy(async () => (await import('./pages/watchlist.lazy.js')).WatchlistPage),
  }),
  createRoute({
    ...page,
    path: '/nfos',
    ...nfosSearch,
    component: lazy(async () => (await import('./pages/nfos.lazy.js')).NfosPage),
  }),
  ...customerRoutes,
  createRoute({
    ...page,
    path: '/cart-review',
    component: lazy(async () => (await import('./pages/cart-review.lazy.js')).CartReviewPage),
  }),
  createRoute({
    ...page,
    path: '/order-summary',
    ...search({ paymentUrl: text }),
    component: lazy(async () => (await import('./pages/order-summary.lazy.js')).OrderSummaryPage),
  }),
  createRoute({
    ...page,
    path: '/thank-you',
    ...search({ orderNo: text }),
    component: lazy(async () => (await import('./pages/thank-you.lazy.js')).ThankYouPage),
  }),
  createRoute({
    ...page,
    path: '/payment-error',
    ...search({ paymentUrl: text, orderNo: text }),
    component: lazy(async () => (await import('./pages/payment-error.lazy.js')).PaymentErrorPage),
  }),
  ...buyingRoutes,
  ...advisorRoutes,
  profile.addChildren([
    createRoute({ ...tab, path: '/' }),
    createRoute({ ...tab, path: '/personal-info' }),
    createRoute({ ...tab, path: '/bank-info' }),
    createRoute({ ...tab, path: '/employment-info' }),
    createRoute({ ...tab, path: '/nominee-info' }),
  ]),
  onboardingRoute,
  ...investorRoutes,
  ...stpRoutes(() => root),
  createRoute({
    ...page,
    path: '/profile/portfolio',
    ...search({ isDP: text }),
    component: lazy(async () => (await import('./pages/profile/portfolio.lazy.js')).PortfolioPage),
  }),
  createRoute({
    ...page,
    path: '/profile/mandates',
    ...search({ orderNo: text }),
    component: lazy(async () => (await import('./pages/profile/mandates.lazy.js')).MandatesPage),
  }),
  ...sipRoutes,
  createRoute({
    ...page,
    path: '/portfolio-details',
    ...search({ folioNo: text, schemeId: text }),
    component: lazy(async () => (await import('./pages/profile/portfolio.lazy.js')).FolioPage),
  }),
  createRoute({
    ...page,
    path: '/sip-calculator',
    ...search({ monthlyAmount: number, ...planTerms }),
    component: lazy(async () => (await import('./pages/sip-calculator.lazy.js')).SipCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/lumpsum-calculator',
    ...search({ amount: number, ...planTerms }),
    component: lazy(async () => (await import('./pages/lumpsum-calculator.lazy.js')).LumpsumCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/step-up-calculator',
    ...search({ monthlyAmount: number, stepUp: number, ...planTerms }),
    component: lazy(async () => (await import('./pages/step-up-calculator.lazy.js')).StepUpCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/goal-amount-calculator',
    ...search({ goalAmount: number, ...planTerms }),
    component: lazy(async () => (await import('./pages/goal-calculator.lazy.js')).GoalCalculatorPage),
  }),
  createRoute({
    ...page,
    path: '/transaction-error',
    component: lazy(async () => (await import('./pages/transaction-error.lazy.js')).TransactionErrorPage),
  }),
  createRoute({
    ...page,
    path: '/contact-us',
    component: lazy(async () => (await import('./pages/contact-us.lazy.js')).ContactPage),
  }),
  createRoute({
    ...page,
    path: '/help',
    ...search({ q: text }),
    component: lazy(async () => (await import('./pages/help.lazy.js')).HelpPage),
  }),
  createRoute({
    ...page,
    path: '/privacy-policy',
    component: lazy(async () => (await import('./pages/privacy-policy.lazy.js')).PrivacyPage),
  }),
  createRoute({
    ...page,
    path: '/terms-conditions',
    component: lazy(async () => (await import('./pages/terms-conditions.lazy.js')).TermsPage),
  }),
  createRoute({
    ...page,
    path: '/grievance-redressal',
    component: lazy(async () => (await import('./pages/grievance-redressal.lazy.js')).GrievancePage),
  }),
  createRoute({
    ...page,
    path: '/sandbox',
    component: lazy(async () => (await import('./pages/sandbox.lazy.js')).SandboxPage),
  }),
  createRoute({ ...page, path: '/portfolio', beforeLoad: leadTo('/profile/portfolio') }),
  createRoute({
    ...page,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/home', search: { url: '404' } });
    },
  }),
];

export const router = createRouter({
  ...plainSearch(() => readAgentCode(pageStorage())),
  routeTree: root.addChildren(routes),
  basepath: BASE_PATH,
  scrollRestoration: true,
  defaultErrorComponent: PageError,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
