import type { ApprovalBlock } from '#http/index.js';
import type { ApprovableCall } from './rules.js';

/** What a customer is asked to approve, as a title. */
export const approvableCallText = {
  requestRedemption: 'Redemption',
  requestSwitch: 'Switch',
  saveProfile: 'Email address',
  updateProfile: 'Contact details',
  updateNominees: 'Nominees',
  changeBankAccount: 'New bank account',
  updateBankAccount: 'Bank account',
  changeSip: 'Change of the SIP',
  stepUpSip: 'Step-up of the SIP',
  stopSip: 'End of the SIP',
  saveUser: 'Account opening',
} as const satisfies Record<ApprovableCall, string>;

/** Why an account holder cannot approve at present what their advisor asks. */
export const blockedText = {
  arn: 'You cannot approve this at present: your advisor’s registration (ARN) is not verified. Open it again later, or decline it.',
  barred:
    'You cannot approve this at present: your advisor may not place orders now. Open it again later, or decline it.',
} as const satisfies Record<ApprovalBlock, string>;

/** The same for that advisor. */
export const blockedTextOfAdvisor = {
  id: 'advisor',
  arn: 'Your customer cannot approve this while you have no verified ARN.',
  barred: 'Your customer cannot approve this while you may not place orders.',
} as const satisfies Record<ApprovalBlock | 'id', string>;
