import * as calls from '@prosperx/core/cart';
import { serve } from '#http/serve.js';
import { approveCart, declineCart, readApproval, requestApproval } from './approval.js';
import { discardActiveCart, removeInvestment, saveInvestment } from './edit-cart.js';
import { getCart } from './get-cart.js';
import { mergeCarts } from './merge-carts.js';

export const cartRoutes = [
  serve(calls.getCart, getCart),
  serve(calls.saveInvestment, saveInvestment),
  serve(calls.removeInvestment, removeInvestment),
  serve(calls.discardActiveCart, discardActiveCart),
  serve(calls.requestApproval, requestApproval),
  serve(calls.readApproval, readApproval),
  serve(calls.approveCart, approveCart),
  serve(calls.declineCart, declineCart),
  serve(calls.mergeCarts, mergeCarts),
];
