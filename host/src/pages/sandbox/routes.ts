import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute } from '@tanstack/react-router';
import { page } from '#root-route.js';

export const sandboxRoutes = [
  createRoute({
    ...page,
    path: '/sandbox',
    component: lazy(async () => (await import('./sandbox.lazy.js')).SandboxPage),
  }),
] as const;
