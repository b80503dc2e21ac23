import { formatMoney, formatNav, formatUnits } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { BookSays } from '@prosperx/core/operator';
import type { CheckName } from './books.js';
import type { Reconciliation } from './reconcile.js';
import type { BookName } from './says.js';

/** The statements that the checks hold true when all is well. */
export const checkText = {
  set_amount: 'the amount of an order set is the sum of its orders',
  set_owner: 'a set and its orders belong to one investor',
  payment_for_orders: 'a payment is for orders',
  payment_amount: 'a payment is the sum of its orders',
  payment_owner: 'a payment, its set and its orders belong to one investor',
  payment_pays_orders: 'the orders of a paid payment are paid, or refunded since',
  order_paid_once: 'an order is paid by one payment only',
  order_has_payment: 'a paid order has the payment that paid it',
  order_paid_in_state: 'a paid order was registered: it waits for units, has them, or is over and waits for its refund',
  order_not_unpaid: 'an order that waits for units, or has them, is paid',
  bank_has_payment: 'the bank has each payment that it was given',
  bank_once: 'the bank has a payment once',
  bank_amount: 'the bank has the amount of the payment',
  bank_number: 'the bank calls a payment by the number that we know',
  bank_reference: 'the number of money on its receipt is the one that the bank gave it',
  bank_state: 'the bank says what we say of a payment, or its news is on the way',
  bank_known_here: 'each payment at the bank is one of ours',
  refund_at_bank: 'what we call refunded, the bank has sent back',
  refund_amount_at_bank: 'the bank has sent back the amount of the refund',
  refund_known_here: 'all that the bank sent back is a refund of ours',
  refund_within_payment: 'no more goes back of a payment than has come',
  refund_of_payment: 'a payment that goes back whole has its refund',
  exchange_has_order: 'the exchange has each order that we call valid',
  exchange_once: 'the exchange has an order once',
  exchange_client: 'the exchange has an order of the same client',
  exchange_scheme: 'the exchange has an order of the same scheme',
  exchange_amount: 'the exchange has the amount of the order',
  exchange_number: 'the exchange calls an order by the number that we know',
  exchange_state: 'an order has at the exchange the state that it has here, or a message about it is on its way',
  exchange_funds: 'the exchange names our payment of an order, and the time at which the bank had it',
  exchange_has_earlier: 'the exchange has once what was bought before there were orders',
  exchange_earlier_agrees: 'what was bought before is there for the same client, scheme and amount',
  exchange_known_here: 'each order at the exchange is one of ours, or was bought before',
  ledger_has_order: 'each allotted order is in the ledger',
  ledger_once: 'an order is in the ledger once',
  ledger_of_allotted: 'only allotted orders are in the ledger',
  ledger_owner: 'units belong to the investor who ordered them',
  ledger_scheme: 'units are of the scheme that was ordered',
  ledger_amount:
    'amount and stamp duty in the ledger are the amount of the order, to the paisa that the exchange rounds',
  ledger_matches_order: 'units, NAV, its date, stamp duty and folio in the ledger are those of the order',
  ledger_source: 'an entry names its order, and the day on which it was made',
  ledger_folio: 'a folio is of the investor and the fund house of its units',
  units_stamp_duty: 'stamp duty is that of the amount, by the rule, to the paisa that the exchange rounds',
  units_bought: 'units × NAV are the amount less stamp duty, to the last decimal that the fund house gives',
  units_nav: 'the NAV is the one that was published for its date',
  units_nav_date:
    'the date of the NAV follows from when order and money came, or is soon after where the exchange names none',
  units_of_exchange: 'the exchange allotted what is in the ledger',
  sip_first_order: 'a SIP is that of its first order: it waits for its units, runs with them, and ends without them',
  sip_let_go: 'the exchange has not kept a SIP that is over here: one that it keeps would still be debited',
  sip_dates: 'a SIP that runs has counted an instalment for each of its dates that passed',
  sip_at_exchange: 'the exchange runs each SIP that runs or waits here',
  sip_known_here:
    'a SIP that the exchange runs is one of ours that is not cancelled, or its cancellation is on its way',
  sip_once: 'the exchange runs one SIP for an order',
  plan_instalments: 'the instalments of an STP or SWP that fell due are there once each',
  plan_sales: 'an instalment of an STP or SWP has the sale that was planned, and no other',
  plan_runs: 'an STP or SWP that runs has a next date, and no other has one',
  plan_let_go: 'the exchange has not kept an STP or SWP that is over here',
  plan_at_exchange: 'the exchange runs each STP and SWP that runs here, once and for its amount',
  plan_known_here: 'an STP or SWP that the exchange runs is one of ours, or its end is on its way',
  sip_instalment: 'an instalment has investor, scheme and amount of its SIP, which has counted it',
  sale_in_ledger: 'each sale that was executed took its units out of the ledger once, for what it paid',
  sale_switch_in_ledger:
    'each switch that is settled brought its units into the ledger once, for the money of its sale',
  sale_adds_up: 'units × NAV of a sale are its payout, exit load and tax',
  sale_nav:
    'a sale has the published NAV of the day that the cut-off rule gives, or of one soon after where the exchange names none',
  sale_in_time: 'a sale is settled, or refused, in time',
  sale_of_entry: 'units that the exchange took out, or a switch brought, are those of a sale that was executed',
  units_never_below_zero: 'no folio has fewer units of a scheme than sales in progress hold back',
  exchange_has_sale: 'the exchange has each sale that it took',
  exchange_sale_once: 'the exchange has a sale once',
  exchange_sale_asked: 'the exchange was asked for the units or the amount of the sale',
  exchange_sale_state: 'a sale has at the exchange the state that it has here, or one that follows',
  exchange_sale_carried_out: 'the exchange carried a sale out as it is booked',
  exchange_sale_known_here: 'each sale at the exchange is one of ours',
  exchange_holds_units: 'a folio has at the exchange the units that it has in the ledger',
  bank_has_payout: 'each redemption that is settled was paid by the bank, once',
  bank_payout_known_here: 'each payout of the bank is that of a sale that was executed',
  money_in_time:
    'money has units, or went back, after three working days; that of a new fund offer, three after its allotment or withdrawal',
  sum_of_bank: 'paid payments add up to what the bank has',
  sum_of_orders: 'paid payments add up to paid orders, and what went back',
  sum_of_ledger: 'allotted orders add up to amount and stamp duty in the ledger',
  sum_of_exchange: 'allotted orders add up to what the exchange has for them',
  audit_chain: 'the audit log is as it was written: no entry was changed, removed or added',
} as const;

/** The books that are compared, as people name them. */
export const bookText = {
  order: 'Our order',
  orders: 'Our orders',
  set: 'Our order set',
  payment: 'Our payment',
  refund: 'Our refund',
  sip: 'Our SIP',
  redemption: 'Our redemption',
  plan: 'Our STP or SWP',
  instalments: 'Its instalments',
  client: 'Our client and scheme',
  ledger: 'Our ledger',
  folio: 'Our folio',
  held: 'Held back',
  rule: 'By the rule',
  published: 'Published NAV',
  exchange: 'Exchange',
  bank: 'Bank',
} as const;

/** What a book says of a record, in words. */
export function sayingText({ amount, units, nav, status }: BookSays): string {
  const parts = [
    amount === undefined ? '' : formatMoney(amount, 2),
    units === undefined ? '' : `${formatUnits(units)} units`,
    nav === undefined ? '' : `NAV ${formatNav(nav)}`,
    status ?? '',
  ];
  return parts.filter(Boolean).join(' · ') || 'nothing';
}

/** The name of a book; as it was kept, of one that a version before knew. */
export const bookName = (book: string): string => (Object.hasOwn(bookText, book) ? bookText[book as BookName] : book);

const line = (words: string, amount: Paise) => `${words.padEnd(30)}${formatMoney(amount, 2)}`;

const BOOK_WIDTH = Math.max(...Object.values(bookText).map(({ length }) => length)) + 2;

const ownBooksOnly =
  'our own books only: those of the exchange and the bank can be compared in the sandbox alone (SANDBOX=1)';

/** Returns the report as lines for people to read. */
export function reportLines({ scope, sums, results, discrepancies }: Reconciliation): readonly string[] {
  const count = (value: number) => value.toLocaleString('en-IN');
  const wordsOf = (check: CheckName) => `${checkText[check]} (${check})`;
  const ofOthers = (words: string, amount: Paise) => (scope === 'all' ? [line(words, amount)] : []);
  return [
    ...(scope === 'all' ? [] : [ownBooksOnly, '']),
    line('paid payments', sums.payments),
    ...ofOthers('  at the bank', sums.bank),
    line('paid orders', sums.orders),
    line('  refunded besides', sums.refunded),
    line('  of them without units yet', sums.awaited),
    line('  of them allotted', sums.allotted),
    line('ledger, with stamp duty', sums.ledger),
    line('  of it rounded by the exchange', sums.rounded),
    ...ofOthers('allotted at the exchange', sums.exchange),
    `at most ${count(sums.roundingError)} paise of a purchase cannot be expressed in thousandths of a unit`,
    '',
    'compared  wrong',
    ...results.map(({ check, compared, wrong }) => {
      return `${count(compared).padStart(8)}  ${count(wrong.length).padStart(5)}  ${wordsOf(check)}`;
    }),
    '',
    `findings ${count(discrepancies.length)}`,
    ...discrepancies.flatMap(({ check, ref, says }) => [
      `  ${ref}: not so: ${wordsOf(check)}`,
      ...says.map((said) => `    ${bookName(said.book).padEnd(BOOK_WIDTH)}${sayingText(said)}`),
    ]),
  ];
}
