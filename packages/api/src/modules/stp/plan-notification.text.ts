import { formatDate, formatMoment, formatMoney, frequencyName } from '@prosperx/core/format';
import { spoken } from '@prosperx/core/language';
import { timesPaise } from '@prosperx/core/money';
import type { Plan } from '@prosperx/core/stp';
import { notificationHelp } from '#providers/notification.text.js';

/** The facts that a notification about a plan names. */
export interface PlanNotificationFacts {
  readonly name: string;
  readonly plan: Plan;
  /** The address of the page to go to: by it the plan is confirmed, or the list. */
  readonly link: string;
  /** The instalment that the notification is about; 0 for a notification about the whole plan. */
  readonly instalment: number;
  /** The number of instalments that failed one after another, where the notification is about that. */
  readonly failures: number;
}

const plural = (count: number) => `${count} ${count === 1 ? 'instalment' : 'instalments'}`;

const planTitle = ({ investmentType, fromSchemeName, toSchemeName }: Plan) =>
  investmentType === 'STP'
    ? `STP from ${fromSchemeName} to ${toSchemeName}`
    : `SWP from ${fromSchemeName} to your bank account`;

const termsOf = (plan: Plan) =>
  [
    planTitle(plan),
    `Folio ${plan.folioNo}`,
    `${formatMoney(plan.installmentAmt, 2)}, ${frequencyName(plan.investmentFrequency)?.toLowerCase()}, ${plural(plan.noOfInstallments)}, ${formatMoney(plan.amount, 2)} in all`,
    plan.firstOrderToday === 'Y'
      ? `First instalment as soon as it is set up, then from ${formatDate(plan.startDate)}`
      : `From ${formatDate(plan.startDate)}`,
  ].join('\n');

const madeOn = ({ instalments, startDate }: Plan, instalment: number) =>
  formatDate(instalments.find((each) => each.instalment === instalment)?.date ?? startDate);

const failureOf = ({ instalments }: Plan) => instalments.find(({ outcome }) => outcome === 'failed')?.reason ?? '';

const madeOf = ({ instalments }: Plan) => instalments.filter(({ outcome }) => outcome === 'done').length;

const isComplete = (plan: Plan) => madeOf(plan) === plan.noOfInstallments;

type Notification = {
  readonly subject: (plan: Plan) => string;
  readonly body: (facts: PlanNotificationFacts) => string;
};

const kindOf = ({ investmentType }: Plan) => investmentType;

const notification = (name: string, ...parts: readonly string[]) =>
  [`Dear ${name},`, ...parts.filter(Boolean), notificationHelp].join('\n\n');

/** Notifications about STPs and SWPs, by what happened. */
export const planNotifications = {
  link: {
    subject: (plan) => `Please confirm your ${kindOf(plan)}`,
    body: ({ name, plan, link }) =>
      notification(
        name,
        plan.advisorName
          ? `${plan.advisorName} placed an ${kindOf(plan)} request for you:`
          : `You placed an ${kindOf(plan)} request:`,
        termsOf(plan),
        plan.actBefore === null
          ? ''
          : `Please confirm it before ${formatMoment(plan.actBefore)}. After that it is cancelled:\n${link}`,
        'Nothing is sold before you confirm. If you did not expect this, open the link and decline, or ignore this message.',
      ),
  },
  active: {
    subject: (plan) => `Your ${kindOf(plan)} is active`,
    body: ({ name, plan, link }) =>
      notification(
        name,
        `The exchange has registered your ${kindOf(plan)} as number ${plan.txnRegNo}:`,
        termsOf(plan),
        plan.nextDate === null ? '' : `Next instalment on ${formatDate(plan.nextDate)}.`,
        `You can stop it at any time on My STPs:\n${link}`,
      ),
  },
  refused: {
    subject: (plan) => `Your ${kindOf(plan)} was not set up`,
    body: ({ name, plan, link }) =>
      notification(
        name,
        `The exchange did not register this ${kindOf(plan)}:`,
        termsOf(plan),
        plan.remarks,
        `Nothing was sold. You can set up another one:\n${link}`,
      ),
  },
  expired: {
    subject: (plan) => `Your ${kindOf(plan)} was cancelled`,
    body: ({ name, plan, link }) =>
      notification(
        name,
        `This ${kindOf(plan)} was not confirmed and set up in time, so it was cancelled:`,
        termsOf(plan),
        `Nothing was sold. You can set up another one:\n${link}`,
      ),
  },
  instalment_failed: {
    subject: (plan) => `An instalment of your ${kindOf(plan)} was not made`,
    body: ({ name, plan, link, instalment }) =>
      notification(
        name,
        `${planTitle(plan)}: instalment ${instalment} of ${plan.noOfInstallments}, ${formatMoney(plan.installmentAmt, 2)}, was not made.`,
        plan.instalments.find((each) => each.instalment === instalment)?.reason ?? '',
        plan.nextDate === null || plan.isStopping ? '' : `The next instalment is on ${formatDate(plan.nextDate)}.`,
        link,
      ),
  },
  stopped: {
    subject: (plan) => `Your ${kindOf(plan)} was stopped`,
    body: ({ name, plan, link, failures }) =>
      notification(
        name,
        failures > 0
          ? `${plural(failures)} of this ${kindOf(plan)} failed one after another, so it was stopped:`
          : `This ${kindOf(plan)} was stopped:`,
        termsOf(plan),
        failures > 0 ? failureOf(plan) : plan.remarks,
        `${plural(plan.instalmentsDone)} fell due. No further instalment is made.\n${link}`,
      ),
  },
  stopping: {
    subject: (plan) => `The exchange has not stopped your ${kindOf(plan)} yet`,
    body: ({ name, plan, link }) =>
      notification(
        name,
        `This ${kindOf(plan)} is stopped with us, and we have asked the exchange to stop it. It has not done so yet:`,
        termsOf(plan),
        plan.remarks,
        plan.nextDate === null ? '' : `Until then it may still make the instalment of ${formatDate(plan.nextDate)}.`,
        `We ask again each night, and tell you when it is stopped.\n${link}`,
      ),
  },
  made_after_end: {
    subject: (plan) => `An instalment of your ${kindOf(plan)} was made after it was stopped`,
    body: ({ name, plan, link, instalment }) =>
      notification(
        name,
        `${planTitle(plan)}: the exchange made an instalment of ${formatMoney(plan.installmentAmt, 2)} on ${madeOn(plan, instalment)}, although the ${kindOf(plan)} was stopped.`,
        plan.investmentType === 'STP'
          ? 'The units that it buys are yours: they are in your portfolio as soon as they are allotted.'
          : 'The money is paid to your bank account.',
        `We have told the exchange again to stop it, and see to it that it does. If you do not want this instalment, please write to us.\n${link}`,
      ),
  },
  completed: {
    subject: (plan) => (isComplete(plan) ? `Your ${kindOf(plan)} is complete` : `Your ${kindOf(plan)} has ended`),
    body: ({ name, plan, link }) =>
      isComplete(plan)
        ? notification(name, `All instalments of this ${kindOf(plan)} are complete:`, termsOf(plan), link)
        : notification(
            name,
            `${planTitle(plan)}: it has ended. ${madeOf(plan)} of ${plural(plan.noOfInstallments)} ${madeOf(plan) === 1 ? 'was' : 'were'} made, ${formatMoney(timesPaise(plan.installmentAmt, madeOf(plan)), 2)} in all.`,
            link,
          ),
  },
} as const satisfies Record<string, Notification>;

/** The text message with the link, for whoever has no verified address. */
export const planLinkSms = spoken({
  planLinkSms: (plan: Plan, link: string): string =>
    `ProsperX: confirm your ${kindOf(plan)} of ${formatMoney(plan.installmentAmt, 2)} ${plan.actBefore === null ? '' : `before ${formatMoment(plan.actBefore)}`}: ${link} Nothing is sold before you confirm.`,
});

/** Words of the message with the OTP of a plan. */
export const planOtpText = {
  subject: 'OTP for your plan',
  what: (kind: string, amount: string) => `${kind} of ${amount} an instalment`,
  body: (code: string, what: string) => `${code} is your OTP to set up your ${what} with ProsperX. Do not share it.`,
};
