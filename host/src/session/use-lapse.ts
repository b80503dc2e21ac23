import { useServices } from '@prosperx/sdk/internal';
import { useEffect } from 'react';
import { loginPrompt } from './login-prompt.js';
import { sessionText as text } from './session.text.js';

const READING_TIME = 6_000;

/** Whose session ended by itself is told so and asked to sign in again; the page stays as it is. */
export function useLapse(isIdle: boolean) {
  const { session, flash } = useServices();
  useEffect(
    () =>
      session.subscribe((now, before) => {
        if (now.lapsedAdvisor && !before.lapsedAdvisor) flash.getState().show('error', text.advisorEnded, READING_TIME);
        if (now.lapsedAdvisor) return;
        if (!now.lapsed || before.lapsed) return;
        flash.getState().show('error', isIdle ? text.idle : text.ended, READING_TIME);
        loginPrompt.getState().open();
      }),
    [session, flash, isIdle],
  );
}
