import { FUND_OPTIONS, FUND_SORTS } from '@prosperx/core/fund';
import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute } from '@tanstack/react-router';
import { page } from '#root-route.js';
import { number, oneOf, planSearch, text } from '#search-params.js';
import { nfosSearch } from './search.js';

/** What a list of funds is narrowed and sorted by. */
const filters = {
  subCategory: text,
  fundHouse: text,
  riskometer: text,
  minimumSip: text,
  minimumReturn: text,
  minimumAge: text,
  option: oneOf(...FUND_OPTIONS),
  sort: oneOf(...FUND_SORTS),
  page: number,
};

export const fundRoutes = [
  createRoute({
    ...page,
    path: '/search',
    ...planSearch({ keywords: text, page: number }),
    component: lazy(async () => (await import('./search.lazy.js')).SearchPage),
  }),
  createRoute({
    ...page,
    path: '/search-panel',
    ...planSearch({ keywords: text, page: number }),
    component: lazy(async () => (await import('./search-panel.lazy.js')).SearchPanelPage),
  }),
  createRoute({
    ...page,
    path: '/best-performing-funds',
    ...planSearch(filters),
    component: lazy(async () => (await import('./fund-results.lazy.js')).BestFundsPage),
  }),
  createRoute({
    ...page,
    path: '/mutual-fund-results/$category/{-$subCategory}',
    ...planSearch({ ...filters, mutualFundCategory: text }),
    component: lazy(async () => (await import('./fund-results.lazy.js')).CategoryResultsPage),
  }),
  createRoute({
    ...page,
    path: '/mutual-fund-detail/$slug',
    ...planSearch({ schemeId: text, nfoType: oneOf('1', '2', '3', '4') }),
    component: lazy(async () => (await import('./fund.lazy.js')).FundPage),
  }),
  createRoute({
    ...page,
    path: '/compare-funds',
    ...planSearch({ schemeIds: text }),
    component: lazy(async () => (await import('./compare-funds.lazy.js')).CompareFundsPage),
  }),
  createRoute({
    ...page,
    path: '/watchlist',
    component: lazy(async () => (await import('./watchlist.lazy.js')).WatchlistPage),
  }),
  createRoute({
    ...page,
    path: '/nfos',
    ...nfosSearch,
    component: lazy(async () => (await import('./nfos.lazy.js')).NfosPage),
  }),
] as const;
