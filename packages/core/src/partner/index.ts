export { checkPartnerPage, PAGE_REFUSALS, type PageRefusal } from './api.js';
export { checkPartnerTheme, contrastOf, type PartnerTheme, type Rgb, type ThemeFault } from './theme.js';
export { SIGN_ON_SCOPES, SIGN_ON_TICKET_PREFIX, type SignOnScope } from './rules.js';
export {
  connectCustomer,
  type ConnectedPartner,
  createSignOnTicket,
  disconnectPartner,
  getConnectedPartners,
  signOn,
} from './sign-on.js';
