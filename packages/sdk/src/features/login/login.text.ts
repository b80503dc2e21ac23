import { tooManyTriesText } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import type { Step } from './login-machine.js';

const codeTitle = 'Please enter OTP and new password';

/** Prompts and links prescribed to the letter. */
export const loginText = {
  titles: {
    mobile: 'Login with your mobile number',
    password: 'Please enter your password',
    passwordcode: 'Please enter OTP and password',
    userdetails: 'Please enter your email and name',
    confirmpassword: codeTitle,
    updatepassword: codeTitle,
    multipleUsers: 'Choose the profile you want to access',
  } satisfies Record<Exclude<Step['name'], 'connect' | 'done'>, string>,
  connect: (partner: string) => `Connect with ${partner}?`,
  newHere: 'New here? Create an account',
  forMobile: (mobile: string) => `For +91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
  codeSent: (mobile: string, sends: number) =>
    sends > 1 ? `New code sent to ${maskMobile(mobile)}` : `Code sent to ${maskMobile(mobile)}`,
  codeSentBefore: (mobile: string) => `A code was sent to ${maskMobile(mobile)} a moment ago`,
  mobile: 'Mobile number',
  submit: 'Submit',
  keptPrivate: 'Your details are kept private and we never spam.',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms',
  tooManyTries: tooManyTriesText,
  ownAdvisor:
    'Open the link of your own advisor to log in. Once you are logged in you can choose another advisor in your profile.',
  leaveLink: 'Log in without this advisor’s link',
  tryAgainNow: 'You can try again now.',
  welcome: (name: string) => `You have successfully logged in to ${name}'s account.`,
};
