import { createRoute } from '@tanstack/react-router';
import { lazy } from '@prosperx/sdk/internal';
import { page } from './root-route.js';
import { oneOf, search, text } from './search-params.js';

const onboarding = createRoute({
  ...page,
  id: 'onboarding',
  component: lazy(async () => (await import('./pages/profile/onboarding.lazy.js')).OnboardingPage),
});

const step = { getParentRoute: () => onboarding };
const flowType = oneOf('checkout', 'profile');
const userType = oneOf('old');

/** The steps of onboarding: one page at several addresses, so that going from one to the next keeps it. The risk profile is a page of the account as well. */
export const onboardingRoute = onboarding.addChildren([
  createRoute({ ...step, path: '/profile/personal-details', ...search({ flowType: text }) }),
  createRoute({ ...step, path: '/profile/bank-details', ...search({ flowType: text }) }),
  createRoute({
    ...step,
    path: '/profile/risk-profile',
    ...search({ flowType, userType, completed: oneOf('true') }),
  }),
  createRoute({ ...step, path: '/profile/risk-profile-result', ...search({ flowType, userType }) }),
  createRoute({ ...step, path: '/profile/occupation-nominee-details', ...search({ flowType: text }) }),
  createRoute({ ...step, path: '/profile/mandates/setup-mandate', ...search({ flowType: text, ucc: text }) }),
]);
