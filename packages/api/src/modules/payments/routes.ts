import * as calls from '@prosperx/core/payment';
import { serve } from '#http/serve.js';
import { getChallan } from './challan/get-challan.js';
import { getPaymentChoices } from './modes/get-payment-choices.js';
import { getPayment } from './settle/get-payment.js';
import { handleInvalidExpiredOrders } from '#modules/orders/expire/handle-invalid-expired-orders.js';
import { payOrders } from './start/pay-orders.js';
import { reportInvalidOrders } from '#modules/orders/expire/report-invalid-orders.js';
import { sharePayment, sharePaymentLink } from './share/share-payment.js';
import { withdrawPayment } from './settle/withdraw-payment.js';

export const paymentRoutes = [
  serve(calls.payOrders, payOrders),
  serve(calls.getPayment, getPayment),
  serve(calls.withdrawPayment, withdrawPayment),
  serve(calls.getPaymentChoices, getPaymentChoices),
  serve(calls.getChallan, getChallan),
  serve(calls.getChallanMobile, getChallan),
  serve(calls.sharePayment, sharePayment),
  serve(calls.sharePaymentLink, sharePaymentLink),
  serve(calls.reportInvalidOrders, reportInvalidOrders),
  serve(calls.handleInvalidExpiredOrders, handleInvalidExpiredOrders),
];
