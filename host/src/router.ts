import { pageStorage, readAgentCode } from '@prosperx/sdk/site';
import { createRouter } from '@tanstack/react-router';
import { PageError } from './layout/error-page.js';
import { advisorRoutes } from './pages/advisor/routes.js';
import { buyingRoutes } from './pages/buying/routes.js';
import { calculatorRoutes } from './pages/calculators/routes.js';
import { fundRoutes } from './pages/funds/routes.js';
import { helpRoutes } from './pages/help/routes.js';
import { homeRoutes } from './pages/home/routes.js';
import { legalRoutes } from './pages/legal/routes.js';
import { holdingRoutes, profileRoutes } from './pages/profile/routes.js';
import { sandboxRoutes } from './pages/sandbox/routes.js';
import { root } from './root-route.js';
import { plainSearch } from './search-params.js';
import { BASE_PATH } from './site.js';

const routes = [
  ...homeRoutes,
  ...fundRoutes,
  ...calculatorRoutes,
  ...buyingRoutes,
  ...profileRoutes,
  ...holdingRoutes,
  ...advisorRoutes,
  ...helpRoutes,
  ...legalRoutes,
  ...sandboxRoutes,
];

export const router = createRouter({
  ...plainSearch(() => readAgentCode(pageStorage())),
  routeTree: root.addChildren(routes),
  basepath: BASE_PATH,
  scrollRestoration: true,
  defaultErrorComponent: PageError,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
