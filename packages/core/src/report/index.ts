export { type CustomerReport, getCustomerReport, getPortfolioReport, getReportsUrl, MOST_REPORTS } from './api.js';
