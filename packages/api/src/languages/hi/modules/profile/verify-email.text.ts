import type { Translation } from '@prosperx/core/language';
import { EMAIL_LINK_VALIDITY } from '@prosperx/core/profile';
import { DAY } from '@prosperx/core/time';
import { addressed } from '#languages/hi/providers/notification.text.js';
import type { emailLinkText as english } from '#modules/profile/verify-email.text.js';

export const emailLinkText: Translation<typeof english> = {
  subject: 'कृपया अपना ईमेल वेरिफाई करें',
  body: (name, link) =>
    `नमस्ते ${addressed(name)},\n\nकृपया ${EMAIL_LINK_VALIDITY / DAY} दिन के अंदर वेरिफाई करें कि यह आपका ईमेल है:\n${link}\n\nतब तक मंजूरी के अनुरोध SMS से आएंगे। अगर आपका ProsperX अकाउंट नहीं है, तो इस ईमेल पर ध्यान न दें।`,
};
