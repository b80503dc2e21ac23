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
