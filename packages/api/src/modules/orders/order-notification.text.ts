import { formatDate, formatMoney, formatNav, formatUnits, frequencyName, ordinal } from '@prosperx/core/format';
import type { Nav, Paise, Units } from '@prosperx/core/money';
import { CHEQUE_PAYEE } from '@prosperx/core/payment';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { notificationHelp } from '#providers/notification.text.js';

/** The facts that a notification names. */
export interface NotificationFacts {
  readonly pxOrderNumber: string;
  readonly amount: Paise;
  readonly at: Instant;
  readonly items: readonly NotificationItem[];
  /** The orders whose payment has ended with that of a withdrawn offer, and that are to be paid again. */
  readonly toPayAgain: readonly NotificationItem[];
  /** The reason in whole sentences; empty when nothing went wrong. */
  readonly reason: string;
  readonly allotment: Allotment | null;
  /** The money of the order has come. */
  readonly isPaid: boolean;
  /** Money may have left its payer's account: a payment of the orders was started, or the exchange debits by itself. */
  readonly isTried: boolean;
  /** The transfer or cheque that its payer has named; null for anything else. */
  readonly sentByPayer: SentByPayer | null;
  /** When the SIP that the order began is debited first, or next; null for anything else. */
  readonly firstDebit: BusinessDate | null;
  /** No mandate covers the next debit of its SIP. */
  readonly needsAutoPay: boolean;
}

interface SentByPayer {
  /** The UTR number of a transfer, or the number of a cheque. */
  readonly number: string;
  /** The day until which its money is waited for. */
  readonly waitUntil: BusinessDate;
  /** The day until which a cheque is deposited. */
  readonly depositBy: BusinessDate;
}

/** An order that a notification names. */
export interface NotificationItem {
  readonly schemeName: string;
  readonly amount: Paise;
  /** The SIP that the order begins or belongs to; null for a lumpsum. */
  readonly sip: NotificationSip | null;
  /** It was placed within a new fund offer: its NAV is that of the allotment, whenever the money comes. */
  readonly isNfo: boolean;
  /** Its new fund offer takes no such order any more, so that it cannot be ordered again. */
  readonly isClosed: boolean;
}

interface NotificationSip {
  readonly frequency: number;
  /** The day of the month. */
  readonly date: number;
  /** The number of the instalment that the order pays; 1 begins the SIP. null of an order that only registers it. */
  readonly instalment: number | null;
}

interface Allotment {
  readonly units: Units;
  readonly nav: Nav;
  readonly navDate: BusinessDate;
  readonly stampDuty: Paise;
}

interface Notification extends NotificationFacts {
  readonly name: string;
  /** The address of the page that shows the order. */
  readonly link: string;
  /** The page of the SIPs, which leads to AutoPay. */
  readonly autoPayLink: string;
}

/** Returns what an order is: `Lumpsum`, or `SIP, monthly on the 10th, first instalment`. */
function kindOf({ sip }: NotificationItem): string {
  if (sip === null) return 'Lumpsum';
  const often = frequencyName(sip.frequency)?.toLowerCase() ?? '';
  const when = `SIP, ${often} on the ${ordinal(sip.date)}`;
  if (sip.instalment === null) return when;
  return `${when}, ${sip.instalment === 1 ? 'first instalment' : `instalment ${sip.instalment}`}`;
}

const listed = ({ items }: Pick<Notification, 'items'>) =>
  items.map((item) => `- ${item.schemeName} (${kindOf(item)}): ${formatMoney(item.amount, 2)}`).join('\n');

const schemesOf = ({ items }: Notification) => items.map((item) => `${item.schemeName} (${kindOf(item)})`).join(', ');

const notification = (subject: string, say: (facts: Notification) => string) => ({
  subject,
  body: (facts: Notification) =>
    `Dear ${facts.name},\n\n${say(facts)}\n\nSee the order here:\n${facts.link}\n\n${notificationHelp}`,
});

const allotted = (facts: Notification, { units: many, nav: price, navDate, stampDuty }: Allotment) =>
  `You have been allotted ${formatUnits(many)} units of ${schemesOf(facts)} at the NAV of ${formatDate(navDate)}, ₹${formatNav(price)}, for ${formatMoney(facts.amount, 2)} less ${formatMoney(stampDuty, 2)} stamp duty. Order number: ${facts.pxOrderNumber}.`;

const autoPayNote = ({ needsAutoPay, autoPayLink }: Notification) =>
  needsAutoPay
    ? `\n\nNo approved AutoPay mandate covers the next instalment of this SIP yet, so it would not be invested. Set up AutoPay for future SIPs:\n${autoPayLink}`
    : '';

const noted = (facts: Notification, say: (sent: SentByPayer) => string) => {
  const { sentByPayer, pxOrderNumber, amount } = facts;
  return sentByPayer
    ? `${say(sentByPayer)} ${formatMoney(amount, 2)} for order ${pxOrderNumber}:\n${listed(facts)}\n\n${then(facts, sentByPayer)}`
    : '';
};

const then = ({ items }: Notification, { waitUntil }: SentByPayer) =>
  `We’ll wait for the money until ${formatDate(waitUntil)} and email you when it arrives.${items.some(({ isNfo }) => isNfo) ? '' : ' The day on which it arrives before the fund’s cut-off decides your NAV; after it, the next working day.'}`;

const firstDebitOf = ({ firstDebit, amount }: Notification) =>
  firstDebit === null
    ? ''
    : ` The first instalment of ${formatMoney(amount, 2)} will be debited through your AutoPay mandate on ${formatDate(firstDebit)}. We’ll remind you before.`;

const safe = ({ isPaid, isTried }: Notification) => {
  if (isPaid) return 'Your money is safe: it will be invested or refunded to your bank account.';
  return isTried
    ? 'Any amount, if debited, will be invested or refunded to your bank account.'
    : 'Nothing has been debited.';
};

function again({ items }: Notification): string {
  const open = items.filter(({ isClosed }) => !isClosed).length;
  if (open === items.length) return 'You can place the order again at any time.';
  return `The new fund offer no longer takes this order${open === 0 ? ', so you cannot place it again.' : '; you can place the other orders again at any time.'}`;
}

const debited = ({ isTried }: Notification) =>
  isTried ? 'Any amount, if debited, will be refunded to your bank account.' : 'Nothing was debited.';

const payAgain = ({ toPayAgain }: Notification) =>
  toPayAgain.length === 0
    ? ''
    : `\n\nThe payment was for these orders too, and has ended. Please pay for them again:\n${listed({ items: toPayAgain })}`;

/** The notifications to an investor about orders that change while nobody looks. */
export const orderNotifications = {
  paid: notification(
    'We received your payment',
    (facts) =>
      `We have received your payment of ${formatMoney(facts.amount, 2)} for order ${facts.pxOrderNumber}:\n${listed(facts)}\n\nWe’ll email you when your units are allotted.`,
  ),
  transfer_noted: notification('We have noted your bank transfer', (facts) =>
    noted(facts, ({ number }) => `We have noted the UTR number ${number} of your transfer of`),
  ),
  cheque_noted: notification('We have noted your cheque', (facts) =>
    noted(
      facts,
      ({ number, depositBy }) =>
        `Please deposit your cheque ${number} with its challan at a branch of ${CHEQUE_PAYEE.bank} before closing on ${formatDate(depositBy)}. The cheque is for`,
    ),
  ),
  allotted: notification('Your units were allotted', (facts) =>
    facts.allotment ? `${allotted(facts, facts.allotment)}${autoPayNote(facts)}` : '',
  ),
  expired: notification(
    'Your order has expired',
    (facts) =>
      `Your order ${facts.pxOrderNumber} was not paid in time and has expired:\n${listed(facts)}\n\n${debited(facts)} ${again(facts)}`,
  ),
  not_confirmed: notification(
    'Your SIP was not registered',
    (facts) =>
      `Your order ${facts.pxOrderNumber} was not confirmed by an OTP in time and has expired:\n${listed(facts)}\n\nNothing was registered and nothing will be debited. ${again(facts)}`,
  ),
  sip_registered: notification(
    'Your SIP is registered',
    (facts) =>
      `The exchange has registered your SIP, order ${facts.pxOrderNumber}:\n${listed(facts)}\n\nNothing was debited today.${firstDebitOf(facts)}`,
  ),
  offer_withdrawn: notification(
    'The new fund offer was withdrawn',
    (facts) =>
      `The fund house has withdrawn the new fund offer of your order ${facts.pxOrderNumber}, so the order has ended:\n${listed(facts)}\n\n${debited(facts)}${payAgain(facts)}`,
  ),
  instalment_failed: notification(
    'Your SIP instalment was not invested',
    (facts) =>
      `Your SIP instalment of ${formatMoney(facts.amount, 2)} on ${formatDate(businessDateAt(facts.at))} was not invested:\n${listed(facts)}\n\n${facts.reason}`,
  ),
  refund: notification(
    'Your refund is on its way',
    (facts) =>
      `You paid ${formatMoney(facts.amount, 2)} for order ${facts.pxOrderNumber}:\n${listed(facts)}\n\n${facts.reason}`,
  ),
  not_found: notification(
    'Your order is taking longer than usual',
    (facts) =>
      `Your order ${facts.pxOrderNumber} is taking longer than usual:\n${listed(facts)}\n\nWe’re checking with the exchange and will email you. ${safe(facts)}`,
  ),
  refused: notification(
    'Your order did not go through',
    (facts) =>
      `Your order ${facts.pxOrderNumber} did not go through:\n${listed(facts)}\n\n${facts.reason} ${debited(facts)} ${again(facts)}`,
  ),
} as const;
