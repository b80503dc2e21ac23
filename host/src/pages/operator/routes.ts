import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute } from '@tanstack/react-router';
import { page } from '#root-route.js';
import { search, text } from '#search-params.js';

export const operatorRoutes = [
  createRoute({
    ...page,
    path: '/operator',
    ...search({ part: text, profileId: text, kind: text }),
    component: lazy(async () => (await import('./operator.lazy.js')).OperatorPage),
  }),
] as const;
