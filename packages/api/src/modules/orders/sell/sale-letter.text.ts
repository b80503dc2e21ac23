import { formatDate, formatMoney, formatNav, formatUnits } from '@prosperx/core/format';
import { ZERO_PAISE } from '@prosperx/core/money';
import type { SaleRow } from '#db/schema/index.js';
import { letterHelp } from '#providers/letter.text.js';

interface Letter {
  readonly sale: SaleRow;
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
function quantityText({ measure, amount, units, reservedUnits }: SaleRow): string {
  if (measure === 'amount') return formatMoney(amount ?? ZERO_PAISE, 2);
  return measure === 'units'
    ? `${formatUnits(units ?? reservedUnits)} units`
    : `all ${formatUnits(reservedUnits)} units that are free`;
}

const what = ({ sale, schemeName, toSchemeName, folioNumber }: Letter) =>
  `${quantityText(sale)} of ${schemeName} (folio ${folioNumber})${toSchemeName === null ? '' : ` to ${toSchemeName}`}`;

const kindOf = ({ sale }: Letter) => (sale.kind === 'switch' ? 'switch' : 'redemption');

const number = ({ sale }: Letter) => `Order number: ${sale.pxOrderNumber}.`;

const where = ({ account }: Letter) => (account ? `${account.name} account ${account.account}` : 'your bank account');

function sold({ sale, schemeName }: Letter): string {
  const { soldUnits, nav, navDate, grossAmount, exitLoad, stt, payout } = sale;
  if (soldUnits === null || nav === null || navDate === null || grossAmount === null || payout === null) return '';
  const taken = [
    exitLoad ? `${formatMoney(exitLoad, 2)} exit load` : '',
    stt ? `${formatMoney(stt, 2)} securities transaction tax` : '',
  ].filter(Boolean);
  const less = taken.length === 0 ? '' : ` less ${taken.join(' and ')}: ${formatMoney(payout, 2)}`;
  return `${formatUnits(soldUnits)} units of ${schemeName} were sold at the NAV of ${formatDate(navDate)}, ₹${formatNav(nav)}, for ${formatMoney(grossAmount, 2)}${less}.`;
}

function goes(letter: Letter): string {
  const { creditDate } = letter.sale;
  const by = creditDate === null ? '' : formatDate(creditDate);
  return letter.toSchemeName === null
    ? `The money is expected in your ${where(letter)} by ${by}.`
    : `The money is expected in ${letter.toSchemeName} on ${by}; its units follow on the next working day.`;
}

function bought({ sale, toSchemeName }: Letter): string {
  const { toUnits, toNav, toNavDate, toStampDuty, payout } = sale;
  if (toUnits === null || toNav === null || toNavDate === null || toStampDuty === null || payout === null) return '';
  return `You have been allotted ${formatUnits(toUnits)} units of ${toSchemeName} at the NAV of ${formatDate(toNavDate)}, ₹${formatNav(toNav)}, for ${formatMoney(payout, 2)} less ${formatMoney(toStampDuty, 2)} stamp duty.`;
}

const letter = (subject: string, say: (facts: Letter) => string) => ({
  subject,
  body: (facts: Letter) =>
    `Dear ${facts.name},\n\n${say(facts)} ${number(facts)}\n\nSee your portfolio here:\n${facts.link}\n\n${letterHelp}`,
  /** To those who have verified no address. */
  sms: (facts: Letter) => `${say(facts)} ${number(facts)} ${facts.link}`,
});

/** The letters to an investor about units that they sell. */
export const saleLetters = {
  requested: letter(
    'We received your request to sell units',
    (facts) => `We have received your ${kindOf(facts)} of ${what(facts)}. If this was not you, contact us at once.`,
  ),
  executed: letter('Your units were sold', (facts) => `${sold(facts)} ${goes(facts)}`),
  paid: letter(
    'Your redemption was paid',
    (facts) =>
      `${formatMoney(facts.sale.payout ?? ZERO_PAISE, 2)} from ${facts.schemeName} was paid to your ${where(facts)}. Bank reference: ${facts.sale.payoutRef}.`,
  ),
  switched: letter('Your switch is complete', bought),
  refused: letter(
    'Your units were not sold',
    (facts) =>
      `Your ${kindOf(facts)} of ${what(facts)} did not go through. ${facts.sale.remarks} Your units stay as they are.`,
  ),
  not_found: letter(
    'Your request to sell units is taking longer than usual',
    (facts) =>
      `Your ${kindOf(facts)} of ${what(facts)} is taking longer than usual. We’re checking with the exchange and will write to you. Your units are safe.`,
  ),
} as const;
