import { createRoute } from '@tanstack/react-router';
import { lazy } from '@prosperx/sdk/internal';
import { page } from './root-route.js';
import { search, text } from './search-params.js';

const pages = () => import('./pages/buying.lazy.js');
const link = { loopBackUrl: text, paymentUrl: text };

/** What leads into the cart and what follows it: packs, the approval of a cart, and one page a way of paying. */
export const buyingRoutes = [
  createRoute({ ...page, path: '/cart-approval', component: lazy(async () => (await pages()).CartApprovalPage) }),
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
  createRoute({ ...page, path: '/packs', component: lazy(async () => (await pages()).PacksPage) }),
] as const;
