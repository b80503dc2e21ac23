export { type CustomerReport, getCustomerReport, getReportsUrl, SHORT_LINK_KINDS, type ShortLinkKind } from './api.js';
