import { lazy } from '@prosperx/sdk/internal';
import { createRoute } from '@tanstack/react-router';
import { page } from './root-route.js';
import { customersSearch } from './search-params.js';

/** The list of an advisor’s customers. */
export const customerRoutes = [
  createRoute({
    ...page,
    path: '/my-customers',
    ...customersSearch,
    component: lazy(async () => (await import('./pages/my-customers.lazy.js')).MyCustomersPage),
  }),
] as const;
