import { EMAIL_LINK_VALIDITY } from '@prosperx/core/profile';
import { DAY } from '@prosperx/core/time';
import { addressed } from '#providers/notification.text.js';

/** The notification by which an email address is verified. */
export const emailLinkText = {
  subject: 'Please verify your email address',
  body: (name: string, link: string) =>
    `Dear ${addressed(name)},\n\nPlease verify that this is your email address, within ${EMAIL_LINK_VALIDITY / DAY} days:\n${link}\n\nUntil then requests for your approval come by SMS. If you have no ProsperX account, ignore this email.`,
};
