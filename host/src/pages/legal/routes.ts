import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute } from '@tanstack/react-router';
import { page } from '#root-route.js';

export const legalRoutes = [
  createRoute({
    ...page,
    path: '/privacy-policy',
    component: lazy(async () => (await import('./privacy-policy.lazy.js')).PrivacyPage),
  }),
  createRoute({
    ...page,
    path: '/terms-conditions',
    component: lazy(async () => (await import('./terms-conditions.lazy.js')).TermsPage),
  }),
  createRoute({
    ...page,
    path: '/grievance-redressal',
    component: lazy(async () => (await import('./grievance-redressal.lazy.js')).GrievancePage),
  }),
] as const;
