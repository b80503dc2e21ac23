import type { Translation } from '@prosperx/core/language';
import { helpDesk } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import type {
  addressed as englishAddressed,
  notificationBySms as englishNotificationBySms,
  notificationHelp as englishNotificationHelp,
} from '#providers/notification.text.js';

export const addressed: Translation<typeof englishAddressed> = (name) => name.replace(/\.(?=[\p{L}\p{M}])/gu, '. ');

export const notificationBySms: Translation<typeof englishNotificationBySms> = (subject, link) =>
  `ProsperX: ${subject}। ${link}`;

export const notificationHelp: Translation<typeof englishNotificationHelp> =
  `कोई सवाल हो, तो ${helpDesk.helpLine} पर कॉल करें (${helpDesk.helpLineHours}) या ${helpDesk.supportEmail} पर लिखें।`;
