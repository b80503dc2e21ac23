import type { MandateState } from '@prosperx/core/mandate';
import type { orderKindOf, OrderState, PaymentState } from '@prosperx/core/order';
import type { RedemptionKind, RedemptionState } from '@prosperx/core/redemption';
import type { SipState } from '@prosperx/core/sip';
import type { PlanKind, PlanStatus } from '@prosperx/core/stp';

/** What each kind of an order is. */
export const orderKinds: Readonly<Record<ReturnType<typeof orderKindOf>, string>> = {
  purchase: 'An investment that is made once (`LUMPSUM` in `investmentType` of `added`).',
  sip: 'An order that begins a SIP, or one of its instalments (`SIP`).',
};

/** What each kind of a sale is. */
export const saleKinds: Readonly<Record<RedemptionKind, string>> = {
  redemption: 'Units become money for the bank account. With `planId`: an instalment of an SWP.',
  switch: 'Units become units of `toSchemeId`. With `planId`: an instalment of an STP.',
};

/** What each kind of a plan is. */
export const planKinds: Readonly<Record<PlanKind, string>> = {
  STP: 'Each instalment moves units to `toSchemeId`.',
  SWP: 'Each instalment pays money out to the bank account.',
};

/** What each state of an order means to a partner who is told of it. */
export const orderStates: Readonly<Record<OrderState, string>> = {
  created: 'It is placed, and not at the exchange yet.',
  unknown: 'It was sent, and the exchange has not answered yet: show it as processing.',
  registered: 'The exchange has it. It waits for its payment.',
  cancelling: 'The exchange is asked to cancel it, and has not answered yet.',
  paid: 'Its money has arrived. The units follow.',
  allotted: 'Its units are there.',
  sip_registered: 'It only began a SIP, which is registered: each instalment is an order of its own.',
  refused: 'The exchange or the fund house refused it.',
  expired: 'It was not paid in time.',
  cancelled: 'It was cancelled.',
};

/** What each state of an order's money means. */
export const paymentStates: Readonly<Record<PaymentState, string>> = {
  unpaid: 'Nothing is paid, and no payment is in progress.',
  processing: 'A payment is in progress.',
  paid: 'The money has arrived.',
  failed: 'The last payment failed. Another one may follow.',
  refund_due: 'The money has arrived, the order cannot use it, and it is on its way back.',
  refunded: 'The money is back with its payer.',
  not_due: 'Nothing is paid for it: it begins a SIP whose first instalment is debited on its date.',
};

/** What each state of a mandate means. */
export const mandateStates: Readonly<Record<MandateState, string>> = {
  created: 'It is registered, and its holder has not approved it yet.',
  unknown: 'It was sent, and the exchange has not answered yet.',
  pending: 'Its holder has approved it. The bank decides.',
  approved: 'The bank has approved it: instalments can be debited.',
  rejected: 'The bank refused it, or it was not approved in time.',
  cancelled: 'It was cancelled.',
};

/** What each state of a redemption or a switch means. */
export const saleStates: Readonly<Record<RedemptionState, string>> = {
  created: 'It is placed, and not at the exchange yet.',
  unknown: 'It was sent, and the exchange has not answered yet: show it as processing.',
  placed: 'The exchange has it. The units are held back.',
  executed: 'The units are sold. The money is on its way to the bank account, or to the other scheme.',
  settled: 'The money, or the units of the other scheme, are there.',
  refused: 'Nothing was sold.',
};

/** What each state of an STP or SWP means. */
export const planStates: Readonly<Record<PlanStatus, string>> = {
  PENDNEW: 'It waits for its owner to confirm it by the link in their email.',
  PENDING: 'It waits for its owner to approve what their advisor entered.',
  APPROVED: 'Its owner has confirmed it. It is not set up yet.',
  ACTIVE: 'It runs.',
  AUTOCXL: 'It was not confirmed, or not set up, in time.',
  PROCESSING: 'It was sent, and the exchange has not answered yet.',
  REJECTED: 'The exchange refused it.',
  DECLINED: 'Its owner declined it.',
  STOPPED: 'It was stopped.',
  COMPLETED: 'All of its instalments are over.',
};

/** What each state of a SIP means. */
export const sipStates: Readonly<Record<SipState, string>> = {
  pending: 'Its first instalment has no units yet.',
  running: 'It runs. `skipFrom` and `skipCount` say whether instalments are left out.',
  paused: 'Nothing leads to it today: a SIP that is paused is `running`, with `skipFrom` and `skipCount`.',
  cancelled: 'It was stopped, or its first order failed.',
  finished: 'All of its instalments are over.',
};

/** Heads of the tables, and what stands in them where nothing follows. */
export const tableText = {
  kind: 'Kind',
  state: 'State',
  meaning: 'What it means',
  next: 'What may follow',
  end: 'nothing',
} as const;
