export { AdvisorStrip } from './advisor-strip.js';
export { ChooseCustomer } from './choose-customer.js';
export { CustomerStrip } from './customer-strip.js';
export { MenuExit } from './menu-exit.js';
