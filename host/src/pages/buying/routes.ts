import { lazy } from '@prosperx/sdk/site/ui';
import { createRoute } from '@tanstack/react-router';
import { page } from '#root-route.js';
import { search, text } from '#search-params.js';

const pages = () => import('./buying.lazy.js');
const link = { loopBackUrl: text, paymentUrl: text };

/** What leads into the cart and what follows it: packs, the approval of a cart, and one page a way of paying. */
export const buyingRoutes = [
  createRoute({ ...page, path: '/packs', component: lazy(async () => (await pages()).PacksPage) }),
  createRoute({
    ...page,
    path: '/cart-review',
    component: lazy(async () => (await import('./cart-review.lazy.js')).CartReviewPage),
  }),
  createRoute({ ...page, path: '/customer-approval', component: lazy(async () => (await pages()).ApprovalPage) }),
  createRoute({
    ...page,
    path: '/proposal',
    component: lazy(async () => (await import('./proposal.lazy.js')).ProposalPage),
  }),
  createRoute({ ...page, path: '/cart-approval', component: lazy(async () => (await pages()).CartApprovalPage) }),
  createRoute({
    ...page,
    path: '/order-summary',
    ...search({ paymentUrl: text }),
    component: lazy(async () => (await import('./order-summary.lazy.js')).OrderSummaryPage),
  }),
  createRoute({
    ...page,
    path: '/cheque-payment',
    ...search(link),
    component: lazy(async () => (await pages()).ChequePaymentPage),
  }),
  createRoute({
    ...page,
    path: '/neft-payment',
    ...search(link),
    component: lazy(async () => (await pages()).NeftPaymentPage),
  }),
  createRoute({
    ...page,
    path: '/upi-payment',
    ...search({ ...link, paymentId: text }),
    component: lazy(async () => (await pages()).UpiPaymentPage),
  }),
  createRoute({
    ...page,
    path: '/challan',
    ...search({ encryptedGroupId: text }),
    component: lazy(async () => (await pages()).ChallanPage),
  }),
  createRoute({
    ...page,
    path: '/thank-you',
    ...search({ orderNo: text }),
    component: lazy(async () => (await import('./thank-you.lazy.js')).ThankYouPage),
  }),
  createRoute({
    ...page,
    path: '/payment-error',
    ...search({ paymentUrl: text, orderNo: text }),
    component: lazy(async () => (await import('./payment-error.lazy.js')).PaymentErrorPage),
  }),
  createRoute({
    ...page,
    path: '/transaction-error',
    component: lazy(async () => (await import('./transaction-error.lazy.js')).TransactionErrorPage),
  }),
] as const;
