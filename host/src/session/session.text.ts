import { IDLE_SECONDS } from '@prosperx/sdk/internal';

const minutes = IDLE_SECONDS / 60;

export const sessionText = {
  warningTitle: 'Are you still there?',
  warning: `Nothing has happened for a while. To keep your account safe, we sign you out after ${minutes} minutes.`,
  secondsLeft: (seconds: number) =>
    seconds === 1 ? 'You are signed out in 1 second.' : `You are signed out in ${seconds} seconds.`,
  stay: 'Stay signed in',
  signOut: 'Sign out now',
  idle: `You were signed out because nothing had happened for ${minutes} minutes. Sign in to go on where you were.`,
  notLoaded: 'Sign-in could not be loaded',
  notLoadedText: 'Check your connection and try again. What you were doing is still here.',
  unreachable: 'Your account could not be loaded',
  unreachableText: 'Check your connection and try again. If you were signed in, you still are.',
  advisorEnded: 'Your session has ended. Open this site again from your partner app.',
  ended: 'Your session has ended. Sign in to go on where you were.',
};
