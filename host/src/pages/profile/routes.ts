import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute, redirect } from '@tanstack/react-router';
import { page } from '#root-route.js';
import { number, oneOf, search, text } from '#search-params.js';
import { transactionsSearch } from './search.js';

/** One page at several addresses: moving among its tabs keeps it. */
const profile = createRoute({
  ...page,
  path: '/profile',
  component: lazy(async () => (await import('./profile.lazy.js')).ProfilePage),
});

const tab = { getParentRoute: () => profile };

const profileRoute = profile.addChildren([
  createRoute({ ...tab, path: '/' }),
  createRoute({ ...tab, path: '/personal-info' }),
  createRoute({ ...tab, path: '/bank-info' }),
  createRoute({ ...tab, path: '/employment-info' }),
  createRoute({ ...tab, path: '/nominee-info' }),
  createRoute({ ...tab, path: '/security-info' }),
]);

const onboarding = createRoute({
  ...page,
  id: 'onboarding',
  component: lazy(async () => (await import('./onboarding.lazy.js')).OnboardingPage),
});

const step = { getParentRoute: () => onboarding };
const flowType = oneOf('checkout', 'profile');
const userType = oneOf('old');

/** The steps of onboarding: one page at several addresses, so that going from one to the next keeps it. The risk profile is a page of the account as well; its query `previous`, which has no meaning there, is left out. */
const onboardingRoute = onboarding.addChildren([
  createRoute({ ...step, path: '/profile/personal-details', ...search({ flowType: text }) }),
  createRoute({ ...step, path: '/profile/bank-details', ...search({ flowType: text }) }),
  createRoute({
    ...step,
    path: '/profile/risk-profile',
    ...search({ flowType, userType, completed: oneOf('true') }),
  }),
  createRoute({ ...step, path: '/profile/risk-profile-result', ...search({ flowType, userType }) }),
  createRoute({ ...step, path: '/profile/occupation-nominee-details', ...search({ flowType: text }) }),
  createRoute({
    ...step,
    path: '/profile/mandates/setup-mandate',
    ...search({ flowType, userType, ucc: text, mandateId: text, mandateLimit: text }),
  }),
]);

/** The account, and the way to have one: KYC comes before the steps of onboarding. */
export const profileRoutes = [
  profileRoute,
  createRoute({
    ...page,
    path: '/profile/kyc-details',
    ...search({ flowType, shared: oneOf('no') }),
    component: lazy(async () => (await import('./kyc-details.lazy.js')).KycDetailsPage),
  }),
  createRoute({
    ...page,
    path: '/signzy-callback',
    ...search({ requestId: text }),
    component: lazy(async () => (await import('./kyc-callback.lazy.js')).KycCallbackPage),
  }),
  onboardingRoute,
  createRoute({
    ...page,
    path: '/verify-email',
    component: lazy(async () => (await import('./verify-email.lazy.js')).VerifyEmailPage),
  }),
  createRoute({
    ...page,
    path: '/profile/mandates',
    ...search({ orderNo: text }),
    component: lazy(async () => (await import('./mandates.lazy.js')).MandatesPage),
  }),
] as const;

const plans = () => import('./stps.lazy.js');
const trxnType = oneOf('STP', 'SWP');

/** What is held, and what goes on with it by itself; with the pages of the links by which one says something to that. */
export const holdingRoutes = [
  createRoute({
    ...page,
    path: '/portfolio',
    beforeLoad: (): never => {
      throw redirect({ to: '/profile/portfolio' });
    },
  }),
  createRoute({
    ...page,
    path: '/profile/portfolio',
    ...search({ isDP: text }),
    component: lazy(async () => (await import('./portfolio.lazy.js')).PortfolioPage),
  }),
  createRoute({
    ...page,
    path: '/portfolio-details',
    ...search({ folioNo: text, schemeId: text }),
    component: lazy(async () => (await import('./portfolio.lazy.js')).FolioPage),
  }),
  createRoute({
    ...page,
    path: '/transaction',
    ...transactionsSearch,
    component: lazy(async () => (await import('./transaction.lazy.js')).TransactionPage),
  }),
  createRoute({
    ...page,
    path: '/running-sips',
    component: lazy(async () => (await import('./running-sips.lazy.js')).RunningSipsPage),
  }),
  createRoute({
    ...page,
    path: '/proposals',
    component: lazy(async () => (await import('./proposals.lazy.js')).ProposalsPage),
  }),
  createRoute({
    ...page,
    path: '/profile/goals',
    ...search({ cost: number, years: number, annualRate: number, inflation: number }),
    component: lazy(async () => (await import('./goals.lazy.js')).GoalsPage),
  }),
  createRoute({
    ...page,
    path: '/profile/review',
    component: lazy(async () => (await import('./review.lazy.js')).ReviewPage),
  }),
  createRoute({
    ...page,
    path: '/skip-instalment',
    component: lazy(async () => (await import('./skip-instalment.lazy.js')).SkipInstalmentPage),
  }),
  createRoute({
    ...page,
    path: '/profile/stps',
    ...search({ trxnType, view: oneOf('info') }),
    component: lazy(async () => (await plans()).StpsPage),
  }),
  createRoute({
    ...page,
    path: '/profile/stps/create-new-stp',
    ...search({ trxnType, schemeId: text, folio: text, instalment: number }),
    component: lazy(async () => (await plans()).NewStpPage),
  }),
  createRoute({
    ...page,
    path: '/stp-confirmation',
    component: lazy(async () => (await plans()).StpConfirmationPage),
  }),
] as const;
