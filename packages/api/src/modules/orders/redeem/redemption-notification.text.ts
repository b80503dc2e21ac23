import { formatDate, formatMoney, formatNav, formatUnits } from '@prosperx/core/format';
import { ZERO_PAISE } from '@prosperx/core/money';
import type { RedemptionRow } from '#db/schema/index.js';
import { notificationHelp } from '#providers/notification.text.js';

interface Notification {
  readonly redemption: RedemptionRow;
  readonly name: string;
  readonly schemeName: string;
  /** null for a redemption. */
  readonly toSchemeName: string | null;
  readonly folioNumber: string;
  /** The account that is paid; null for a switch. */
  readonly account: { readonly name: string; readonly account: string } | null;
  /** The address of the portfolio. */
  readonly link: string;
}

/** Returns what was asked for: `₹5,000`, `12.500 units`, `all free units (12.500)`. */
function quantityText({ measure, amount, units, reservedUnits }: RedemptionRow): string {
  if (measure === 'amount') return formatMoney(amount ?? ZERO_PAISE, 2);
  return measure === 'units'
    ? `${formatUnits(units ?? reservedUnits)} units`
    : `all ${formatUnits(reservedUnits)} units that are free`;
}

const what = ({ redemption, schemeName, toSchemeName, folioNumber }: Notification) =>
  `${quantityText(redemption)} of ${schemeName} (folio ${folioNumber})${toSchemeName === null ? '' : ` to ${toSchemeName}`}`;

const kindOf = ({ redemption }: Notification) => (redemption.kind === 'switch' ? 'switch' : 'redemption');

const number = ({ redemption }: Notification) => `Order number: ${redemption.pxOrderNumber}.`;

const where = ({ account }: Notification) =>
  account ? `${account.name} account ${account.account}` : 'your bank account';

function sold({ redemption, schemeName }: Notification): string {
  const { soldUnits, nav, navDate, grossAmount, exitLoad, stt, payout } = redemption;
  if (soldUnits === null || nav === null || navDate === null || grossAmount === null || payout === null) return '';
  const taken = [
    exitLoad ? `${formatMoney(exitLoad, 2)} exit load` : '',
    stt ? `${formatMoney(stt, 2)} securities transaction tax` : '',
  ].filter(Boolean);
  const less = taken.length === 0 ? '' : ` less ${taken.join(' and ')}: ${formatMoney(payout, 2)}`;
  return `${formatUnits(soldUnits)} units of ${schemeName} were sold at the NAV of ${formatDate(navDate)}, ₹${formatNav(nav)}, for ${formatMoney(grossAmount, 2)}${less}.`;
}

function goes(notification: Notification): string {
  const { creditDate } = notification.redemption;
  const by = creditDate === null ? '' : formatDate(creditDate);
  return notification.toSchemeName === null
    ? `The money is expected in your ${where(notification)} by ${by}.`
    : `The money is expected in ${notification.toSchemeName} on ${by}; its units follow on the next working day.`;
}

function bought({ redemption, toSchemeName }: Notification): string {
  const { toUnits, toNav, toNavDate, toStampDuty, payout } = redemption;
  if (toUnits === null || toNav === null || toNavDate === null || toStampDuty === null || payout === null) return '';
  return `You have been allotted ${formatUnits(toUnits)} units of ${toSchemeName} at the NAV of ${formatDate(toNavDate)}, ₹${formatNav(toNav)}, for ${formatMoney(payout, 2)} less ${formatMoney(toStampDuty, 2)} stamp duty.`;
}

const notification = (subject: string, say: (facts: Notification) => string) => ({
  subject,
  body: (facts: Notification) =>
    `Dear ${facts.name},\n\n${say(facts)} ${number(facts)}\n\nSee your portfolio here:\n${facts.link}\n\n${notificationHelp}`,
  /** To those who have verified no address. */
  sms: (facts: Notification) => `${say(facts)} ${number(facts)} ${facts.link}`,
});

/** The notifications to an investor about units that they sell. */
export const redemptionNotifications = {
  requested: notification(
    'We received your request to sell units',
    (facts) => `We have received your ${kindOf(facts)} of ${what(facts)}. If this was not you, contact us at once.`,
  ),
  executed: notification('Your units were sold', (facts) => `${sold(facts)} ${goes(facts)}`),
  paid: notification(
    'Your redemption was paid',
    (facts) =>
      `${formatMoney(facts.redemption.payout ?? ZERO_PAISE, 2)} from ${facts.schemeName} was paid to your ${where(facts)}. Bank reference: ${facts.redemption.payoutRef}.`,
  ),
  switched: notification('Your switch is complete', bought),
  refused: notification(
    'Your units were not sold',
    (facts) =>
      `Your ${kindOf(facts)} of ${what(facts)} did not go through. ${facts.redemption.remarks} Your units stay as they are.`,
  ),
  not_found: notification(
    'Your request to sell units is taking longer than usual',
    (facts) =>
      `Your ${kindOf(facts)} of ${what(facts)} is taking longer than usual. We’re checking with the exchange and will write to you. Your units are safe.`,
  ),
} as const;
