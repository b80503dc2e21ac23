import * as cartCalls from '@prosperx/core/cart';
import * as calls from '@prosperx/core/order';
import * as paymentCalls from '@prosperx/core/payment';
import * as redemptionCalls from '@prosperx/core/redemption';
import { serve } from '#http/serve.js';
import { discardOrders } from './cancel/discard-orders.js';
import { handleInvalidExpiredOrders, reportInvalidOrders } from './expire/invalid-orders.js';
import { createOrders } from './place/create-orders.js';
import { sendTransactionOtp, verifyTransactionOtp } from './place/transaction-otp.js';
import { getOrdersInProgress } from './read/get-orders-in-progress.js';
import { getOrderDetails, getOrderList, getPendingOrders } from './read/get-orders.js';
import { previewSale } from './redeem/preview-redemption.js';
import { requestRedemption, requestSwitch } from './redeem/request-redemption.js';
import { getSwitchTargets } from './redeem/switch-targets.js';

export const orderRoutes = [
  serve(calls.createOrders, createOrders),
  serve(calls.getOrderDetails, getOrderDetails),
  serve(calls.getOrderList, getOrderList),
  serve(calls.getOrdersInProgress, getOrdersInProgress),
  serve(calls.getPendingOrders, getPendingOrders),
  serve(calls.sendTransactionOtp, sendTransactionOtp),
  serve(calls.verifyTransactionOtp, verifyTransactionOtp),
  serve(cartCalls.discardOrders, discardOrders),
  serve(paymentCalls.reportInvalidOrders, reportInvalidOrders),
  serve(paymentCalls.handleInvalidExpiredOrders, handleInvalidExpiredOrders),
  serve(redemptionCalls.previewSale, previewSale),
  serve(redemptionCalls.requestRedemption, requestRedemption),
  serve(redemptionCalls.requestSwitch, requestSwitch),
  serve(redemptionCalls.getSwitchTargets, getSwitchTargets),
];
