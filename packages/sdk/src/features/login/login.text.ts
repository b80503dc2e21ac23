import type { Notice } from './login-machine.js';

export const loginText = {
  mobileTitle: 'Login with your mobile number',
  passwordTitle: 'Please enter your password',
  profilesTitle: 'Choose the profile you want to access',
  mobile: 'Mobile number',
  password: 'Password',
  submit: 'Submit',
  wrongMobile: 'Entered Wrong Mobile?',
  continueWith: 'Continue with this account',
  privacy: 'Your details are kept private and we never spam.',
  notices: {
    mapped_to_other_agent: 'User mapped to other agent',
    no_account: 'No account belongs to this number yet. Please check it.',
    no_password: 'This account has no password yet. Please write to us, and we help you to set one.',
  } satisfies Record<Notice, string>,
  welcome: (name: string) => `You have successfully logged in to ${name}'s account.`,
  taxStatus: (code: string) => taxStatusNames[code] ?? taxStatusNames['10'] ?? '',
};

/** Names of account-type codes (specification, platform, section 3). */
const taxStatusNames: Readonly<Record<string, string>> = {
  '01': 'Individual',
  '02': 'Minor',
  '03': 'HUF',
  '04': 'Company',
  '05': 'AOP',
  '06': 'Partnership Firm',
  '08': 'Trust',
  '10': 'Others',
  '11': 'NRI Others',
  '12': 'DFI',
  '13': 'Sole Proprietorship',
  '21': 'NRE',
  '23': 'FII',
  '24': 'NRO',
  '47': 'LLP',
  '52': 'Private Limited Company',
  '70': 'Person of Indian Origin',
  '76': 'Seafarer NRE',
  '77': 'Seafarer NRO',
};
