import { helpDesk } from '@prosperx/core/disclosure';
import { spoken } from '@prosperx/core/language';

/** Returns a name as a notification has it that may reach a stranger: no program that shows it makes a link of `win.evil.example`. */
export const addressed = (name: string): string => name.replace(/\.(?=[\p{L}\p{M}])/gu, '. ');

/** Says by SMS, which nobody else reads, what a notification is about to whoever has no verified address for the whole of it. */
export const notificationBySms = spoken({
  notificationBySms: (subject: string, link: string) => `ProsperX: ${subject}. ${link}`,
});

/** Every notification ends with this. */
export const notificationHelp = `Questions? Call ${helpDesk.helpLine} (${helpDesk.helpLineHours}) or write to ${helpDesk.supportEmail}.`;
