import * as calls from '@prosperx/core/cart';
import { serve } from '#http/serve.js';
import { discardOrders } from '#modules/orders/cancel/discard-orders.js';
import { approveCart, declineCart, readApproval } from './approve-cart.js';
import { getCart } from './get-cart.js';
import { mergeCarts } from './merge-carts.js';
import { discardActiveCart, removeInvestment } from './remove-investment.js';
import { requestApproval } from './request-approval.js';
import { saveInvestment } from './save-investment.js';

export const cartRoutes = [
  serve(calls.getCart, getCart),
  serve(calls.saveInvestment, saveInvestment),
  serve(calls.removeInvestment, removeInvestment),
  serve(calls.discardActiveCart, discardActiveCart),
  serve(calls.discardOrders, discardOrders),
  serve(calls.requestApproval, requestApproval),
  serve(calls.readApproval, readApproval),
  serve(calls.approveCart, approveCart),
  serve(calls.declineCart, declineCart),
  serve(calls.mergeCarts, mergeCarts),
];
