import { spoken } from '@prosperx/core/language';
import { OTP_MINUTES } from '@prosperx/core/session';

const code = (digits: string, purpose: string) =>
  `${digits} is the OTP to ${purpose} with ProsperX. It is valid for ${OTP_MINUTES} minutes. Do not share it with anyone.`;

/** What a change of a profile is about. */
export const changeNames = {
  email: 'email address',
  address: 'postal address',
  contact: 'contact details',
  nominees: 'nominees',
  bank: 'bank account',
  bankTo: (ending: string) => `bank account to the one ending ${ending}`,
  and: ' and ',
} as const;

/** The messages around the codes that a profile asks for: each says what its code allows. */
export const profileOtpText = {
  onboarding: { subject: 'Confirm your profile', body: (digits: string) => code(digits, 'confirm your profile') },
  edit: { subject: 'Confirm the change', body: (digits: string, what: string) => code(digits, `change your ${what}`) },
  sip: { subject: 'Confirm the change of your SIP', body: (digits: string, what: string) => code(digits, what) },
  deletion: {
    subject: 'Delete your account',
    body: (digits: string) => code(digits, 'request the deletion of your account'),
  },
  advisor: {
    subject: 'Change what your advisor may do',
    body: (digits: string) => code(digits, 'change whether your advisor may act for you'),
  },
  newAdvisor: {
    subject: 'Change your advisor',
    body: (digits: string, name: string) => code(digits, `make ${name} your advisor`),
  },
  export: { subject: 'Download your data', body: (digits: string) => code(digits, 'download all your data') },
} as const;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Says what a change of a SIP does, so that a person who is tricked into telling the code notices. Amounts are in rupees, as the page sends them. */
export const sipChangeName = spoken({
  sipChangeName: (schemeName: string, change: Readonly<Record<string, unknown>>): string => {
    const { amount, sipDate, kind, percent } = change;
    const sip = `your SIP in ${schemeName}`;
    if (kind === 'sum' && isNumber(amount)) return `step up ${sip} by ₹${amount} a year`;
    if (kind === 'percent' && isNumber(percent)) return `step up ${sip} by ${percent}% a year`;
    if (kind === null) return `end the step-up of ${sip}`;
    if (isNumber(amount) && isNumber(sipDate)) return `change ${sip} to ₹${amount} on day ${sipDate} of each month`;
    return `stop ${sip}`;
  },
});
