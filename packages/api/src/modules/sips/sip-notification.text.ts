import { formatDate, formatMoney, ordinal } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { notificationHelp } from '#providers/notification.text.js';

/** The facts that a notification about a SIP names. */
interface Facts {
  readonly name: string;
  readonly schemeName: string;
  readonly amount: Paise;
  readonly sipDate: number;
  /** The date of the instalment that it is about, or with which a change begins; null where none is left. */
  readonly date: BusinessDate | null;
  /** The next debit; null where none is left. */
  readonly next: BusinessDate | null;
  /** The instalments still to come, from the one that it is about on, that are left out. */
  readonly left: number;
  /** The exchange's words; empty where it said nothing. */
  readonly reason: string;
  readonly isOver: boolean;
  /** The page of the SIPs. */
  readonly link: string;
}

const day = (date: BusinessDate | null) => (date === null ? 'the day that was planned' : formatDate(date));
const nextIs = ({ next }: Facts) =>
  next === null ? 'No instalment is left after that.' : `Your next instalment is on ${formatDate(next)}.`;

const notification = (subject: string, say: (facts: Facts) => string) => ({
  subject,
  body: (facts: Facts) =>
    `Dear ${facts.name},\n\n${say(facts)}\n\nIf this was not you, please contact us at once. See and change your SIPs here:\n${facts.link}\n\n${notificationHelp}`,
});

/** Why a step-up is too late, and why a pause cannot go on another, as their notifications say it. */
export const sipChangeText = {
  tooLate: 'the SIP ends before a higher amount could take effect.',
  pauseBefore: 'the pause before it was refused.',
};

/** The notifications about changes of a SIP. */
export const sipNotifications = {
  skipped: notification(
    'Your SIP instalment is skipped',
    (facts) => `Your SIP in ${facts.schemeName} skips its instalment of ${day(facts.date)}. ${nextIs(facts)}`,
  ),
  paused: notification(
    'Your SIP is paused',
    (facts) =>
      `Your SIP in ${facts.schemeName} is paused from ${day(facts.date)} on. It skips ${facts.left} ${facts.left === 1 ? 'instalment' : 'instalments'} and then resumes automatically. ${nextIs(facts)}`,
  ),
  pause_refused: notification(
    'Your SIP could not be paused',
    (facts) =>
      `The exchange did not pause your SIP in ${facts.schemeName}: ${facts.reason} Its instalment of ${day(facts.date)} will be debited.`,
  ),
  pause_unanswered: notification(
    'Your SIP may not be paused yet',
    (facts) =>
      `The exchange has not answered yet whether it pauses your SIP in ${facts.schemeName}, so its instalment of ${day(facts.date)} may be debited.${facts.left === 0 ? '' : ` We keep asking it to skip the ${facts.left} after that.`}`,
  ),
  changed: notification(
    'Your SIP was changed',
    (facts) =>
      `From ${day(facts.date)} on, your SIP in ${facts.schemeName} invests ${formatMoney(facts.amount, 2)} on the ${ordinal(facts.sipDate)} of every month.`,
  ),
  change_refused: notification(
    'Your SIP could not be changed',
    (facts) =>
      `The exchange did not make the change to your SIP in ${facts.schemeName}: ${facts.reason} It runs on as before.`,
  ),
  step_up_set: notification(
    'Your SIP steps up each year',
    (facts) =>
      `Your SIP in ${facts.schemeName} now steps up each year, first with its instalment of ${day(facts.date)}.`,
  ),
  step_up_ended: notification(
    'Your SIP no longer steps up',
    (facts) => `Your SIP in ${facts.schemeName} no longer steps up. Its amount stays ${formatMoney(facts.amount, 2)}.`,
  ),
  step_up_refused: notification(
    'Your SIP could not step up',
    (facts) =>
      `Your SIP in ${facts.schemeName} could not step up: ${facts.reason} Its amount stays ${formatMoney(facts.amount, 2)}.`,
  ),
  step_up_left_out: notification(
    'Your SIP could not step up',
    (facts) =>
      `No approved AutoPay mandate covers the stepped-up amount of your SIP in ${facts.schemeName}, so it stays ${formatMoney(facts.amount, 2)} this year. To let it step up next year, set up AutoPay with a higher limit.`,
  ),
  made_after_end: notification(
    'An instalment of your SIP was debited after it was stopped',
    (facts) =>
      `The exchange made an instalment of your SIP in ${facts.schemeName} on ${day(facts.date)} and debited ${formatMoney(facts.amount, 2)} for it, although the SIP was stopped. What it buys is yours: the units are in your portfolio as soon as they are allotted. We have told the exchange again to stop the SIP, and see to it that it does. If you do not want to keep the units, please write to us.`,
  ),
  stopping: notification(
    'The exchange has not stopped your SIP yet',
    (facts) =>
      `Your SIP in ${facts.schemeName} is stopped with us, and we have asked the exchange to stop it. It has not done so yet${facts.date === null ? '' : `: the instalment of ${formatDate(facts.date)}, ${formatMoney(facts.amount, 2)}, may still be debited`}. To be sure that nothing is debited, cancel the SIP’s AutoPay mandate, unless other SIPs need it. We ask the exchange again each night, and tell you when it has stopped the SIP. Units that you hold stay invested.`,
  ),
  stopped: notification('Your SIP is stopped', (facts) =>
    facts.isOver
      ? `Your SIP in ${facts.schemeName} is stopped. No further instalment will be debited. Units that you hold stay invested.`
      : `Your SIP in ${facts.schemeName} stops after its instalment of ${day(facts.date)}, which the exchange already has. Units that you hold stay invested.`,
  ),
} as const;

/** The facts of a reminder. */
interface Reminder {
  readonly name: string;
  readonly schemeName: string;
  readonly amount: Paise;
  readonly date: BusinessDate;
  /** The date that it had before the exchange changed its holidays; null where it has not moved. */
  readonly instead: BusinessDate | null;
  readonly bank: string;
  /** The last day on which it can be skipped; null where it is too late. */
  readonly until: BusinessDate | null;
  /** Skips without a login. */
  readonly skipLink: string;
  readonly link: string;
}

const notOn = (instead: BusinessDate | null) => (instead === null ? '' : `, not on ${formatDate(instead)},`);

/** The reminder before a debit. */
export const sipReminderText = {
  id: 'reminder',
  subject: (date: BusinessDate) => `Your SIP instalment is due on ${formatDate(date)}`,
  mail: ({ name, schemeName, amount, date, instead, bank, until, skipLink, link }: Reminder) =>
    `Dear ${name},\n\n${instead === null ? '' : 'The exchange has changed its holidays. '}${formatMoney(amount, 2)} will be debited by AutoPay${bank && ` from your ${bank} account`} on ${formatDate(date)}${notOn(instead)} for your SIP in ${schemeName}. Please keep enough balance in the account.\n\n${until === null ? 'It is too late to skip this instalment.' : `To skip this one instalment, open this link until ${formatDate(until)}:\n${skipLink}`}\n\nAll your SIPs: ${link}\n\n${notificationHelp}`,
  sms: ({
    schemeName,
    amount,
    date,
    instead,
    until,
    skipLink,
  }: Pick<Reminder, 'schemeName' | 'amount' | 'date' | 'instead' | 'until' | 'skipLink'>) =>
    `ProsperX: ${formatMoney(amount, 2)} is debited on ${formatDate(date)}${notOn(instead)} for your SIP in ${schemeName}.${until === null ? '' : ` To skip it, until ${formatDate(until)}: ${skipLink}`}`,
};
