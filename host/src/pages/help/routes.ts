import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute } from '@tanstack/react-router';
import { page } from '#root-route.js';
import { search, text } from '#search-params.js';

export const helpRoutes = [
  createRoute({
    ...page,
    path: '/help',
    ...search({ q: text }),
    component: lazy(async () => (await import('./help.lazy.js')).HelpPage),
  }),
  createRoute({
    ...page,
    path: '/contact-us',
    staticData: { isToRead: true },
    component: lazy(async () => (await import('./contact-us.lazy.js')).ContactPage),
  }),
] as const;
