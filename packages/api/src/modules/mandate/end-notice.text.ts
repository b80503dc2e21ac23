import { formatDate, formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { notificationHelp } from '#providers/notification.text.js';

/** The facts of a mandate that ends soon. */
export interface EndingMandate {
  readonly name: string;
  /** The account that it debits; null where that is not known. */
  readonly bank: { readonly name: string; readonly account: string } | null;
  readonly limit: Paise;
  readonly lastDay: BusinessDate;
  /** The SIPs that no mandate pays for after that day, each with its first debit after it. */
  readonly sips: readonly { readonly schemeName: string; readonly amount: Paise; readonly from: BusinessDate }[];
  /** The page of the mandates. */
  readonly link: string;
}

const accountOf = ({ bank }: EndingMandate) => (bank === null ? '' : `${bank.name} ${bank.account}, `);

const sipsOf = ({ sips }: EndingMandate) =>
  sips
    .map(
      ({ schemeName, amount, from }) =>
        `${schemeName}: ${formatMoney(amount, 2)}, from the instalment of ${formatDate(from)} on`,
    )
    .join('\n');

/** Words of the notification that a mandate ends soon and leaves SIPs without AutoPay. */
export const endNoticeText = {
  id: 'mandate_ends',
  subject: (lastDay: BusinessDate) => `Your AutoPay mandate ends on ${formatDate(lastDay)}`,
  body: (facts: EndingMandate) =>
    `Dear ${facts.name},\n\nThis AutoPay mandate ends on ${formatDate(facts.lastDay)}: ${accountOf(facts)}limit ${formatMoney(facts.limit, 2)}.\n\nAfter that day no mandate pays for:\n${sipsOf(facts)}\n\nThese instalments are not invested without another AutoPay mandate. Banks may take some days to approve one, so please set it up in time:\n${facts.link}\n\nOnce it is approved, “My SIPs” shows by which mandate each of your SIPs is debited, and you can change it there.\n\n${notificationHelp}`,
};
