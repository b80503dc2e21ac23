export { type CustomerReport, getCustomerReport, getReportsUrl } from './api.js';
