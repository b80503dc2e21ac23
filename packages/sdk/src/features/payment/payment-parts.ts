/** What is shown once something has arrived. */
export { Challan } from './challan.js';
export { PayForm } from './pay-form.js';
export { PaymentProgress } from './payment-progress.js';
