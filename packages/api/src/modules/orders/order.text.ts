import { OTP_MINUTES } from '@prosperx/core/session';

/** The message around a transaction's code. It names the amount, so that a person who is tricked into telling the code notices. */
export const orderOtpText = {
  subject: 'Confirm your investment',
  investment: (amount: string) => `investment of ${amount}`,
  /** SIPs that begin on their first SIP date. */
  laterSips: (count: number, amount: string) => `${count === 1 ? 'SIP' : 'SIPs'} of ${amount} a month`,
  body: (code: string, what: readonly string[]) =>
    `${code} is the OTP to confirm your mutual fund ${what.join(' and ')} with ProsperX. It is valid for ${OTP_MINUTES} minutes. Do not share it with anyone.`,
};

/** The reason for which a job that sought an order is parked, as `npm run queue` shows it. */
export const SEARCH_ENDED = 'the exchange has not found this order in ten working days';

/** Why the instalment of a SIP that is over waits for a person, as `npm run queue` shows it. */
export const MADE_AFTER_END =
  'the exchange has debited a SIP that is over here: its units are booked, its owner is told, and its end is asked for again; see to it there that it has ended, then retry or drop this';

/** The same of what it has made by a registration that a change of the SIP has ended. */
export const madeByFormer = (orderNumbers: string) =>
  `the exchange has debited a registration that ended with a change of its SIP, and nothing of it is booked here (order ${orderNumbers}): its end is asked for again; settle with the exchange whose units these are, then drop this`;

/** Why a payout that does not come waits for a person, by what was asked for. */
export const payoutOverdue = {
  redemption: 'the money of this redemption is overdue: ask the exchange and the fund house; drop it once it is there',
  switch:
    'the units of this switch are overdue: ask the exchange and the fund house; retry it once the exchange names them',
} as const;

/** The message that confirms a redemption of units. */
export const redemptionOtpText = {
  subject: 'ProsperX OTP',
  units: (many: string) => `${many} units`,
  redeem: (code: string, much: string, scheme: string) =>
    `${code} is your OTP to redeem ${much} of ${scheme} on ProsperX. It is valid for ${OTP_MINUTES} minutes. Do not share it with anyone.`,
  switches: (code: string, much: string, from: string, to: string) =>
    `${code} is your OTP to switch ${much} of ${from} to ${to} on ProsperX. It is valid for ${OTP_MINUTES} minutes. Do not share it with anyone.`,
} as const;
