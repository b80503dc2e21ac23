import { OTP_MINUTES } from '@prosperx/core/session';

/** Messages of the login. The one with the code is the same for known and unknown mobiles. */
export const loginMessages = {
  otp: {
    subject: 'Log in to ProsperX',
    body: (code: string) =>
      `${code} is the OTP to log in to ProsperX or to set your password. It is valid for ${OTP_MINUTES} minutes. Do not share it with anyone.`,
    /** The last line of an SMS, by which a browser knows for which site the code is, and offers to fill it in. */
    forBrowser: (host: string, code: string) => `\n\n@${host} #${code}`,
  },
  resetCode: {
    subject: 'Set a new ProsperX password',
    body: (code: string) =>
      `${code} is the code to set a new password for your ProsperX account. It is valid for ${OTP_MINUTES} minutes. Do not share it with anyone.\n\nWe ask for it as well as the OTP sent to your mobile, because you asked for two proofs at login. If it was not you who asked, please write to us: someone may have your mobile.`,
  },
  welcome: {
    subject: 'Welcome to ProsperX',
    body: (name: string) =>
      `Dear ${addressed(name)},\n\nWelcome to ProsperX. Log in with your mobile number and the password that you have set.\n\nTo invest, open your investment account: check the KYC of your PAN, then add your details and your bank account. It takes a few minutes, and we write to you once it is open.\n\nIf it was not you who signed up, please write to us.`,
  },
};
import { addressed } from '#providers/notification.text.js';
