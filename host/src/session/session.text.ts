import { IDLE_SECONDS } from '@prosperx/core/session';

const minutes = IDLE_SECONDS / 60;

export const sessionText = {
  warningTitle: 'Are you still there?',
  warning: `You have been inactive for a while. To keep your account safe, we log you out after ${minutes} minutes.`,
  secondsLeft: (seconds: number) =>
    seconds === 1 ? 'You are logged out in 1 second.' : `You are logged out in ${seconds} seconds.`,
  stay: 'Stay logged in',
  signOut: 'Log out now',
  idle: `You were logged out after ${minutes} minutes of inactivity. Log in to continue where you left off.`,
  notLoaded: 'Login could not be loaded',
  notLoadedText: 'Check your connection and try again. What you were doing is still here.',
  unreachable: 'Your account could not be loaded',
  unreachableText: 'Check your connection and try again. If you were logged in, you still are.',
  advisorEnded: 'Your session has ended. Open this site again from your partner app.',
  ended: 'Your session has ended. Log in to continue where you left off.',
  notAuthorised: 'You are not authorized to view this page',
  loginRegister: 'LOGIN/REGISTER',
  support: 'Need help? Write to us at',
};
