export { createOrders, getOrderDetails, getOrderList, type OrderSet, sendTransactionOtp, verifyTransactionOtp } from './api.js';
export { type Order, ORDER_STATES, orderSchema, type OrderState, PAYMENT_STATES, type PaymentState } from './schemas.js';
