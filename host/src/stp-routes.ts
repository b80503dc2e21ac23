import { lazy } from '@prosperx/sdk/internal';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { oneOf, search, text } from './search-params.js';

const trxnType = oneOf('STP', 'SWP');

/** STPs and SWPs, and the page of the link by which one is confirmed. */
export const stpRoutes = <Parent extends AnyRoute>(getParentRoute: () => Parent) =>
  [
    createRoute({
      getParentRoute,
      path: '/profile/stps',
      ...search({ trxnType, view: oneOf('info') }),
      component: lazy(async () => (await import('./pages/profile/stps.lazy.js')).StpsPage),
    }),
    createRoute({
      getParentRoute,
      path: '/profile/stps/create-new-stp',
      ...search({ trxnType, schemeId: text, folio: text }),
      component: lazy(async () => (await import('./pages/profile/stps.lazy.js')).NewStpPage),
    }),
    createRoute({
      getParentRoute,
      path: '/stp-confirmation',
      component: lazy(async () => (await import('./pages/profile/stps.lazy.js')).StpConfirmationPage),
    }),
  ] as const;
