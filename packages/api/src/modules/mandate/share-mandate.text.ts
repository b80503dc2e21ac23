import { addressed } from '#providers/notification.text.js';

interface SharedSetup {
  /** The name of the customer. */
  readonly name: string;
  readonly advisor: string;
}

const lead = ({ name, advisor }: SharedSetup) =>
  `Dear ${addressed(name)}, ${advisor} asks you to set up an AutoPay mandate for your SIPs. If you did not expect this, ignore it.`;

const sharedWith = ({ name, advisor }: SharedSetup) =>
  `${advisor} shares with you the link by which ${addressed(name)} sets up an AutoPay mandate for SIPs. They alone can do it, after their login.`;

/** The words with the link to the set-up of a mandate: to the customer, or at their wish to somebody else. */
export const shareMandateText = {
  id: 'mandate',
  subject: 'Set up AutoPay for your SIPs',
  message: (shared: SharedSetup, link: string) => `${lead(shared)} Set it up here:\n${link}`,
  mail: (shared: SharedSetup, link: string) =>
    `${lead(shared)}\n\nYour bank then debits your SIP instalments, up to a limit that you choose. Log in with your own account and set it up here:\n${link}`,
  /** To somebody who is not known to be the customer. */
  others: {
    subject: 'The link to an AutoPay mandate for SIPs',
    message: (shared: SharedSetup, link: string) =>
      `${sharedWith(shared)} If this was not meant for you, delete it:\n${link}`,
    mail: (shared: SharedSetup, link: string) =>
      `Hello,\n\n${sharedWith(shared)}\n${link}\n\nIf this was not meant for you, delete it. ${addressed(shared.name)} is told who it was sent to.`,
  },
};
