import { formatMoment, formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { Instant } from '@prosperx/core/time';
import { addressed } from '#providers/notification.text.js';

/** The orders that a payment link is for. */
export interface SharedOrders {
  /** The name of the customer. */
  readonly name: string;
  readonly advisor: string;
  readonly amount: Paise;
  readonly items: readonly { readonly schemeName: string; readonly amount: Paise }[];
  readonly until: Instant | null;
}

const by = ({ until }: SharedOrders) => (until === null ? '' : ` by ${formatMoment(until)}`);

const named = ({ items: [first, ...others] }: SharedOrders) =>
  `${first?.schemeName ?? ''}${others.length === 0 ? '' : ` and ${others.length} more`}`;

const sharedWith = (orders: SharedOrders) =>
  `${orders.advisor} shares with you the payment link of mutual fund orders of ${formatMoney(orders.amount, 2)} of ${addressed(orders.name)}, who alone can pay${by(orders)}, after their login.`;

const listed = ({ items }: SharedOrders) =>
  items.map(({ schemeName, amount }) => `- ${schemeName}: ${formatMoney(amount, 2)}`).join('\n');

/** The words with a payment link: to the customer, or at their wish to somebody else, who reads no scheme. */
export const shareText = {
  id: 'payment',
  subject: 'Please pay for your mutual fund orders',
  /** The text before the link in a text message or a chat. */
  message: (orders: SharedOrders) =>
    `Dear ${addressed(orders.name)}, ${orders.advisor} has placed mutual fund orders of ${formatMoney(orders.amount, 2)} for you: ${named(orders)}. If you did not expect this, ignore it. Please check them and pay${by(orders)}:`,
  mail: (orders: SharedOrders, link: string) =>
    `Dear ${addressed(orders.name)},\n\n${orders.advisor} has placed mutual fund orders of ${formatMoney(orders.amount, 2)} for you:\n${listed(orders)}\n\nPlease check them and pay${by(orders)}:\n${link}\n\nNothing is bought before you have paid. If you did not expect this, ignore this email.`,
  /** To somebody who is not known to be the customer. */
  others: {
    subject: 'The payment link of mutual fund orders',
    message: (orders: SharedOrders) => `${sharedWith(orders)} If this was not meant for you, delete it:`,
    mail: (orders: SharedOrders, link: string) =>
      `Hello,\n\n${sharedWith(orders)}\n${link}\n\nIf this was not meant for you, delete it. ${addressed(orders.name)} is told who it was sent to.`,
  },
};
