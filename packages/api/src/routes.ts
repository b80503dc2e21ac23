import { customerApprovalRoutes } from '#customer-approval/routes.js';
import type { Route } from '#http/serve.js';
import { agentRoutes } from '#modules/agent/routes.js';
import { bankRoutes } from '#modules/bank/routes.js';
import { bookRoutes } from '#modules/book/routes.js';
import { brokerageRoutes } from '#modules/brokerage/routes.js';
import { calendarRoutes } from '#modules/calendar/get-exchange-holidays.js';
import { cartRoutes } from '#modules/cart/routes.js';
import { contentRoutes } from '#modules/content/routes.js';
import { failureReportRoutes } from '#modules/failure-report/report-failure.js';
import { familyRoutes } from '#modules/family/routes.js';
import { fileRoutes } from '#modules/files/upload-image.js';
import { fundRoutes } from '#modules/fund/routes.js';
import { goalRoutes } from '#modules/goal/routes.js';
import { kycRoutes } from '#modules/kyc/routes.js';
import { leadRoutes } from '#modules/lead/routes.js';
import { mandateRoutes } from '#modules/mandate/routes.js';
import { nfoRoutes } from '#modules/nfo/routes.js';
import { operatorRoutes } from '#modules/operator/routes.js';
import { orderRoutes } from '#modules/orders/routes.js';
import { packRoutes } from '#modules/pack/packs.js';
import { partnerRoutes } from '#modules/partner/routes.js';
import { paymentRoutes } from '#modules/payments/routes.js';
import { pincodeRoutes } from '#modules/pincode/get-pincode-details.js';
import { portfolioRoutes } from '#modules/portfolio/routes.js';
import { premiumServiceRoutes } from '#modules/premium-service/routes.js';
import { profileRoutes } from '#modules/profile/routes.js';
import { registrarFeedRoutes } from '#modules/registrar-feed/routes.js';
import { reportRoutes } from '#modules/report/routes.js';
import { riskRoutes } from '#modules/risk/routes.js';
import { sessionRoutes } from '#modules/session/routes.js';
import { shareRoutes } from '#modules/share/routes.js';
import { sipRoutes } from '#modules/sips/routes.js';
import { stpRoutes } from '#modules/stp/routes.js';
import { transactionRoutes } from '#modules/transactions/get-transactions.js';
import { operatorConsoleRoutes } from '#operator-console/routes.js';
import { proposalRoutes } from '#proposal/routes.js';
import { sandboxRoutes } from '#sandbox/routes.js';

/** Every call that the server answers. */
export const routes: readonly Route[] = [
  ...sipRoutes,
  ...transactionRoutes,
  ...sessionRoutes,
  ...agentRoutes,
  ...bankRoutes,
  ...failureReportRoutes,
  ...fileRoutes,
  ...fundRoutes,
  ...calendarRoutes,
  ...cartRoutes,
  ...kycRoutes,
  ...contentRoutes,
  ...customerApprovalRoutes,
  ...leadRoutes,
  ...mandateRoutes,
  ...nfoRoutes,
  ...operatorRoutes,
  ...operatorConsoleRoutes,
  ...orderRoutes,
  ...packRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
  ...pincodeRoutes,
  ...portfolioRoutes,
  ...premiumServiceRoutes,
  ...profileRoutes,
  ...bookRoutes,
  ...brokerageRoutes,
  ...familyRoutes,
  ...registrarFeedRoutes,
  ...proposalRoutes,
  ...reportRoutes,
  ...goalRoutes,
  ...riskRoutes,
  ...shareRoutes,
  ...stpRoutes,
  ...sandboxRoutes,
];
