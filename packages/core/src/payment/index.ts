export { PAYMENT_MODES, payOrders } from './api.js';
