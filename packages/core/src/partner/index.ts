export { checkPartnerPage, PAGE_REFUSALS, type PageRefusal } from './api.js';
export { countedPage } from './counted-page.js';
export { checkPartnerTheme, type PartnerTheme, type ThemeFault } from './theme.js';
export { countWidgetUse, getPartnerUses, type PartnerUse, USE_DAYS, USES_SHOWN } from './uses.js';
export {
  CONNECTION_REQUEST_PREFIX,
  COUNT_USE_PATH,
  EVENTS_SHOWN,
  isSharedHost,
  MOST_KEYS,
  MOST_ORIGINS,
  ORDER_DAYS,
  PARTNER_LINK_MINUTES,
  type PartnerKeyKind,
  SIGN_ON_TICKET_PREFIX,
  type SignOnScope,
  type WidgetAct,
} from './rules.js';
export {
  addPartnerOrigin,
  createPartnerKey,
  getPartnerAdmin,
  getPartnerEvents,
  getPartnerOrders,
  openPartnerLink,
  type PartnerAdmin,
  type PartnerEvent,
  type PartnerKey,
  type PartnerOrders,
  removePartnerOrigin,
  resendPartnerEvent,
  revokePartnerKey,
  savePartnerTheme,
  savePartnerWebhook,
  sendPartnerLink,
  sendPartnerTestEvent,
  signOutPartner,
} from './admin-api.js';
export {
  agreeConnection,
  connectCustomer,
  disconnectPartner,
  getConnectedCustomer,
  getConnectedPartners,
  readConnectionRequest,
  requestConnection,
} from './connection.js';
export { createSignOnTicket, signOn } from './sign-on.js';
