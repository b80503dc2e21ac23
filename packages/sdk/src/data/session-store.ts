import type { TokenInfo, User } from '@prosperx/core/session';
import { createStore } from 'zustand/vanilla';

export interface SessionState {
  /** `unknown` until the server has been asked. */
  readonly status: 'unknown' | 'visitor' | 'signed_in';
  readonly user: User | null;
  readonly idleSeconds: number;
  /** Grows each time somebody signs in or out: what is shown of one person is not shown to the next. */
  readonly generation: number;
  signedIn(token: TokenInfo): void;
  signedOut(): void;
}

export const createSessionStore = () =>
  createStore<SessionState>()((set) => ({
    status: 'unknown',
    user: null,
    idleSeconds: 1800,
    generation: 0,
    signedIn: ({ user, idleSeconds }) =>
      set((state) => ({ status: 'signed_in', user, idleSeconds, generation: state.generation + 1 })),
    signedOut: () =>
      set((state) =>
        state.status === 'visitor' ? state : { status: 'visitor', user: null, generation: state.generation + 1 },
      ),
  }));

export type SessionStore = ReturnType<typeof createSessionStore>;
