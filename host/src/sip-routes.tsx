import { lazy } from '@prosperx/sdk/internal';
import { createRoute } from '@tanstack/react-router';
import { page } from './root-route.js';
import { transactionsSearch } from './search-params.js';

/** SIPs and transactions: those of the account, and the page of a reminder's link. */
export const sipRoutes = [
  createRoute({
    ...page,
    path: '/running-sips',
    component: lazy(async () => (await import('./pages/profile/running-sips.lazy.js')).RunningSipsPage),
  }),
  createRoute({
    ...page,
    path: '/transaction',
    ...transactionsSearch,
    component: lazy(async () => (await import('./pages/profile/transaction.lazy.js')).TransactionPage),
  }),
  createRoute({
    ...page,
    path: '/skip-instalment',
    component: lazy(async () => (await import('./pages/skip-instalment.lazy.js')).SkipInstalmentPage),
  }),
] as const;
