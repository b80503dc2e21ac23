import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { Shell } from './layout/shell.js';
import { PageError } from './layout/page-error.js';
import { BASE_PATH } from './site.js';

const root = createRootRoute({ component: Shell, errorComponent: PageError });

const text = z.catch(z.optional(z.coerce.string()), undefined);
const number = z.catch(z.optional(z.coerce.number()), undefined);

const investmentType = z.catch(z.optional(z.enum(['SIP', 'LUMPSUM'])), undefined);

/** Search parameters of each route, as the specification names them. A value that does not fit is left out. */
const search = {
  home: z.object({ url: text }),
  login: z.object({ to: text }),
  keywords: z.object({ keywords: text, page: number }),
  fund: z.object({ schemeId: z.catch(z.coerce.string(), ''), nfoType: text, investmentType }),
  orderSummary: z.object({ paymentUrl: text }),
  thankYou: z.object({ orderNo: text }),
  paymentError: z.object({ paymentUrl: text, orderNo: text }),
  sip: z.object({ monthlyAmount: number, annualRate: number, years: number }),
  goal: z.object({ goalAmount: number, annualRate: number, years: number }),
};

const at = <Schema extends z.core.$ZodType>(schema: Schema) => ({
  validateSearch: (values: Record<string, unknown>): z.output<Schema> => z.parse(schema, values),
});

const page = { getParentRoute: () => root };

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
    ...at(search.home),
    component: lazyRouteComponent(() => import('./pages/home.js'), 'HomePage'),
  }),
  createRoute({
    ...page,
    path: '/login',
    ...at(search.login),
    component: lazyRouteComponent(() => import('./pages/login.js'), 'LoginPage'),
  }),
  createRoute({
    ...page,
    path: '/search',
    ...at(search.keywords),
    component: lazyRouteComponent(() => import('./pages/search.js'), 'SearchPage'),
  }),
  createRoute({
    ...page,
    path: '/search-panel',
    ...at(search.keywords),
    component: lazyRouteComponent(() => import('./pages/search-panel.js'), 'SearchPanelPage'),
  }),
  createRoute({
    ...page,
    path: '/mutual-fund-detail/$slug',
    ...at(search.fund),
    component: lazyRouteComponent(() => import('./pages/fund.js'), 'FundPage'),
  }),
  createRoute({
    ...page,
    path: '/cart-review',
    component: lazyRouteComponent(() => import('./pages/cart-review.js'), 'CartReviewPage'),
  }),
  createRoute({
    ...page,
    path: '/order-summary',
    ...at(search.orderSummary),
    component: lazyRouteComponent(() => import('./pages/order-summary.js'), 'OrderSummaryPage'),
  }),
  createRoute({
    ...page,
    path: '/thank-you',
    ...at(search.thankYou),
    component: lazyRouteComponent(() => import('./pages/thank-you.js'), 'ThankYouPage'),
  }),
  createRoute({
    ...page,
    path: '/payment-error',
    ...at(search.paymentError),
    component: lazyRouteComponent(() => import('./pages/payment-error.js'), 'PaymentErrorPage'),
  }),
  createRoute({
    ...page,
    path: '/profile/portfolio',
    component: lazyRouteComponent(() => import('./pages/portfolio.js'), 'PortfolioPage'),
  }),
  createRoute({
    ...page,
    path: '/sip-calculator',
    ...at(search.sip),
    component: lazyRouteComponent(() => import('./pages/sip-calculator.js'), 'SipCalculatorPage'),
  }),
  createRoute({
    ...page,
    path: '/goal-amount-calculator',
    ...at(search.goal),
    component: lazyRouteComponent(() => import('./pages/goal-calculator.js'), 'GoalCalculatorPage'),
  }),
  createRoute({
    ...page,
    path: '/sandbox',
    component: lazyRouteComponent(() => import('./pages/sandbox.js'), 'SandboxPage'),
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
    const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  },
};

export const router = createRouter({
  ...plainSearch,
  routeTree: root.addChildren(routes),
  basepath: BASE_PATH,
  scrollRestoration: true,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
