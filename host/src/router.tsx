import { SHARED_STATEMENT } from '@prosperx/sdk/internal';
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { PageError } from './layout/page-error.js';
import { investorRoutes } from './investor-routes.js';
import { lazyPage } from './lazy-page.js';
import { onboardingRoute } from './onboarding-route.js';
import { buyingRoutes } from './buying-routes.js';
import { page, root } from './root-route.js';
import { number, oneOf, search, text } from './search-params.js';
import { BASE_PATH } from './site.js';

/** One page at several addresses: moving among its tabs keeps it. */
const profile = createRoute({
  ...page,
  path: '/profile',
  component: lazyPage(() => import('./pages/profile/profile.js'), 'ProfilePage'),
});

const tab = { getParentRoute: () => profile };

const routes = [
  createRoute({
    ...page,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/home' });
    },
  }),
  createRoute({
    ...page,
    path: '/home',
    ...search({ url: text }),
    component: lazyPage(() => import('./pages/home.js'), 'HomePage'),
  }),
  createRoute({
    ...page,
    path: '/login',
    ...search({ to: text }),
    component: lazyPage(() => import('./pages/login.js'), 'LoginPage'),
  }),
  createRoute({
    ...page,
    path: '/search',
    ...search({ keywords: text, page: number }),
    component: lazyPage(() => import('./pages/search.js'), 'SearchPage'),
  }),
  createRoute({
    ...page,
    path: '/search-panel',
    ...search({ keywords: text, page: number }),
    component: lazyPage(() => import('./pages/search-panel.js'), 'SearchPanelPage'),
  }),
  createRoute({
    ...page,
    path: '/mutual-fund-detail/$slug',
    ...search({ schemeId: text, nfoType: text, investmentType: oneOf('SIP', 'LUMPSUM') }),
    component: lazyPage(() => import('./pages/fund.js'), 'FundPage'),
  }),
  createRoute({
    ...page,
    path: '/cart-review',
    component: lazyPage(() => import('./pages/cart-review.js'), 'CartReviewPage'),
  }),
  createRoute({
    ...page,
    path: '/order-summary',
    ...search({ paymentUrl: text }),
    component: lazyPage(() => import('./pages/order-summary.js'), 'OrderSummaryPage'),
  }),
  createRoute({
    ...page,
    path: '/thank-you',
    ...search({ orderNo: text }),
    component: lazyPage(() => import('./pages/thank-you.js'), 'ThankYouPage'),
  }),
  createRoute({
    ...page,
    path: '/payment-error',
    ...search({ paymentUrl: text, orderNo: text }),
    component: lazyPage(() => import('./pages/payment-error.js'), 'PaymentErrorPage'),
  }),
  ...buyingRoutes,
  profile.addChildren([
    createRoute({ ...tab, path: '/' }),
    createRoute({ ...tab, path: '/personal-info' }),
    createRoute({ ...tab, path: '/bank-info' }),
    createRoute({ ...tab, path: '/employment-info' }),
    createRoute({ ...tab, path: '/nominee-info' }),
  ]),
  onboardingRoute,
  ...investorRoutes,
  createRoute({
    ...page,
    path: '/profile/portfolio',
    component: lazyPage(() => import('./pages/profile/portfolio.js'), 'PortfolioPage'),
  }),
  createRoute({
    ...page,
    path: '/sip-calculator',
    ...search({ monthlyAmount: number, annualRate: number, years: number }),
    component: lazyPage(() => import('./pages/sip-calculator.js'), 'SipCalculatorPage'),
  }),
  createRoute({
    ...page,
    path: '/goal-amount-calculator',
    ...search({ goalAmount: number, annualRate: number, years: number }),
    component: lazyPage(() => import('./pages/goal-calculator.js'), 'GoalCalculatorPage'),
  }),
  createRoute({
    ...page,
    path: '/transaction-error',
    component: lazyPage(() => import('./pages/transaction-error.js'), 'TransactionErrorPage'),
  }),
  createRoute({
    ...page,
    path: '/contact-us',
    component: lazyPage(() => import('./pages/contact-us.js'), 'ContactPage'),
  }),
  createRoute({
    ...page,
    path: '/help',
    ...search({ q: text }),
    component: lazyPage(() => import('./pages/help.js'), 'HelpPage'),
  }),
  createRoute({
    ...page,
    path: '/privacy-policy',
    component: lazyPage(() => import('./pages/privacy-policy.js'), 'PrivacyPage'),
  }),
  createRoute({
    ...page,
    path: '/terms-conditions',
    component: lazyPage(() => import('./pages/terms-conditions.js'), 'TermsPage'),
  }),
  createRoute({
    ...page,
    path: '/grievance-redressal',
    component: lazyPage(() => import('./pages/grievance-redressal.js'), 'GrievancePage'),
  }),
  createRoute({
    ...page,
    path: '/sandbox',
    component: lazyPage(() => import('./pages/sandbox.js'), 'SandboxPage'),
  }),
  createRoute({
    ...page,
    path: '/portfolio',
    beforeLoad: () => {
      throw redirect({ to: '/profile/portfolio' });
    },
  }),
  createRoute({
    ...page,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/home', search: { url: '404' } });
    },
  }),
];

/** Search parameters are plain text, as other systems write and read them; each route gives them their types. */
const plainSearch = {
  parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (values: Record<string, unknown>) => {
    // the login looks for the marker, which may stand by itself
    const given = Object.entries(values).filter(
      ([name, value]) => value !== undefined && (value !== '' || name === SHARED_STATEMENT),
    );
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  },
};

export const router = createRouter({
  ...plainSearch,
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
