export {
  mailLink,
  type Shared,
  shareText,
  smsLink,
  whatsAppLink,
  checkShareEmail,
  checkShareMobile,
  type ShareErrorCode,
} from './rules.js';
export { shareErrorText } from './share.text.js';
export { getShortLink, shareCalculator } from './api.js';
export {
  capitaliseName,
  checkShareClient,
  planPage,
  readSharedPlan,
  SHARED_BY_AGENT,
  type ShareClient,
  type ShareClientCode,
  type SharedPlan,
} from './calculator.js';
export { shareClientText } from './calculator.text.js';
