export const helpDeskText = { call: 'Call', or: 'or write to', end: '.' };

/** `0:48`, as a clock shows it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const otpDialogText = {
  label: 'One-time password (OTP)',
  sentTo: (mobile: string) => `Enter the 6 digit code sent to ${mobile}`,
  sentAgain: (mobile: string) => `A new code was sent to ${mobile}`,
  sentBefore: (mobile: string) => `Enter the 6 digit code sent to ${mobile} a moment ago`,
  wait: (seconds: number) => `Resend OTP in ${clock(seconds)}`,
  resend: 'Resend OTP',
};

export const profileSwitchText = { switchTo: 'Switch to' };
