export const ownDataText = {
  title: 'Your data',
  text: 'Take all that is kept about you with you, or ask for your account to be deleted.',
  download: 'Download my data',
  fileName: 'prosperx-my-data.json',
  delete: 'Request deletion',
  askTitle: 'Ask for your account to be deleted?',
  ask: 'You are signed out, and your details are deleted. What you bought stays on record as long as the law asks. This is not possible while you hold units or have orders under way.',
  keep: 'Keep my account',
  sendCode: 'Send OTP',
  otpTitle: 'Confirm the deletion',
  otpSubmit: 'Verify and request',
  requested: 'The deletion of your account is requested.',
};
