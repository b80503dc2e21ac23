import { formatDate, formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import { SIP_LEAD } from '@prosperx/core/sip';
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
  readonly sips: readonly {
    readonly schemeName: string;
    readonly amount: Paise;
    readonly from: BusinessDate;
    /** null where another mandate pays by itself; else by when the SIP has to be changed to one, null where it is too late for that debit, or another change is on its way. */
    readonly move: { readonly until: BusinessDate | null; readonly isChanging: boolean } | null;
  }[];
  /** The page of the mandates; null where another approved one can pay for each of the SIPs, once they are changed to it. */
  readonly mandatesLink: string | null;
  readonly sipsLink: string;
}

const accountOf = ({ bank }: EndingMandate) => (bank === null ? '' : `${bank.name} ${bank.account}, `);

const moveOf = ({ move }: EndingMandate['sips'][number]) => {
  if (move === null) return '';
  if (move.isChanging) return '; a change to this SIP is on its way, and once it is done, you can make another';
  return move.until === null
    ? '; it is too late to change this instalment, but later ones can still be paid'
    : `; to be changed by ${formatDate(move.until)}`;
};

const sipsOf = ({ sips }: EndingMandate) =>
  sips
    .map(
      (sip) =>
        `${sip.schemeName}: ${formatMoney(sip.amount, 2)}, from the instalment of ${formatDate(sip.from)} on${moveOf(sip)}`,
    )
    .join('\n');

const toDoOf = ({ sips, mandatesLink, sipsLink }: EndingMandate) => {
  const setUp = `These instalments are not invested without another AutoPay mandate. Banks may take some days to approve one, so please set it up in time:\n${mandatesLink}`;
  if (sips.every(({ move }) => move === null))
    return `${setUp}\n\nOnce it is approved, “My SIPs” shows by which mandate each of your SIPs is debited, and you can change it there.`;
  const byDay = sips.some(({ move }) => move?.until) ? ', by the day given above' : '';
  const change = `for each SIP under “Change” in “My SIPs”${byDay}. For that, the exchange registers the SIP again and needs ${SIP_LEAD.registration} days:\n${sipsLink}`;
  return mandatesLink === null
    ? `These instalments are not invested unless each SIP is changed to another AutoPay mandate. You have one that can pay: choose it ${change}`
    : `${setUp}\n\nNo SIP moves to it by itself. Once it is approved, choose it ${change}`;
};

/** Words of the notification that a mandate ends soon and leaves SIPs without AutoPay. */
export const endNoticeText = {
  id: 'mandate_ends',
  subject: (lastDay: BusinessDate) => `Your AutoPay mandate ends on ${formatDate(lastDay)}`,
  body: (facts: EndingMandate) =>
    `Dear ${facts.name},\n\nThis AutoPay mandate ends on ${formatDate(facts.lastDay)}: ${accountOf(facts)}limit ${formatMoney(facts.limit, 2)}.\n\nAfter that day no mandate pays for:\n${sipsOf(facts)}\n\n${toDoOf(facts)}\n\n${notificationHelp}`,
};
