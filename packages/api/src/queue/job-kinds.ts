/** The kinds of jobs. Their names are kept in the database. */
export const REGISTER_ORDER = 'exchange.register';
export const CANCEL_ORDER = 'exchange.cancel';
export const CONFIRM_FUNDS = 'exchange.confirm_funds';
export const CHANGE_SIP = 'exchange.change_sip';
export const PAUSE_SIP = 'exchange.pause_sip';
export const CANCEL_SIP = 'exchange.cancel_sip';
export const START_PAYMENT = 'gateway.start';
export const REFUND = 'gateway.refund';
export const REDEEM = 'exchange.sell';

/** The messages to exchange and gateway about orders and payments. */
export const PROVIDER_MESSAGES = [
  REGISTER_ORDER,
  CANCEL_ORDER,
  CONFIRM_FUNDS,
  START_PAYMENT,
  REFUND,
  REDEEM,
  CHANGE_SIP,
  PAUSE_SIP,
  CANCEL_SIP,
] as const;

/** The message to the exchange about an investor. */
export const REGISTER_CLIENT = 'exchange.register_client';

/** Messages about mandates: that one is registered, the scan of its form, that it is over; and the question how it stands. */
export const REGISTER_MANDATE = 'mandate.register';
export const SEND_MANDATE_SCAN = 'mandate.send_scan';
export const CANCEL_MANDATE = 'mandate.cancel';
export const CHECK_MANDATE = 'mandate.check';
/** Books that a person saw to the end of a mandate at the exchange. */
export const BOOK_MANDATE_END = 'mandate.book_end';
/** The messages to the exchange about STPs and SWPs. */
export const REGISTER_PLAN = 'exchange.register_plan';
export const CANCEL_PLAN = 'exchange.cancel_plan';

/** The notifications. The stored names of some say `letter`, from before that was the word. */
export const ORDER_NOTIFICATION = 'notifier.order_letter';
export const REDEMPTION_NOTIFICATION = 'notifier.sale_letter';
/** What an advisor shares with a customer: a portfolio, a payment link or a mandate link. */
export const SHARED_NOTICE = 'notifier.portfolio_shared';
export const SIP_NOTIFICATION = 'notifier.sip_letter';
/** Tells the owner of a mandate that ends soon which SIPs it leaves without AutoPay. */
export const MANDATE_ENDS = 'notifier.mandate_ends';
export const OWNER_NOTICE = 'notifier.owner_notice';
/** Tells guardian and holder of a minor's account that the holder turns 18, or has. */
export const COMING_OF_AGE = 'notifier.coming_of_age';
export const REGISTRATION_NOTIFICATION = 'notifier.registration_letter';
export const LOGIN_MAIL = 'notifier.login_mail';
export const EMAIL_LINK = 'notifier.email_link';
export const PLAN_NOTIFICATION = 'notifier.plan_letter';
export const ERASURE_NOTIFICATION = 'notifier.erasure_letter';
/** About leads: to the operator's help desk, and to somebody who is interested. */
export const LEAD_NOTIFICATION = 'notifier.lead_letter';
/** Tells an advisor who has the morning mail that a customer answered a proposal. */
export const PROPOSAL_ANSWERED = 'notifier.proposal_answered';
/** Tells an advisor who has the morning mail what a customer answered to a cart, a plan or a change that they asked them to approve. */
export const CUSTOMER_ANSWERED = 'notifier.customer_answered';
/** Tells an advisor who has the morning mail that an operator refused their certificates. */
export const CERTIFICATES_REFUSED = 'notifier.certificates_refused';
/** Sends a member of a family to whom their advisor proposes something the link of their part. */
export const FAMILY_PROPOSAL = 'notifier.family_proposal';
/** Asks a member of a family, for their advisor, who may see what they hold. */
export const FAMILY_ASKED = 'notifier.family_asked';

/** Tells the operator that something needs them at once. */
export const OPERATOR_ALARM = 'notifier.operator_alarm';

/** An event for the server of a partner. */
export const WEBHOOK = 'partner.webhook';

/** The work that falls due at a time of the clock. */
export const ALLOT_ORDER = 'order.allot';
/** Asks what was sold, and where the money of a redemption is. */
export const EXECUTE_SALE = 'sale.execute';
export const SETTLE_SALE = 'sale.settle';
/** Ends a redemption whose search a person has given up. */
export const GIVE_UP_SALE = 'sale.give_up';
/** Tells a plan (STP, SWP) that an instalment of it was settled or refused. */
export const PLAN_INSTALMENT_ENDED = 'plan.instalment_ended';
/** Ends an order whose search a person has given up. */
export const GIVE_UP_ORDER = 'order.give_up';
/** Ends what a person has given up asking the exchange for; what that may go on with is marked, and asked for again each night. */
export const KEEP_ORDER = 'order.keep';
export const GIVE_UP_SIP_CHANGE = 'sip.give_up_change';
export const GIVE_UP_PAUSE = 'sip.give_up_pause';
export const KEEP_SIP = 'sip.keep';
export const GIVE_UP_PLAN = 'plan.give_up';
export const KEEP_PLAN = 'plan.keep';
export const GIVE_UP_CLIENT = 'account.give_up_registration';
/** Books that the money of a redemption, or what a switch was to buy, was seen to by a person. */
export const BOOK_PAYOUT = 'sale.book_payout';
export const EXPIRE_ORDERS = 'order.expire';
export const SIP_INSTALMENT = 'sip.instalment';
/** Asks what the exchange has made on a day of a SIP that is over here. */
export const SIP_AFTER_END = 'sip.after_end';
/** Ends an STP or SWP that was not confirmed, or not set up, in time; and orders an instalment of one that runs. */
export const EXPIRE_PLAN = 'plan.expire';
export const PLAN_INSTALMENT = 'plan.instalment';
/** Asks what the exchange has made on a day of an STP or SWP that was stopped. */
export const PLAN_AFTER_END = 'plan.after_end';
/** Reminds the owner of a SIP of an instalment that is due soon. */
export const SIP_REMINDER = 'sip.reminder';
export const SETTLE_PAYMENT = 'payment.settle';
/** Waits for a person, since the gateway failed to send money back; and books that it went by other means. */
export const FAILED_REFUND = 'refund.failed';
export const BOOK_REFUND = 'refund.book';
/** Tells the exchange, on the day, that redemptions go to another account. */
export const REDEMPTIONS_MOVE = 'account.redemptions_move';
/** Waits for a person who compares the names of an account, and what follows from that. */
export const REVIEW_BANK_ACCOUNT = 'account.review_bank_account';
export const LINK_BANK_ACCOUNT = 'account.link_bank_account';
export const REFUSE_BANK_ACCOUNT = 'account.refuse_bank_account';
export const PUBLISH_NAVS = 'publish-navs';
/** Lists the schemes of new fund offers on the day of their allotment; ends the orders of one that is withdrawn; reminds of the close of one. */
export const LIST_NFOS = 'nfo.list';
export const WITHDRAW_NFO = 'nfo.withdraw';
/** Waits for a person where a file says that an offer of which orders are open is withdrawn. */
export const CONFIRM_WITHDRAWAL = 'nfo.confirm_withdrawal';
export const NFO_REMINDER = 'nfo.reminder';
/** Tells an advisor by email what waits. */
export const MORNING_MAIL = 'agent.morning_mail';
/** Tells an advisor who has the morning mail that their ARN ends soon, or has ended. */
export const ARN_ENDS = 'agent.arn_ends';
/** Drops a registration of an advisor that names no ARN. */
export const RESET_CERTIFICATES = 'agent.reset_certificates';
export const HOUSEKEEPING = 'housekeeping';
export const ERASE_ACCOUNT = 'account.erase';
export const ERASE_FILES = 'account.erase_files';

/** What nobody may drop: only the payload of the job names the files that are to be deleted. */
export const NEVER_DROPPED: readonly string[] = [ERASE_FILES];

/** The job that follows, with the payload of the one before, when a person drops a job of a kind. */
export const AFTER_DROP: Readonly<Partial<Record<string, string>>> = {
  [REGISTER_ORDER]: GIVE_UP_ORDER,
  [ALLOT_ORDER]: GIVE_UP_ORDER,
  [CANCEL_ORDER]: KEEP_ORDER,
  [CHANGE_SIP]: GIVE_UP_SIP_CHANGE,
  [PAUSE_SIP]: GIVE_UP_PAUSE,
  [CANCEL_SIP]: KEEP_SIP,
  [CANCEL_MANDATE]: BOOK_MANDATE_END,
  [REGISTER_PLAN]: GIVE_UP_PLAN,
  [CANCEL_PLAN]: KEEP_PLAN,
  [REGISTER_CLIENT]: GIVE_UP_CLIENT,
  [SETTLE_SALE]: BOOK_PAYOUT,
  // what a switch bought is asked for until the exchange names it
  [BOOK_PAYOUT]: BOOK_PAYOUT,
  [REDEEM]: GIVE_UP_SALE,
  [EXECUTE_SALE]: GIVE_UP_SALE,
  [REVIEW_BANK_ACCOUNT]: REFUSE_BANK_ACCOUNT,
  [REFUND]: BOOK_REFUND,
  [FAILED_REFUND]: BOOK_REFUND,
};

/**
 * The job that follows when a person approves what a parked job of a kind asks them; others cannot be approved. A refund that may still be on
 * its way is none of them: approved, it would be sent under another reference, and the money could go twice.
 */
export const AFTER_APPROVAL: Readonly<Partial<Record<string, string>>> = {
  [REVIEW_BANK_ACCOUNT]: LINK_BANK_ACCOUNT,
  [FAILED_REFUND]: REFUND,
  [CONFIRM_WITHDRAWAL]: WITHDRAW_NFO,
};

/**
 * The jobs about which one person may decide: notifications, news for partners, questions, and what only the server keeps. All others move money
 * or units, have them moved, or change what is registered with exchange, bank or mandate: whoever decides about one asks a second person.
 */
export const ONE_PERSON_JOBS: ReadonlySet<string> = new Set([
  ORDER_NOTIFICATION,
  REDEMPTION_NOTIFICATION,
  SHARED_NOTICE,
  SIP_NOTIFICATION,
  MANDATE_ENDS,
  OWNER_NOTICE,
  COMING_OF_AGE,
  REGISTRATION_NOTIFICATION,
  LOGIN_MAIL,
  EMAIL_LINK,
  PLAN_NOTIFICATION,
  ERASURE_NOTIFICATION,
  LEAD_NOTIFICATION,
  FAMILY_ASKED,
  FAMILY_PROPOSAL,
  PROPOSAL_ANSWERED,
  CUSTOMER_ANSWERED,
  CERTIFICATES_REFUSED,
  OPERATOR_ALARM,
  SIP_REMINDER,
  NFO_REMINDER,
  WEBHOOK,
  CHECK_MANDATE,
  PUBLISH_NAVS,
  LIST_NFOS,
  MORNING_MAIL,
  ARN_ENDS,
  RESET_CERTIFICATES,
  HOUSEKEEPING,
  ERASE_ACCOUNT,
  ERASE_FILES,
  REVIEW_BANK_ACCOUNT,
  REFUSE_BANK_ACCOUNT,
]);
