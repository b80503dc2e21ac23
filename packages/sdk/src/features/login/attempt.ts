import type { ApiClient } from '#api/client.js';
import type { LoginTools } from './login-tasks.js';

export interface Attempt {
  /** The requests under way end, and answers of theirs change nothing. False: it is too late, somebody is signed in. */
  callOff(): boolean;
}

type Ways = Omit<LoginTools, 'onEntered'>;

/** What one press of a button may do, until it is called off. */
export function startAttempt({ services, send, onDone }: Ways): Attempt & { readonly tools: LoginTools } {
  const stop = new AbortController();
  const { signal } = stop;
  let hasEntered = false;
  const api: ApiClient = async (call, options) => {
    const answer = await services.api(call, { ...options, signal } as typeof options);
    signal.throwIfAborted();
    return answer;
  };
  const tools: LoginTools = {
    services: { ...services, api },
    send: (action) => signal.aborted || send(action),
    onEntered: () => (hasEntered = true),
    onDone,
  };
  const callOff = () => {
    if (!hasEntered) stop.abort();
    return !hasEntered;
  };
  return { tools, callOff };
}
