export { checkPartnerPage } from './api.js';
