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
