export { checkPartnerPage, PAGE_REFUSALS, type PageRefusal } from './api.js';
