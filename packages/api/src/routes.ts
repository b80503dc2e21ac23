import { agentRoutes } from '#agent/routes.js';
import { bankRoutes } from '#bank/routes.js';
import { cartRoutes } from '#cart/routes.js';
import { failureReportRoutes } from '#failure-report/routes.js';
import { fileRoutes } from '#files/routes.js';
import { fundRoutes } from '#fund/routes.js';
import type { Route } from '#http/serve.js';
import { kycRoutes } from '#kyc/routes.js';
import { mandateRoutes } from '#mandate/routes.js';
import { nomineeRoutes } from '#nominee/routes.js';
import { orderRoutes } from '#order/routes.js';
import { packRoutes } from '#pack/routes.js';
import { partnerRoutes } from '#partner/routes.js';
import { paymentRoutes } from '#payment/routes.js';
import { pincodeRoutes } from '#pincode/routes.js';
import { portfolioRoutes } from '#portfolio/routes.js';
import { profileRoutes } from '#profile/routes.js';
import { riskRoutes } from '#risk/routes.js';
import { sandboxRoutes } from '#sandbox/routes.js';
import { sessionRoutes } from '#session/routes.js';

/** Every call that the server answers. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...agentRoutes,
  ...bankRoutes,
  ...failureReportRoutes,
  ...fileRoutes,
  ...fundRoutes,
  ...cartRoutes,
  ...kycRoutes,
  ...mandateRoutes,
  ...nomineeRoutes,
  ...orderRoutes,
  ...packRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
  ...pincodeRoutes,
  ...portfolioRoutes,
  ...profileRoutes,
  ...riskRoutes,
  ...sandboxRoutes,
];
