import type { CheckName } from './books.js';

const todo = {
  set: 'Find the set by its number and compare it with its orders. Nothing of it is sent again until they agree: a fault of ours, to be reported with its number.',
  payment:
    'Find the payment and compare it with the gateway’s own page. What came and was not booked is booked by its call-back, which the gateway can send again; what was booked and did not come waits for a person.',
  paidTwice:
    'One of the two payments goes back whole: find both, and see that one has a refund. Where it has none, report it with both numbers before anything is retried.',
  bank: 'Compare the payment with the gateway’s own page, number by number. A call-back that is late explains it for an hour; after that ask the gateway with the reference.',
  refund:
    'Find the refund and look whether its job is parked: retry that once the gateway answers. Compare with the gateway’s page first: what was sent back already is not sent twice.',
  refundMissing:
    'A payment that was to go back whole has no refund: nothing of it waits or is parked. Report it with its number before any money is sent.',
  heldBack:
    'More units are held back in the folio than it has. Find its redemptions in progress and compare each with the exchange; report those that it does not have.',
  exchange:
    'Find the order and compare it with the exchange’s report of the day. Look for a parked job about it: retry it once the exchange answers. An order that the exchange has and we do not is theirs to explain.',
  ledger:
    'Find the order and its folio. Units are added by allotment alone: look for a parked job, and never correct the ledger by hand. Report it with the numbers of both.',
  units:
    'Compare NAV and units with the fund house’s statement for that day. A NAV that was corrected since is imported again; units of the exchange count.',
  sip: 'Find the SIP and look whether it runs at the exchange. One that is over here and runs there is cancelled by its job; retry that job, and tell the owner before the next date.',
  missedDate:
    'Find the SIP and look at the exchange’s report of that date. What it debited is booked once its order is reported; where it debited nothing, tell the owner. The SIP continues.',
  kept: 'The exchange continues what is over here, and is asked again each night. Have it ended there by hand before the next date, then retry its job if one is parked. The owner of what the exchange makes by itself has been told.',
  plan: 'Find the plan and look whether it runs at the exchange. Retry its job; one that the exchange keeps is ended there by hand.',
  redemption:
    'Find the redemption and compare it with the exchange’s report and the bank’s payout. Money that left for nobody known is the first thing to ask the bank.',
  sums: 'One of the other findings explains it. Where there is none, compare the day’s totals with bank and exchange, and report it.',
  late: 'Find the payment: it should have units, or be on its way back. Look for a parked job about it, and retry that.',
  audit:
    'Somebody wrote to the database past the server, or a backup was restored wrongly. Keep everything as it is, compare with the last good end of the chain in the log (audit_end), and follow the runbook of a breach.',
} as const;

type Group = keyof typeof todo;

/** The beginning of a check's name says what it is about; the longer one counts. */
const BEGINNINGS: readonly (readonly [string, Group])[] = [
  ['order_paid_once', 'paidTwice'],
  ['order_has_payment', 'payment'],
  ['order_paid_in_state', 'payment'],
  ['order_not_unpaid', 'payment'],
  ['bank_has_payout', 'redemption'],
  ['bank_payout', 'redemption'],
  ['refund_of_payment', 'refundMissing'],
  ['refund', 'refund'],
  ['bank', 'bank'],
  ['set', 'set'],
  ['payment', 'payment'],
  ['exchange_has_sale', 'redemption'],
  ['exchange_sale', 'redemption'],
  ['exchange_holds_units', 'units'],
  ['exchange', 'exchange'],
  ['ledger', 'ledger'],
  ['units_never', 'heldBack'],
  ['units', 'units'],
  ['sip_dates', 'missedDate'],
  ['sip_let_go', 'kept'],
  ['plan_let_go', 'kept'],
  ['sip', 'sip'],
  ['plan', 'plan'],
  ['sale', 'redemption'],
  ['money_in_time', 'late'],
  ['sum_of', 'sums'],
  ['audit', 'audit'],
];

/** Returns what an operator does about the findings of a check. */
export function todoOf(check: CheckName): string {
  const [, group] = BEGINNINGS.find(([beginning]) => check.startsWith(beginning)) ?? [];
  if (!group) throw new Error(`nobody knows what to do about ${check}`);
  return todo[group];
}
