import * as calls from '@prosperx/core/cart';
import { serve } from '#http/serve.js';
import { getCart } from './get-cart.js';
import { mergeCarts } from './merge-carts.js';
import { removeInvestment } from './remove-investment.js';
import { saveInvestment } from './save-investment.js';

export const cartRoutes = [
  serve(calls.getCart, getCart),
  serve(calls.saveInvestment, saveInvestment),
  serve(calls.removeInvestment, removeInvestment),
  serve(calls.mergeCarts, mergeCarts),
];
