import * as calls from '@prosperx/core/order';
import { serve } from '#http/serve.js';
import { createOrders } from './create-orders.js';
import { getOrderDetails } from './get-order-details.js';
import { getOrderList } from './get-order-list.js';
import { sendTransactionOtp, verifyTransactionOtp } from './transaction-otp.js';

export const orderRoutes = [
  serve(calls.createOrders, createOrders),
  serve(calls.getOrderDetails, getOrderDetails),
  serve(calls.getOrderList, getOrderList),
  serve(calls.sendTransactionOtp, sendTransactionOtp),
  serve(calls.verifyTransactionOtp, verifyTransactionOtp),
];
