import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute, redirect } from '@tanstack/react-router';
import { page } from '#root-route.js';
import { oneOf, search, text } from '#search-params.js';

/** Home, the login that lies over it, and every address that no other page has. */
export const homeRoutes = [
  createRoute({
    ...page,
    path: '/',
    beforeLoad: (): never => {
      throw redirect({ to: '/home' });
    },
  }),
  createRoute({
    ...page,
    path: '/home',
    ...search({ url: text, register: oneOf('true') }),
    component: lazy(async () => (await import('./home.lazy.js')).HomePage),
  }),
  createRoute({
    ...page,
    path: '/login',
    ...search({ to: text }),
    component: lazy(async () => (await import('./login.lazy.js')).LoginPage),
  }),
  createRoute({
    ...page,
    path: '$',
    beforeLoad: (): never => {
      throw redirect({ to: '/home', search: { url: '404' } });
    },
  }),
] as const;
