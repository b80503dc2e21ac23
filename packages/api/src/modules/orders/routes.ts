import * as calls from '@prosperx/core/order';
import { serve } from '#http/serve.js';
import { createOrders } from './create-orders.js';
import { getOrderDetails } from './get-order-details.js';
import { getOrderList } from './get-order-list.js';
import { getOrdersInProgress } from './get-orders-in-progress.js';
import { getPendingOrders } from './get-pending-orders.js';
import { sendTransactionOtp, verifyTransactionOtp } from './transaction-otp.js';

export const orderRoutes = [
  serve(calls.createOrders, createOrders),
  serve(calls.getOrderDetails, getOrderDetails),
  serve(calls.getOrderList, getOrderList),
  serve(calls.getOrdersInProgress, getOrdersInProgress),
  serve(calls.getPendingOrders, getPendingOrders),
  serve(calls.sendTransactionOtp, sendTransactionOtp),
  serve(calls.verifyTransactionOtp, verifyTransactionOtp),
];
