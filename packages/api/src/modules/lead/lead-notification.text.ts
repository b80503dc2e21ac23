import { RISK_WARNING } from '@prosperx/core/disclosure';
import { formatMoney } from '@prosperx/core/format';
import { type AdvisorInterest, type Lead, LEAD_KEPT_DAYS } from '@prosperx/core/lead';
import { addressed, notificationHelp } from '#providers/notification.text.js';

const interests: Readonly<Record<AdvisorInterest, string>> = {
  lamf: 'a loan against mutual funds',
  sub_broker: 'a registration as a sub-broker',
};

/** Notifications about leads. */
export const leadNotificationText = {
  deskSubject: (service: string) => `New lead: ${service}`,
  desk: (lead: Lead, service: string, advisor: string, agentCode: string) =>
    [
      `A customer of ${advisor} (${agentCode}) is interested in: ${service}`,
      '',
      `Name: ${lead.investorName}`,
      `Mobile: ${lead.investorMobileNo}`,
      `Email: ${lead.investorEmailId}`,
      `Amount: ${lead.investmentAmount === null ? 'not named' : formatMoney(lead.investmentAmount)}`,
      `Reference: ${lead.leadId}`,
      '',
      `They have agreed to be called and written to. Delete this mail ${LEAD_KEPT_DAYS} days after the last contact.`,
    ].join('\n'),
  interestSubject: (interest: AdvisorInterest) => `An advisor is interested in ${interests[interest]}`,
  interest: (advisor: string, agentCode: string) =>
    `${advisor} (${agentCode}) has pressed "I am Interested" and expects a call within 24 to 48 hours.`,
  invitationSubject: (advisor: string) => `${addressed(advisor)} invites you to ProsperX`,
  invitation: (lead: Lead, advisor: { readonly name: string; readonly arn: string }, link: string) =>
    [
      `Dear ${addressed(lead.investorName)},`,
      '',
      `${addressed(advisor.name)} (mutual fund distributor, ${advisor.arn}) invites you to open an account with ProsperX, with them as your advisor. You need your PAN and a bank account; opening it buys nothing.`,
      '',
      link,
      '',
      `You get this because you have agreed to hear from them about investing. If you do not want this, tell us and we delete your details at once; otherwise we delete them ${LEAD_KEPT_DAYS} days after the last contact.`,
      '',
      RISK_WARNING,
      '',
      notificationHelp,
    ].join('\n'),
  invitationSms: (advisor: string, arn: string, link: string) =>
    `${addressed(advisor)}, ${arn}, invites you to open a mutual fund account with ProsperX: ${link}`,
  thanksSubject: 'Thank you for your interest',
  thanks: (lead: Lead, service: string, advisor: string) =>
    [
      `Dear ${addressed(lead.investorName)},`,
      '',
      `Thank you for your interest. ${advisor} will call you about ${service ? `the ${service}` : 'the plan that you looked at'}.`,
      '',
      `Your details are deleted ${LEAD_KEPT_DAYS} days after the last contact. If it was not you who gave them, or you no longer want a call, tell us and they are deleted at once.`,
      '',
      notificationHelp,
    ].join('\n'),
};
