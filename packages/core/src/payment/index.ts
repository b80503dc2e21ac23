export { PAYMENT_MODES, payOrders } from './api.js';
export { safeReturnPath } from './return-path.js';
