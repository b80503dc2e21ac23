import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.js';
import { page } from './root-route.js';
import { search, text } from './search-params.js';

const pages = () => import('./pages/buying.js');
const link = { loopBackUrl: text, paymentUrl: text };

/** What leads into the cart and what follows it: packs, the approval of a cart, and one page a way of paying. */
export const buyingRoutes = [
  createRoute({ ...page, path: '/cart-approval', component: lazyPage(pages, 'CartApprovalPage') }),
  createRoute({ ...page, path: '/cheque-payment', ...search(link), component: lazyPage(pages, 'ChequePaymentPage') }),
  createRoute({ ...page, path: '/neft-payment', ...search(link), component: lazyPage(pages, 'NeftPaymentPage') }),
  createRoute({
    ...page,
    path: '/upi-payment',
    ...search({ ...link, paymentId: text }),
    component: lazyPage(pages, 'UpiPaymentPage'),
  }),
  createRoute({
    ...page,
    path: '/challan',
    ...search({ encryptedGroupId: text }),
    component: lazyPage(pages, 'ChallanPage'),
  }),
  createRoute({ ...page, path: '/packs', component: lazyPage(pages, 'PacksPage') }),
] as const;
