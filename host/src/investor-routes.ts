import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.js';
import { page } from './root-route.js';
import { oneOf, search, text } from './search-params.js';

/** KYC and risk profile: what is asked of an investor besides the steps of onboarding. */
export const investorRoutes = [
  createRoute({
    ...page,
    path: '/profile/kyc-details',
    ...search({ flowType: oneOf('checkout', 'profile') }),
    component: lazyPage(() => import('./pages/profile/kyc-details.js'), 'KycDetailsPage'),
  }),
  createRoute({
    ...page,
    path: '/signzy-callback',
    ...search({ requestId: text }),
    component: lazyPage(() => import('./pages/profile/kyc-callback.js'), 'KycCallbackPage'),
  }),
  createRoute({
    ...page,
    path: '/profile/risk-profile',
    ...search({ flowType: oneOf('checkout', 'profile'), userType: oneOf('old'), completed: oneOf('true') }),
    component: lazyPage(() => import('./pages/profile/risk-profile.js'), 'RiskProfilePage'),
  }),
  createRoute({
    ...page,
    path: '/profile/risk-profile-result',
    ...search({ flowType: oneOf('checkout', 'profile'), userType: oneOf('old') }),
    component: lazyPage(() => import('./pages/profile/risk-profile.js'), 'RiskResultPage'),
  }),
] as const;
