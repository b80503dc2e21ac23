import type { Provider } from '@prosperx/sdk/site';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageError } from './layout/error-page.js';
import { advisorRoutes } from './pages/advisor/routes.js';
import { buyingRoutes } from './pages/buying/routes.js';
import { calculatorRoutes } from './pages/calculators/routes.js';
import { fundRoutes } from './pages/funds/routes.js';
import { helpRoutes } from './pages/help/routes.js';
import { homeRoutes } from './pages/home/routes.js';
import { legalRoutes } from './pages/legal/routes.js';
import { operatorRoutes } from './pages/operator/routes.js';
import { partnerRoutes } from './pages/partner/routes.js';
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
  ...partnerRoutes,
  ...operatorRoutes,
];

export interface SiteOptions {
  /** What all widgets of the page share. */
  readonly provider: Provider;
  /** The code of the agent who is credited: every address names it. */
  readonly agentInForce: () => string | null;
  /** Absent: the browser's own. */
  readonly history?: RouterHistory;
}

/** The site, in a browser or in a server. */
export const createSite = ({ provider, agentInForce, history }: SiteOptions) =>
  createRouter({
    ...plainSearch(agentInForce),
    routeTree: root.addChildren(routes),
    context: { provider },
    basepath: BASE_PATH,
    // a server would write a script into the page for it
    scrollRestoration: history === undefined,
    defaultErrorComponent: PageError,
    defaultPreload: 'intent',
    ...(history && { history }),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSite>;
  }
  interface StaticDataRouteOption {
    /** A visitor can do nothing on the page but read and follow links. */
    readonly isToRead?: boolean;
  }
}
