/** The kind of jobs whose pictures and names stand in a part of their own. */
export const REVIEW = 'account.review_bank_account';

/** What the jobs of a kind do, as an operator says it. */
const jobWords: Readonly<Record<string, string>> = {
  'exchange.register': 'Send an order to the exchange',
  'exchange.cancel': 'Cancel an order at the exchange',
  'exchange.confirm_funds': 'Tell the exchange that an order is paid',
  'exchange.change_sip': 'Change a SIP at the exchange',
  'exchange.pause_sip': 'Pause a SIP at the exchange',
  'exchange.cancel_sip': 'End a SIP at the exchange',
  'exchange.sell': 'Send a redemption to the exchange',
  'exchange.register_client': 'Register an investor at the exchange',
  'exchange.register_plan': 'Set up an STP or SWP',
  'exchange.cancel_plan': 'End an STP or SWP',
  'gateway.start': 'Start a payment',
  'gateway.refund': 'Send money back',
  'mandate.register': 'Register a mandate',
  'mandate.send_scan': 'Send the scan of a mandate',
  'mandate.cancel': 'Cancel a mandate',
  'mandate.book_end': 'Book that a mandate has ended at the exchange',
  'mandate.check': 'Ask how a mandate stands',
  'order.allot': 'Ask for the units of an order',
  'order.give_up': 'End an order the exchange does not know',
  'order.keep': 'Mark an order that was not cancelled at the exchange',
  'sip.give_up_change': 'End a change of a SIP that was given up',
  'sip.give_up_pause': 'Take back a pause that was given up',
  'sip.keep': 'Mark a SIP that was not cancelled at the exchange',
  'plan.give_up': 'End an STP or SWP that was given up',
  'plan.keep': 'Mark an STP or SWP that was not cancelled at the exchange',
  'plan.expire': 'Let a plan that nobody confirmed expire',
  'plan.instalment_ended': 'Note an instalment of an STP or SWP that came to nothing',
  'account.give_up_registration': 'End a registration that was given up',
  'sale.give_up': 'End a redemption that was given up',
  'sale.book_payout': 'Book the money of a redemption as paid',
  'order.expire': 'Let orders expire',
  'sip.reminder': 'Send a reminder of a SIP instalment',
  'nfo.reminder': 'Send a reminder that a new fund closes',
  'agent.arn_ends': 'Tell an advisor by email that their ARN ends',
  'agent.morning_mail': 'Send an advisor the morning email',
  'agent.reset_certificates': 'Drop an advisor’s registration that has no ARN',
  'sale.execute': 'Ask how a redemption was carried out',
  'sale.settle': 'Ask for the money of a redemption',
  'sip.instalment': 'Make a SIP instalment',
  'sip.after_end': 'Ask what the exchange debits for a SIP that is over',
  'plan.instalment': 'Make an instalment of an STP or SWP',
  'plan.after_end': 'Ask what the exchange makes of an STP or SWP that is over',
  'payment.settle': 'Ask the bank about a payment',
  'refund.failed': 'Send money back that the gateway failed to send',
  'refund.book': 'Book money as sent back',
  'nfo.list': 'List a new fund',
  'nfo.withdraw': 'End the orders of a fund that was withdrawn',
  'nfo.confirm_withdrawal': 'End the orders of a fund that a file says is withdrawn',
  'account.review_bank_account': 'Link a bank account',
  'account.link_bank_account': 'Link a bank account that was approved',
  'account.refuse_bank_account': 'Refuse a bank account',
  'account.redemptions_move': 'Have redemptions paid to another account',
  'account.erase': 'Delete an account',
  'account.erase_files': 'Delete the files of an account',
  'partner.webhook': 'Tell a partner of an event',
  'publish-navs': 'Fetch the NAVs of a day',
  housekeeping: 'Do the nightly work',
};

/** What becomes of it when a job of a kind is dropped, and when that is right. */
const endsOrder = 'The order ends, and money received for it goes back. Drop this if the exchange has no such order.';
const isBooked = 'The money is booked as sent back. Drop this once the money was sent by other means.';
const endsSale = 'The redemption or switch ends. Drop this if the exchange has no such order.';
const droppedWords: Readonly<Record<string, string>> = {
  'exchange.register': endsOrder,
  'order.allot': endsOrder,
  'exchange.cancel': 'The order is marked as not cancelled at the exchange.',
  'exchange.change_sip':
    'The change is refused, and we ask about the SIP again, since the former one may have ended. Drop this if the exchange has no new SIP.',
  'exchange.pause_sip': 'The rest of the pause is taken back. Drop this if the exchange continues the SIP.',
  'exchange.cancel_sip': 'The SIP is marked as not cancelled at the exchange.',
  'exchange.register_plan': 'The STP or SWP is refused. Drop this if the exchange has none.',
  'exchange.cancel_plan': 'The STP or SWP is marked as not cancelled at the exchange.',
  'exchange.register_client':
    'The registration is refused, and the investor can send it again. Drop this if the exchange has no registration.',
  'exchange.sell': endsSale,
  'sale.execute': endsSale,
  'sale.settle':
    'For a redemption, the money is booked as paid: drop this once it has arrived. For a switch, we ask about its units again.',
  'sale.book_payout': 'We ask about it again.',
  'gateway.refund': isBooked,
  'refund.failed': isBooked,
  'sip.after_end':
    'Drop this once the exchange has ended the SIP, and all that it debited is booked here: look at the investor’s orders.',
  'plan.after_end':
    'Drop this once the exchange has ended the plan, and all that it made is booked here: look at the investor’s orders.',
  'mandate.cancel': 'The owner is told that it has ended. Drop this once the exchange and the bank have ended it.',
  'account.review_bank_account': 'The bank account is refused, and its owner is told.',
  'account.redemptions_move':
    'Retry this if you can: the exchange keeps paying redemptions to the previous account until you have it changed there.',
  'account.link_bank_account':
    'Retry this if you can: the account stays under review although it was approved, until its owner adds it again.',
  'account.refuse_bank_account':
    'Retry this if you can: the account stays under review, and its owner is not told, until they add another one.',
  'nfo.list': 'Retry this if you can: the fund stays unlisted, and nobody can find it.',
  'nfo.confirm_withdrawal':
    'Its orders stay open. Drop this if the file is wrong, and import one that says that the offer is not withdrawn.',
  'nfo.withdraw': 'Retry this if you can: the fund’s orders stay open, and their money stays here.',
};

/** What an operator reads before a job of a kind is dropped. */
export const droppedWordsOf = (kind: string): string => droppedWords[kind] ?? 'It will not be done.';

/** Why jobs wait whose error has a code: what a person can do something about, in words; the first that fits. */
const whyWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(ECONNREFUSED|ECONNRESET|ECONNECTION|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EDNS|ESOCKET)\b/,
    'Its provider cannot be reached.',
  ],
  [/\bETIMEDOUT\b|^ProviderUnknown|^LeaseOver/, 'Its provider does not answer.'],
  [/^ProviderNotAsked/, 'The exchange has not made this instalment yet.'],
  [/\bEAUTH\b/, 'The mail server does not accept our name and password.'],
  [/\b(EENVELOPE|EMESSAGE)\b/, 'The mail server refuses this mail, its sender or its receiver.'],
  [/^interrupted$/, 'The server stopped each time while doing it.'],
  [/^\w*Error\b/, 'It fails, and the line after this says where. Show it to whoever looks after the server.'],
];

/** Says why a job waits, in words; null where the reason is words already. */
export const whyWordsOf = (lastError: string): string | null =>
  whyWords.find(([error]) => error.test(lastError))?.[1] ?? null;

/** What a job does, in words; mails and messages to people are told by their kind. */
export const jobWordsOf = (kind: string): string =>
  jobWords[kind] ??
  (kind.startsWith('notifier.') ? `Send a message: ${kind.slice('notifier.'.length).replaceAll('_', ' ')}` : kind);
