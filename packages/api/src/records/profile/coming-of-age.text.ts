import { formatDate } from '@prosperx/core/format';
import type { BusinessDate } from '@prosperx/core/time';
import { notificationHelp } from '#providers/notification.text.js';

interface Facts {
  /** Who signs in to the account: its holder, or their guardian. */
  readonly reader: string;
  readonly holder: string;
  /** The 18th birthday. */
  readonly date: BusinessDate;
  /** The page of the portfolio, where the form is. */
  readonly link: string;
}

const steps = `1. KYC in the holder's own name, with their own PAN.
2. A bank account in the holder's own name.
3. From the 18th birthday on: the form for the change from minor to major, which the portfolio offers. Sign it and send it, with the documents that it lists, to each fund house.
4. After that: AutoPay mandates from the holder's own bank account, and new SIPs by them.`;

const message = (subject: (facts: Facts) => string, say: (facts: Facts) => string) => ({
  subject,
  body: (facts: Facts) =>
    `Dear ${facts.reader},\n\n${say(facts)}\n\nIf you are the guardian, please share this message with ${facts.holder}: from then on the account is theirs alone. What to do:\n\n${steps}\n\nThe portfolio:\n${facts.link}\n\n${notificationHelp}`,
});

/** The notifications to guardian and holder of a minor's account about its holder's 18th birthday. */
export const comingOfAge = {
  turns_18: message(
    ({ holder, date }) => `${holder} turns 18 on ${formatDate(date)}`,
    ({ holder, date }) =>
      `${holder}, for whom a minor's account is held at ProsperX, turns 18 on ${formatDate(date)}. From that day the account can only be viewed: nothing is bought, redeemed or switched in it until it is changed from minor to major. SIPs, STPs and SWPs end on that day, here and at the exchange; only an instalment that the exchange already has is still made.`,
  ),
  turned_18: message(
    ({ holder }) => `${holder} is 18: the account has to be changed`,
    ({ holder, date }) =>
      `${holder}, for whom a minor's account is held at ProsperX, turned 18 on ${formatDate(date)}. The account can now only be viewed: nothing is bought, redeemed or switched in it until it is changed from minor to major. SIPs, STPs and SWPs have ended here, and we have asked the exchange to end them too; only an instalment that it already had is still made. The units stay invested.`,
  ),
} as const;
