import { COOLING_DAYS } from '@prosperx/core/bank';
import { helpDesk } from '@prosperx/core/disclosure';
import { formatDate, formatMoment } from '@prosperx/core/format';
import { DELETION_DAYS } from '@prosperx/core/profile';
import type { BusinessDate, Instant } from '@prosperx/core/time';

const { helpLine, helpLineHours, supportEmail } = helpDesk;

const changes = {
  email: {
    subject: 'Your ProsperX email address was changed',
    what: 'the email address of your account was changed',
    short: 'the email address of your account was changed',
  },
  name: {
    subject: 'Your ProsperX account name was updated',
    what: 'your account name was updated to match your PAN. Your investments are held in that name',
    short: 'your account name was updated to match your PAN',
  },
  address: {
    subject: 'Your ProsperX address was changed',
    what: 'the postal address of your account was changed',
    short: 'the postal address of your account was changed',
  },
  bank: {
    subject: 'Your ProsperX bank account was changed',
    what: `the default bank account of your ProsperX account was changed. Redemptions are credited to a newly added account after ${COOLING_DAYS} days, and to the account that receives them at present until then. AutoPay mandates stay on the account they were set up for until you cancel them`,
    short: 'your default bank account was changed',
  },
  bank_at_once: {
    subject: 'Your ProsperX bank account was changed',
    what: 'the default bank account of your ProsperX account was changed. Redemptions are credited to it from now on. AutoPay mandates stay on the account they were set up for until you cancel them',
    short: 'your default bank account was changed, and redemptions are credited to it',
  },
  bank_added: {
    subject: 'A bank account was added to your ProsperX account',
    what: 'a bank account was added to your ProsperX account. Your default account stays the same',
    short: 'a bank account was added to your account',
  },
  bank_removed: {
    subject: 'A bank account was removed from your ProsperX account',
    what: 'a bank account was removed from your ProsperX account. AutoPay mandates that debit it stay until you cancel them',
    short: 'a bank account was removed from your account',
  },
  bank_in_review: {
    subject: 'Your new bank account is being verified',
    what: `a bank account that was entered in your ProsperX account is being verified by a cancelled cheque. Nothing changes until it is verified. If it becomes your default account, redemptions are credited to it ${COOLING_DAYS} days after that at the earliest`,
    short: 'a new bank account entered in your account is being verified',
  },
  bank_refused: {
    subject: 'Your new bank account could not be verified',
    what: 'we could not verify that the bank account you entered is yours, so it was not added. Your bank accounts stay as they were; you can enter another account in your own name in your profile',
    short: 'your new bank account could not be verified and was not added',
  },
  first_bank_in_review: {
    subject: 'Your bank account is being verified',
    what: 'we began to verify the bank account of your ProsperX account by your cancelled cheque, because your bank names another holder or did not answer. You can invest from it meanwhile; redemptions are paid to it once it is verified. Until then, instalments of an SWP that is running already may still be paid to it, or be left out: to have none paid to it, stop the SWP',
    short: 'we began to verify your bank account; redemptions are paid to it once it is verified',
  },
  first_bank_approved: {
    subject: 'Your bank account is verified',
    what: 'the bank account of your ProsperX account was verified. Redemptions are paid to it from now on',
    short: 'your bank account was verified, and redemptions are paid to it',
  },
  first_bank_refused: {
    subject: 'Your bank account could not be verified',
    what: 'we could not verify that the bank account of your ProsperX account is yours. Redemptions are not paid to it, and you can no longer pay from it. An SWP that is running is stopped in the coming night; an instalment before that may still be paid to it. Please add an account in your own name in your profile: until then you can neither pay nor redeem. AutoPay mandates that debit it stay until you cancel them',
    short: 'your bank account could not be verified; please add an account in your own name in your profile',
  },
  former_bank_in_review: {
    subject: 'Your first bank account is being verified',
    what: 'we began to verify the bank account with which you opened your ProsperX account by your cancelled cheque, because your bank names another holder or did not answer. Until it is verified, redemptions are not paid to it, and you cannot pay from it. Your other bank accounts stay in use. AutoPay mandates that debit it stay until you cancel them',
    short:
      'we began to verify the bank account with which you opened your account; your other bank accounts stay in use',
  },
  former_bank_approved: {
    subject: 'Your first bank account is verified',
    what: 'the bank account with which you opened your ProsperX account was verified. You can choose it when you pay; your default account stays the same',
    short: 'the bank account with which you opened your account was verified',
  },
  former_bank_refused: {
    subject: 'Your first bank account could not be verified',
    what: 'we could not verify that the bank account with which you opened your ProsperX account is yours. Nothing is paid to it, and you can no longer pay from it. Your other bank accounts stay in use. AutoPay mandates that debit it stay until you cancel them',
    short:
      'the bank account with which you opened your account could not be verified; your other bank accounts stay in use',
  },
  mandate_approved: {
    subject: 'Your AutoPay mandate is approved',
    what: 'your bank approved the AutoPay mandate that was set up in your ProsperX account. “My SIPs” shows by which mandate each of your SIPs is debited, and you can change it there',
    short: 'your bank approved an AutoPay mandate for your account',
  },
  mandate_rejected: {
    subject: 'Your AutoPay mandate was not approved',
    what: 'an AutoPay mandate of your ProsperX account ended without approval. The reason is shown under Mandates in your profile, where you can set up another one',
    short: 'an AutoPay mandate of your account was not approved',
  },
  mandate_cancelled: {
    subject: 'Your AutoPay mandate was cancelled',
    what: 'an AutoPay mandate of your ProsperX account was cancelled. We have asked the exchange to end it at your bank; until it has, an instalment may still be debited. SIPs that no other mandate pays for miss their instalments',
    short: 'an AutoPay mandate of your account was cancelled',
  },
  mandate_cancelled_there: {
    subject: 'Your AutoPay mandate has ended at your bank',
    what: 'we learned that an AutoPay mandate of your ProsperX account has ended at your bank. The reason is shown under Mandates in your profile. Nothing is debited by it any more; SIPs that no other mandate pays for miss their instalments',
    short: 'we learned that an AutoPay mandate of your account has ended at your bank',
  },
  nominees: {
    subject: 'Your ProsperX nominees were changed',
    what: 'the nominees of your account were changed or removed',
    short: 'the nominees of your account were changed',
  },
  partner: {
    subject: 'A partner can now log you in to ProsperX',
    what: 'a partner was connected to your account: from its own app or site you now reach ProsperX without another password. Payments, redemptions and changes of your profile still ask for a code sent to your mobile. You can end it in your profile under “Connected partners”',
    short: 'a partner was connected to your account',
  },
  partner_ended: {
    subject: 'A partner was disconnected from your ProsperX account',
    what: 'a partner was disconnected from your account. It can no longer log you in, and sessions that it began have ended',
    short: 'a partner was disconnected from your account',
  },
  password: {
    subject: 'Your ProsperX password was changed',
    what: 'the password of your account was changed, and you were logged out everywhere else',
    short: 'the password of your account was changed',
  },
  code_at_login: {
    subject: 'Your ProsperX login was changed',
    what: 'the setting for when your login asks for an OTP as well as the password was changed',
    short: 'your setting for OTP at login was changed',
  },
  passkey_added: {
    subject: 'A passkey was added to your ProsperX account',
    what: 'a passkey was added to your account: whoever holds its device can log in with it. Your profile lists your passkeys under “Login and Security”, where you can remove any of them',
    short: 'a passkey was added to your account',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your ProsperX account',
    what: 'a passkey was removed from your account',
    short: 'a passkey was removed from your account',
  },
  new_device: {
    subject: 'A new device logged in to your ProsperX account',
    what: 'somebody logged in to your account on a device that had not been used for it before. Your profile lists your devices under “Login and Security”, where you can end any of them',
    short: 'a new device logged in to your account',
  },
  advisor_ended: {
    subject: 'Your advisor may no longer act for you',
    what: 'your advisor’s right to act in your account was ended. They may no longer open it',
    short: 'your advisor’s right to act in your account was ended',
  },
  advisor_allowed: {
    subject: 'Your advisor may act for you again',
    what: 'your advisor was allowed to act in your account again',
    short: 'your advisor was allowed to act in your account again',
  },
  advisor_changed: {
    subject: 'Your advisor was changed',
    what: 'another advisor was chosen for your account. They may open it and act for you, and your previous advisor no longer may. You can change that in your profile under “Your advisor”',
    short: 'another advisor was chosen for your account',
  },
  risk_answered: {
    subject: 'Your advisor answered the risk questions for you',
    what: 'the questions on your risk profile were answered by your advisor in your account. If you have answered them yourself before, your own answers still count; if not, the new ones do until you answer them yourself under “Risk Profile”',
    short: 'your advisor answered the questions on your risk profile',
  },
  deletion: {
    subject: 'You asked us to delete your ProsperX account',
    what: `the deletion of your account was requested, and you were logged out everywhere. It is deleted ${DELETION_DAYS} days later: to keep it, log in before and choose “Keep my account” in your profile`,
    short: 'the deletion of your account was requested',
  },
  deletion_withdrawn: {
    subject: 'Your ProsperX account will be kept',
    what: 'the request to delete your account was withdrawn, and your account is kept',
    short: 'the request to delete your account was withdrawn',
  },
} as const;

/** The changes of an account of which its owner is notified. */
export type OwnerChange = keyof typeof changes;

interface Details {
  readonly newEmail?: string | null;
  /** Browser and system. */
  readonly device?: string | undefined;
  readonly redemptionsUntil?: BusinessDate | null | undefined;
}

/** The owner reads what was changed, when, and whom to call if it was not them; never the old or the new value, but for a new email address on the phone. */
export const ownerNotices = {
  id: 'change',
  subject: (change: OwnerChange) => changes[change].subject,
  mail: (change: OwnerChange, name: string, at: Instant, { device, redemptionsUntil }: Details = {}) =>
    `Dear ${name},\n\nOn ${formatMoment(at)} ${changes[change].what}.${device === undefined ? '' : ` It was ${device}.`}${redemptionsUntil ? ` Redemptions are still credited to it until ${formatDate(redemptionsUntil)}: keep it open until they have arrived.` : ''}\n\nIf it was you, there is nothing to do. If it was not you, call ${helpLine} (${helpLineHours}) or write to ${supportEmail} at once, and change your password with "Forgot Password?" at the login.`,
  /** A message to the phone names an address to which mail goes from now on; mail itself may go to whoever changed it. */
  sms: (change: OwnerChange, at: Instant, { newEmail = null, device, redemptionsUntil }: Details = {}) =>
    `ProsperX: ${changes[change].short}${newEmail === null ? '' : ` to ${newEmail}`}${device === undefined ? '' : ` (${device})`}${redemptionsUntil ? ` (redemptions are credited to it until ${formatDate(redemptionsUntil)})` : ''} on ${formatMoment(at)}. Not you? Call ${helpLine}.`,
};
