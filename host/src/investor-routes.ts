import { createRoute } from '@tanstack/react-router';
import { lazy } from '@prosperx/sdk/internal';
import { page } from './root-route.js';
import { oneOf, search, text } from './search-params.js';

/** KYC: what is asked of an investor before the steps of onboarding. */
export const investorRoutes = [
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
