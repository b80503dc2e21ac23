import { addressed } from '#providers/notification.text.js';

interface SharedSetup {
  /** The name of the customer. */
  readonly name: string;
  readonly advisor: string;
}

const lead = ({ name, advisor }: SharedSetup) =>
  `Dear ${addressed(name)}, ${advisor} asks you to set up an AutoPay mandate for your SIPs. If you did not expect this, ignore it.`;

/** The words that a customer reads with the link to the set-up of a mandate. */
export const shareMandateText = {
  id: 'mandate',
  subject: 'Set up AutoPay for your SIPs',
  message: (shared: SharedSetup, link: string) => `${lead(shared)} Set it up here:\n${link}`,
  mail: (shared: SharedSetup, link: string) =>
    `${lead(shared)}\n\nYour bank debits your SIP instalments by it, up to a limit that you choose. Log in with your own account and set it up here:\n${link}`,
};
