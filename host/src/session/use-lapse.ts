import { type SessionState, useServices } from '@prosperx/sdk/internal';
import { useEffect, useRef } from 'react';
import { loginPrompt } from './login-prompt.js';
import { sessionText as text } from './session.text.js';

const READING_TIME = 6_000;

/** Whose session ended by itself is told so, once, and asked to sign in again; the page stays as it is. It may have ended before this was loaded. */
export function useLapse(isIdle: boolean) {
  const { session, agent, flash } = useServices();
  const told = useRef<object | null>(null);
  useEffect(() => {
    const tell = ({ lapsed, lapsedAdvisor }: SessionState) => {
      const whose = lapsedAdvisor ?? lapsed;
      if (whose === told.current) return;
      told.current = whose;
      if (lapsedAdvisor) {
        // else his own code would name him as the advisor of whoever is here next
        agent.getState().forget();
        flash.getState().show('error', text.advisorEnded, READING_TIME);
      } else if (lapsed) {
        flash.getState().show('error', isIdle ? text.idle : text.ended, READING_TIME);
        loginPrompt.getState().open();
      }
    };
    tell(session.getState());
    return session.subscribe(tell);
  }, [session, agent, flash, isIdle]);
}
