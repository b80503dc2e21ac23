/** The people of the matrix. An advisor is in the account of a customer of theirs, or in nobody's; `signedOn` is an investor whom a partner's server signed in by a ticket to invest. */
export const ROLES = [
  'visitor',
  'investor',
  'signedOn',
  'minor',
  'advisorInAccount',
  'advisor',
  'unverifiedAdvisor',
  'formerAdvisor',
] as const;
export type Role = (typeof ROLES)[number];

/**
 * `yes`: the call is carried out, or refused for what it asks; `signed_out` and `forbidden` are the codes of who may not make it,
 * `agent_not_verified` that of an advisor whom no partner has verified, and `customer_approves` that of an advisor who would use an OTP or
 * a link of the account holder, and `own_login_required` that of an investor whom a partner's server signed in.
 */
export type Answer =
  | 'agent_not_verified'
  | 'customer_approves'
  | 'forbidden'
  | 'own_login_required'
  | 'signed_out'
  | 'yes';

/** The answers of a call that asks for a session, and is forbidden but for those who are named. */
export const allButVisitors = (answers: Partial<Record<Role, Answer>>): Readonly<Record<Role, Answer>> => ({
  visitor: 'signed_out',
  investor: 'forbidden',
  // what an investor may, but for what they do in person alone and what they did not agree to
  signedOn: answers.investor ?? 'forbidden',
  minor: 'forbidden',
  advisorInAccount: 'forbidden',
  advisor: 'forbidden',
  unverifiedAdvisor: 'forbidden',
  formerAdvisor: 'forbidden',
  ...answers,
});

/** What an advisor is told, in an account or not, who would do what an account holder confirms by their own OTP. */
export const ownersAct = {
  advisorInAccount: 'customer_approves',
  advisor: 'customer_approves',
  unverifiedAdvisor: 'customer_approves',
  formerAdvisor: 'customer_approves',
} as const;

/** All advisors are answered. */
export const allAdvisors = {
  advisorInAccount: 'yes',
  advisor: 'yes',
  unverifiedAdvisor: 'yes',
  formerAdvisor: 'yes',
} as const;

/** Everybody is answered, signed in or not. */
export const everybody = { visitor: 'yes', investor: 'yes', signedOn: 'yes', minor: 'yes', ...allAdvisors } as const;

export interface Group {
  readonly answers: Readonly<Record<Role, Answer>>;
  readonly calls: readonly string[];
}

/** Calls, by who may make them. */
export type Groups = Readonly<Record<string, Group>>;
