import * as calls from '@prosperx/core/order';
import * as paymentCalls from '@prosperx/core/payment';
import { serve } from '#http/serve.js';
import { handleInvalidExpiredOrders, reportInvalidOrders } from './expire/invalid-orders.js';
import { createOrders } from './place/create-orders.js';
import { sendTransactionOtp, verifyTransactionOtp } from './place/transaction-otp.js';
import { getOrderDetails, getOrderList, getPendingOrders } from './read/get-orders.js';
import { getOrdersInProgress } from './read/get-orders-in-progress.js';

export const orderRoutes = [
  serve(calls.createOrders, createOrders),
  serve(calls.getOrderDetails, getOrderDetails),
  serve(calls.getOrderList, getOrderList),
  serve(calls.getOrdersInProgress, getOrdersInProgress),
  serve(calls.getPendingOrders, getPendingOrders),
  serve(calls.sendTransactionOtp, sendTransactionOtp),
  serve(calls.verifyTransactionOtp, verifyTransactionOtp),
  serve(paymentCalls.reportInvalidOrders, reportInvalidOrders),
  serve(paymentCalls.handleInvalidExpiredOrders, handleInvalidExpiredOrders),
];
