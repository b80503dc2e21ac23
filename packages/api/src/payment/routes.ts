import { payOrders as call } from '@prosperx/core/payment';
import { serve } from '#http/serve.js';
import { payOrders } from './pay-orders.js';

export const paymentRoutes = [serve(call, payOrders)];
