import { formatDate, formatMoney, formatNav, formatUnits, frequencyName, ordinal } from '@prosperx/core/format';
import type { Nav, Paise, Units } from '@prosperx/core/money';
import { CHEQUE_PAYEE } from '@prosperx/core/payment';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { letterHelp } from '#providers/letter.text.js';

/** The facts that a letter names. */
export interface LetterFacts {
  readonly pxOrderNumber: string;
  readonly amount: Paise;
  readonly at: Instant;
  readonly items: readonly LetterItem[];
  /** The reason in whole sentences; empty when nothing went wrong. */
  readonly reason: string;
  readonly allotment: Allotment | null;
  /** The money of the order has come. */
  readonly isPaid: boolean;
  /** The transfer or cheque that its payer has named; null for anything else. */
  readonly sentByPayer: SentByPayer | null;
}

interface SentByPayer {
  /** The UTR number of a transfer, or the number of a cheque. */
  readonly number: string;
  /** The day until which its money is waited for. */
  readonly waitUntil: BusinessDate;
  /** The day until which a cheque is deposited. */
  readonly depositBy: BusinessDate;
}

/** An order that a letter names. */
export interface LetterItem {
  readonly schemeName: string;
  readonly amount: Paise;
  /** The SIP that the order begins or belongs to; null for a lumpsum. */
  readonly sip: LetterSip | null;
}

interface LetterSip {
  readonly frequency: number;
  /** The day of the month. */
  readonly date: number;
  /** The number of the instalment that the order pays; 1 begins the SIP. */
  readonly instalment: number;
}

interface Allotment {
  readonly units: Units;
  readonly nav: Nav;
  readonly navDate: BusinessDate;
  readonly stampDuty: Paise;
}

interface Letter extends LetterFacts {
  readonly name: string;
  /** The address of the page that shows the order. */
  readonly link: string;
}

/** Returns what an order is: `Lumpsum`, or `SIP, monthly on the 10th, first instalment`. */
function kindOf({ sip }: LetterItem): string {
  if (sip === null) return 'Lumpsum';
  const often = frequencyName(sip.frequency)?.toLowerCase() ?? '';
  const which = sip.instalment === 1 ? 'first instalment' : `instalment ${sip.instalment}`;
  return `SIP, ${often} on the ${ordinal(sip.date)}, ${which}`;
}

const listed = ({ items }: Letter) =>
  items.map((item) => `- ${item.schemeName} (${kindOf(item)}): ${formatMoney(item.amount, 2)}`).join('\n');

const schemesOf = ({ items }: Letter) => items.map((item) => `${item.schemeName} (${kindOf(item)})`).join(', ');

const letter = (subject: string, say: (facts: Letter) => string) => ({
  subject,
  body: (facts: Letter) =>
    `Dear ${facts.name},\n\n${say(facts)}\n\nSee the order here:\n${facts.link}\n\n${letterHelp}`,
});

const allotted = (facts: Letter, { units: many, nav: price, navDate, stampDuty }: Allotment) =>
  `${formatUnits(many)} units of ${schemesOf(facts)} were allotted to you at the NAV of ${formatDate(navDate)}, ₹${formatNav(price)}, for ${formatMoney(facts.amount, 2)} less ${formatMoney(stampDuty, 2)} stamp duty. Your order is ${facts.pxOrderNumber}.`;

const noted = (facts: Letter, say: (sent: SentByPayer) => string) => {
  const { sentByPayer, pxOrderNumber, amount } = facts;
  return sentByPayer
    ? `${say(sentByPayer)} ${formatMoney(amount, 2)} for the order ${pxOrderNumber}:\n${listed(facts)}\n\n${then(sentByPayer)}`
    : '';
};

const then = ({ waitUntil }: SentByPayer) =>
  `We wait for the money until ${formatDate(waitUntil)}, and write to you when it has arrived. The NAV is that of the day on which it does.`;

/** The letters to an investor about orders that change while nobody looks. */
export const orderLetters = {
  paid: letter(
    'We received your payment',
    (facts) =>
      `your payment of ${formatMoney(facts.amount, 2)} for the order ${facts.pxOrderNumber} has arrived:\n${listed(facts)}\n\nYou are written to when the units are allotted.`,
  ),
  transfer_noted: letter('We have noted your bank transfer', (facts) =>
    noted(facts, ({ number }) => `you have given us the UTR number ${number} of a transfer of`),
  ),
  cheque_noted: letter('We have noted your cheque', (facts) =>
    noted(
      facts,
      ({ number, depositBy }) =>
        `please deposit your cheque ${number} with its challan at a branch of ${CHEQUE_PAYEE.bank} before closing on ${formatDate(depositBy)}. It is over`,
    ),
  ),
  allotted: letter('Your units were allotted', (facts) => (facts.allotment ? allotted(facts, facts.allotment) : '')),
  expired: letter(
    'Your order has expired',
    (facts) =>
      `your order ${facts.pxOrderNumber} was not paid in time and is no longer valid:\n${listed(facts)}\n\nNothing was debited for it. You can order again at any time.`,
  ),
  instalment_failed: letter(
    'An instalment of your SIP was not invested',
    (facts) =>
      `the instalment of ${formatMoney(facts.amount, 2)} on ${formatDate(businessDateAt(facts.at))} of your SIP was not invested:\n${listed(facts)}\n\n${facts.reason}`,
  ),
  refund: letter(
    'Your money goes back to your bank account',
    (facts) =>
      `${formatMoney(facts.amount, 2)} was paid for your order ${facts.pxOrderNumber}:\n${listed(facts)}\n\n${facts.reason}`,
  ),
  not_found: letter(
    'Your order takes longer than usual',
    (facts) =>
      `the exchange has not confirmed this order of ${facts.pxOrderNumber} to us yet:\n${listed(facts)}\n\nOur team now settles it with the exchange and writes to you. ${facts.isPaid ? 'Meanwhile your money is safe: it is invested, or goes back to your bank account.' : 'We have debited nothing for it.'}`,
  ),
  refused: letter(
    'Your order was not carried out',
    (facts) =>
      `this order of ${facts.pxOrderNumber} was not carried out:\n${listed(facts)}\n\n${facts.reason} We have debited nothing for it. You can order again at any time.`,
  ),
} as const;
