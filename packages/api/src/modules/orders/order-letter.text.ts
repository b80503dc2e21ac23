import { formatDate, formatMoney, formatNav, formatUnits } from '@prosperx/core/format';
import type { Nav, Paise, Units } from '@prosperx/core/money';
import { type BusinessDate, businessDateAt, type Instant } from '@prosperx/core/time';
import { letterHelp } from '#providers/letter.text.js';

/** The facts that a letter names. */
export interface LetterFacts {
  readonly pxOrderNumber: string;
  readonly amount: Paise;
  readonly at: Instant;
  readonly items: readonly { readonly schemeName: string; readonly amount: Paise }[];
  /** The reason in whole sentences; empty when nothing went wrong. */
  readonly reason: string;
  readonly allotment: Allotment | null;
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

const listed = ({ items }: Letter) =>
  items.map(({ schemeName, amount }) => `- ${schemeName}: ${formatMoney(amount, 2)}`).join('\n');

const schemesOf = ({ items }: Letter) => items.map(({ schemeName }) => schemeName).join(', ');

const letter = (subject: string, say: (facts: Letter) => string) => ({
  subject,
  body: (facts: Letter) =>
    `Dear ${facts.name},\n\n${say(facts)}\n\nSee the order here:\n${facts.link}\n\n${letterHelp}`,
});

const allotted = (facts: Letter, { units: many, nav: price, navDate, stampDuty }: Allotment) =>
  `${formatUnits(many)} units of ${schemesOf(facts)} were allotted to you at the NAV of ${formatDate(navDate)}, ₹${formatNav(price)}, for ${formatMoney(facts.amount, 2)} less ${formatMoney(stampDuty, 2)} stamp duty. Your order is ${facts.pxOrderNumber}.`;

/** The letters to an investor about orders that change while nobody looks. */
export const orderLetters = {
  paid: letter(
    'We received your payment',
    (facts) =>
      `your payment of ${formatMoney(facts.amount, 2)} for the order ${facts.pxOrderNumber} has arrived:\n${listed(facts)}\n\nYou are written to when the units are allotted.`,
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
      `the instalment of ${formatMoney(facts.amount, 2)} on ${formatDate(businessDateAt(facts.at))} of your SIP in ${schemesOf(facts)} was not invested. ${facts.reason}`,
  ),
  refund: letter(
    'Your money goes back to your bank account',
    ({ amount, pxOrderNumber, reason }) =>
      `${formatMoney(amount, 2)} was paid for your order ${pxOrderNumber}. ${reason}`,
  ),
} as const;
