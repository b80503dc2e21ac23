import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.js';
import { page } from './root-route.js';
import { oneOf, search, text } from './search-params.js';

/** KYC: what is asked of an investor before the steps of onboarding. */
export const investorRoutes = [
  createRoute({
    ...page,
    path: '/profile/kyc-details',
    ...search({ flowType: oneOf('checkout', 'profile'), shared: oneOf('no') }),
    component: lazyPage(() => import('./pages/profile/kyc-details.js'), 'KycDetailsPage'),
  }),
  createRoute({
    ...page,
    path: '/signzy-callback',
    ...search({ requestId: text }),
    component: lazyPage(() => import('./pages/profile/kyc-callback.js'), 'KycCallbackPage'),
  }),
] as const;
