import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute } from '@tanstack/react-router';
import { page } from '#root-route.js';

export const partnerRoutes = [
  createRoute({
    ...page,
    path: '/partner',
    component: lazy(async () => (await import('./partner.lazy.js')).PartnerPage),
  }),
] as const;
