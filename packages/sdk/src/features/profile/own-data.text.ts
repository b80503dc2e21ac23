import type { DeletionBlocker } from '@prosperx/core/profile';

export const ownDataText = {
  title: 'Your data',
  text: 'Take all that is kept about you with you, or ask for your account to be deleted.',
  download: 'Download my data',
  fileName: 'prosperx-my-data.json',
  form: 'Account opening form (PDF)',
  formFileName: 'prosperx-account-opening-form.pdf',
  delete: 'Request deletion',
  askTitle: 'Ask for your account to be deleted?',
  ask: 'You are signed out, and your details are deleted. What you bought stays on record as long as the law asks. This is not possible while you hold units, or have orders or money under way.',
  keep: 'Keep my account',
  sendCode: 'Send OTP',
  otpTitle: 'Confirm the deletion',
  otpSubmit: 'Verify and request',
  heldTitle: 'Your account can not be deleted yet',
  held: {
    units: 'You still hold units: redeem them first.',
    orders: 'You have orders under way: wait until they are carried out, or cancel them.',
    money: 'A payment is being made, or money is on its way back to you: wait until it has arrived.',
    sips: 'You have SIPs that go on: stop them first.',
  } satisfies Record<DeletionBlocker, string>,
  doneTitle: 'Your request is recorded',
  done: (day: string) => `The deletion of your account was requested on ${day}. You are signed out.`,
  leave: 'Leave',
  requestedOn: (day: string) => `You asked on ${day} for your account to be deleted.`,
};
