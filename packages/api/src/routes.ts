import { agentRoutes } from '#agent/routes.js';
import { cartRoutes } from '#cart/routes.js';
import { failureReportRoutes } from '#failure-report/routes.js';
import { fundRoutes } from '#fund/routes.js';
import type { Route } from '#http/serve.js';
import { orderRoutes } from '#order/routes.js';
import { partnerRoutes } from '#partner/routes.js';
import { paymentRoutes } from '#payment/routes.js';
import { portfolioRoutes } from '#portfolio/routes.js';
import { sandboxRoutes } from '#sandbox/routes.js';
import { sessionRoutes } from '#session/routes.js';

/** Every call that the server answers. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...agentRoutes,
  ...failureReportRoutes,
  ...fundRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
  ...portfolioRoutes,
  ...sandboxRoutes,
];
