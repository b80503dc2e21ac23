import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute } from '@tanstack/react-router';
import { page } from '#root-route.js';

export const legalRoutes = [
  createRoute({
    ...page,
    path: '/privacy-policy',
    staticData: { isToRead: true },
    component: lazy(async () => (await import('./privacy-policy.lazy.js')).PrivacyPage),
  }),
  createRoute({
    ...page,
    path: '/terms-conditions',
    staticData: { isToRead: true },
    component: lazy(async () => (await import('./terms-conditions.lazy.js')).TermsPage),
  }),
  createRoute({
    ...page,
    path: '/grievance-redressal',
    staticData: { isToRead: true },
    component: lazy(async () => (await import('./grievance-redressal.lazy.js')).GrievancePage),
  }),
] as const;
