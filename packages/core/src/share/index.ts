export {
  mailLink,
  type Shared,
  shareText,
  smsLink,
  whatsAppLink,
  checkReceiver,
  checkShareEmail,
  checkShareMobile,
  LINKS_A_PAGE,
  RECEIVER_LENGTH,
  type ShareErrorCode,
} from './rules.js';
export { shareErrorText } from './share.text.js';
export { getShortLink, receiverSchema, shareCalculator } from './api.js';
export { getSharedLinks, revokeShortLink, type SharedLink, type ShortLinkKind } from './links-api.js';
export {
  capitaliseName,
  checkShareClient,
  planPage,
  readSharedPlan,
  SHARED_BY_AGENT,
  type ShareClientCode,
  type SharedPlan,
} from './calculator.js';
export { shareClientText } from './calculator.text.js';
