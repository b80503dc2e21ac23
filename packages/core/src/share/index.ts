export { mailLink, type Shared, shareText, smsLink, whatsAppLink } from './links.js';
export { checkShareEmail, checkShareMobile, type ShareErrorCode } from './rules.js';
export { shareErrorText } from './share.text.js';
