import * as calls from '@prosperx/core/payment';
import { serve } from '#http/serve.js';
import { getChallan } from './challan.js';
import { getPaymentChoices } from './modes/payment-modes.js';
import { getReceipts } from './receipt/get-receipts.js';
import { getPayment } from './settle/get-payment.js';
import { withdrawPayment } from './settle/withdraw-payment.js';
import { sharePayment, sharePaymentLink } from './share/share-payment.js';
import { payOrders } from './start/pay-orders.js';

export const paymentRoutes = [
  serve(calls.payOrders, payOrders),
  serve(calls.getPayment, getPayment),
  serve(calls.withdrawPayment, withdrawPayment),
  serve(calls.getPaymentChoices, getPaymentChoices),
  serve(calls.getChallan, getChallan),
  serve(calls.getChallanMobile, getChallan),
  serve(calls.getReceipts, getReceipts),
  serve(calls.sharePayment, sharePayment),
  serve(calls.sharePaymentLink, sharePaymentLink),
];
