import { type InvitationOutcome, LEAD_INVITATIONS } from '@prosperx/core/lead';

const number = (count: number) => count.toLocaleString('en-IN');
const { aLead, daysBetween, aDay } = LEAD_INVITATIONS;

/** Words of inviting leads to open an account. */
export const leadInvitationText = {
  invite: 'Invite',
  inviteNamed: (name: string) => `Invite ${name} to open an account`,
  inviteAll: (count: number) => `Invite ${number(count)} by email and SMS`,
  inviteNote: 'An invitation says who you are, with your ARN, and leads to an account with you as advisor.',
  language: 'Language of invitations',
  languageHint: 'Anyone who filled in a form in another language is invited in that language.',
  invitedOn: (day: string, times: number) => `invited ${day}${times > 1 ? `, ${times} of ${aLead} times` : ''}`,
  isCustomer: 'your customer',
  /** What became of invitations, by how many. */
  outcome: {
    invited: (count) => `${number(count)} ${count === 1 ? 'person was' : 'people were'} invited by email and SMS.`,
    customer: (count) => `${number(count)} ${count === 1 ? 'is a customer' : 'are customers'} of yours already.`,
    closed: (count) =>
      `${number(count)} ${count === 1 ? 'was' : 'were'} left out: invested already, or not interested.`,
    too_soon: (count) => `${number(count)} ${count === 1 ? 'was' : 'were'} invited less than ${daysBetween} days ago.`,
    too_often: (count) => `${number(count)} ${count === 1 ? 'was' : 'were'} invited ${aLead} times, the maximum.`,
    day_full: (count) =>
      `${number(count)} ${count === 1 ? 'waits' : 'wait'} for tomorrow: you can invite ${aDay} people a day.`,
  } satisfies Readonly<Record<InvitationOutcome, (count: number) => string>>,
  notInvited: 'The invitation could not be sent. Please try again later.',
};
