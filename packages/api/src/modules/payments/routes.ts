import * as calls from '@prosperx/core/payment';
import { serve } from '#http/serve.js';
import { getChallan } from './get-challan.js';
import { getPaymentChoices } from './get-payment-choices.js';
import { getPayment } from './get-payment.js';
import { handleInvalidExpiredOrders } from './handle-invalid-expired-orders.js';
import { payOrders } from './pay-orders.js';
import { reportInvalidOrders } from './report-invalid-orders.js';
import { sharePayment, sharePaymentLink } from './share-payment.js';
import { withdrawPayment } from './withdraw-payment.js';

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
