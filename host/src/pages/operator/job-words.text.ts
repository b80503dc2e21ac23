/** What the jobs of a kind do, as an operator says it; others show their kind alone. */
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
  'mandate.check': 'Ask how a mandate stands',
  'order.allot': 'Ask for the units of an order',
  'order.give_up': 'End an order that was sought in vain',
  'order.expire': 'Let orders expire',
  'sale.execute': 'Ask how a redemption was carried out',
  'sale.settle': 'Ask for the money of a redemption',
  'sip.instalment': 'Make a SIP instalment',
  'plan.instalment': 'Make an instalment of an STP or SWP',
  'payment.settle': 'Ask the bank about a payment',
  'refund.failed': 'Send money back that the gateway failed to send',
  'refund.book': 'Book money as sent back',
  'nfo.list': 'List a new fund',
  'nfo.withdraw': 'End the orders of a fund that was withdrawn',
  'account.review_bank_account': 'Link a bank account',
  'account.redemptions_move': 'Have redemptions paid to another account',
  'account.erase': 'Delete an account',
  'partner.webhook': 'Tell a partner of an event',
  'publish-navs': 'Fetch the NAVs of a day',
  housekeeping: 'What is done each night',
};

/** What a job does, in words; mails and messages to people are told by their kind. */
export const jobWordsOf = (kind: string): string =>
  jobWords[kind] ??
  (kind.startsWith('notifier.') ? `Send a message: ${kind.slice('notifier.'.length).replaceAll('_', ' ')}` : kind);
