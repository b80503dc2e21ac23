/** Messages to the exchange and the gateway, and jobs at a time of the clock. Their names stand in the database. */
export const REGISTER_ORDER = 'exchange.register';
export const CANCEL_ORDER = 'exchange.cancel';
export const CONFIRM_FUNDS = 'exchange.confirm_funds';
export const START_PAYMENT = 'gateway.start';
export const REFUND = 'gateway.refund';

/** What exchange and gateway are told of orders and payments. */
export const PROVIDER_MESSAGES = [REGISTER_ORDER, CANCEL_ORDER, CONFIRM_FUNDS, START_PAYMENT, REFUND] as const;

export const ALLOT_ORDER = 'order.allot';
export const EXPIRE_ORDERS = 'order.expire';
export const SIP_INSTALMENT = 'sip.instalment';
export const SETTLE_PAYMENT = 'payment.settle';
