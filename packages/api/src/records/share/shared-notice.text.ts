import { formatDateShort } from '@prosperx/core/format';
import type { BusinessDate } from '@prosperx/core/time';

const inYourProfile =
  'If you do not agree, contact us at once; you can end your advisor’s right to act for you in your profile.';

/** What an account holder reads when their advisor has something of theirs sent to somebody else. */
export const sharedNoticeText = {
  portfolio: {
    subject: 'Your portfolio was shared',
    text: (name: string, advisor: string, to: string, date: BusinessDate) =>
      `Dear ${name}, on ${formatDateShort(date)} your advisor ${advisor} asked us to send the totals of your mutual fund portfolio to ${to}. ${inYourProfile}`,
  },
  payment: {
    subject: 'Your payment link was shared',
    text: (name: string, advisor: string, to: string, date: BusinessDate) =>
      `Dear ${name}, on ${formatDateShort(date)} your advisor ${advisor} asked us to send the payment link of your mutual fund orders to ${to}. Only you can pay with it, after your login. ${inYourProfile}`,
  },
  mandate: {
    subject: 'The link to set up your AutoPay was shared',
    text: (name: string, advisor: string, to: string, date: BusinessDate) =>
      `Dear ${name}, on ${formatDateShort(date)} your advisor ${advisor} asked us to send the link to set up your AutoPay mandate to ${to}. Only you can set it up, after your login. ${inYourProfile}`,
  },
};
