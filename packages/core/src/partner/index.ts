export {
  checkPartnerPage,
  connectCustomer,
  type ConnectedPartner,
  createSignOnTicket,
  disconnectPartner,
  getConnectedPartners,
  PAGE_REFUSALS,
  type PageRefusal,
  signOn,
} from './api.js';
export { SIGN_ON_SCOPES, SIGN_ON_TICKET_PREFIX, type SignOnScope } from './rules.js';
