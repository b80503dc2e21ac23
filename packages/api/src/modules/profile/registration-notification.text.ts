import type { RefusedPart } from '@prosperx/core/profile';
import { addressed, notificationHelp } from '#providers/notification.text.js';

const corrections: Readonly<Record<RefusedPart, string>> = {
  identity: 'Check your PAN',
  address: 'Correct your address',
  bank: 'Correct your bank account',
  nominees: 'Correct your nominees',
};

interface NotificationParts {
  readonly name: string;
  /** What the account's KYC permits, in a sentence. */
  readonly kyc: string;
  /** The exchange's reason, in words; '' where there is none. */
  readonly reason: string;
  readonly part: RefusedPart | null;
  /** Address of the page where the reader goes on. */
  readonly link: string;
}

/** Words of the notification in which a person reads the exchange's answer. */
export const registrationNotifications = {
  registered: {
    subject: 'Your ProsperX account is open: you can invest now',
    body: ({ name, link }: NotificationParts) =>
      `Dear ${addressed(name)},\n\nYour investment account is open: the exchange has registered it. You can invest now:\n${link}\n\n${notificationHelp}`,
  },
  registered_kyc: {
    subject: 'Your ProsperX account is open',
    body: ({ name, kyc, link }: NotificationParts) =>
      `Dear ${addressed(name)},\n\nYour investment account is open: the exchange has registered it. ${kyc} Your KYC:\n${link}\n\n${notificationHelp}`,
  },
  refused: {
    subject: 'Your ProsperX account needs a correction',
    body: ({ name, reason, part, link }: NotificationParts) =>
      `Dear ${addressed(name)},\n\nThe exchange rejected your details: ${reason}\n\n${part ? corrections[part] : 'Check your details'} here, then confirm again in step 4:\n${link}\n\nYou can invest once the exchange has registered you. ${notificationHelp}`,
  },
  change_refused: {
    subject: 'The exchange rejected your changes',
    body: ({ name, reason, part, link }: NotificationParts) =>
      `Dear ${addressed(name)},\n\nThe exchange rejected the changes to your profile: ${reason}\n\nYour account stays open. ${part ? corrections[part] : 'Check your details'} in your profile and save the changes again:\n${link}\n\n${notificationHelp}`,
  },
} as const;
