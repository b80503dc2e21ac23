import type { Agent } from '@prosperx/core/agent';
import { PxError } from '@prosperx/core/errors';
import { type CurrentUser, IDLE_SECONDS, type ProfileChoice, type User } from '@prosperx/core/session';
import { createStore } from 'zustand/vanilla';
import { writtenIn } from '#primitives/display/written-in.js';

export interface SessionState {
  /** Whether an account holder is signed in; `unknown` until the server has been asked. */
  readonly status: 'unknown' | 'visitor' | 'signed_in';
  /** Why nobody can say who is here, or that the session of who was known has ended. A visitor is no failure. */
  readonly failure?: unknown;
  readonly user: User | null;
  /** The advisor of this session; with a user, they are in the account of that customer. */
  readonly advisor: Agent | null;
  /** The person whose session ended by itself: what they were doing is kept, unseen, until they or somebody else signs in. */
  readonly expired: User | null;
  readonly expiredAdvisor: Agent | null;
  /** The token of a login on this page, where no cookie carries the session. It exists before one of several profiles is chosen, and a reload ends it. */
  readonly token: string | null;
  /** All profiles of the person; empty for one whose profiles are not known. */
  readonly profiles: readonly ProfileChoice[];
  /** Seconds without activity after which the session ends. */
  readonly idleSeconds: number;
  /** Grows each time another person may be in front of the page: what is shown of one is not shown to the next. */
  readonly generation: number;
  /** Grows each time a person goes who was in front of the page. A visitor who logs in has gone nowhere. */
  readonly departures: number;
  /** Starts a session; without a token the present one stays in force. */
  signedIn(session: Omit<CurrentUser, Optional> & Partial<Pick<CurrentUser, Optional>>): void;
  /** Keeps what a later answer says of the account holder; of another person it says nothing. */
  userRead(read: Pick<User, 'encryptedId'> & Partial<User>): void;
  /** The page says that another person is in front of it: nobody knows who, until the server has been asked. */
  personChanged(): void;
  /** Ends the session at the person's own wish. */
  signedOut(): void;
  /** The session ended by itself: idle for too long, or ended by the server, as `failure` says. Nothing happens to a visitor. */
  expire(failure?: PxError): void;
}

type Optional = 'token' | 'profiles';

type Person = Pick<SessionState, 'user' | 'advisor' | 'expired' | 'expiredAdvisor' | 'profiles' | 'token'>;

const nobody: Person = { user: null, advisor: null, expired: null, expiredAdvisor: null, profiles: [], token: null };

/** A token alone is nobody's yet: a visitor who logs in may have it before their person is known. */
const isNobody = ({ user, advisor, expired, expiredAdvisor }: Person) =>
  !(user ?? advisor ?? expired ?? expiredAdvisor);

const isVisitor = (state: Person & Pick<SessionState, 'status'>) =>
  state.status === 'visitor' && isNobody(state) && state.token === null;

function isSame(before: Person, now: Person): boolean {
  const idOf = ({ user, expired }: Person) => (user ?? expired)?.encryptedId;
  const codeOf = ({ advisor, expiredAdvisor }: Person) => (advisor ?? expiredAdvisor)?.agentCode;
  return idOf(before) === idOf(now) && codeOf(before) === codeOf(now);
}

export const createSessionStore = (status: SessionState['status'] = 'unknown') =>
  createStore<SessionState>()((set) => ({
    ...nobody,
    status,
    idleSeconds: IDLE_SECONDS,
    generation: 0,
    departures: 0,
    signedIn: ({ user, advisor = null, idleSeconds, token, profiles = [] }) =>
      set((state) => {
        const person = { ...nobody, user, advisor, profiles, token: token ?? state.token };
        const isAnother = !isSame(state, person);
        return {
          ...person,
          failure: undefined,
          status: user ? 'signed_in' : 'visitor',
          idleSeconds,
          generation: state.generation + (isAnother ? 1 : 0),
          departures: state.departures + (isAnother && !isNobody(state) ? 1 : 0),
        };
      }),
    userRead: (read) =>
      set((state) => {
        const { user } = state;
        if (user === null || user.encryptedId !== read.encryptedId) return state;
        const now = { ...user, ...read };
        return Object.keys(now).every((name) => now[name as keyof User] === user[name as keyof User])
          ? state
          : { user: now };
      }),
    personChanged: () =>
      set((state) => ({
        ...nobody,
        failure: undefined,
        status: 'unknown',
        generation: state.generation + 1,
        departures: state.departures + (isVisitor(state) ? 0 : 1),
      })),
    signedOut: () =>
      set((state) =>
        isVisitor(state)
          ? state
          : {
              ...nobody,
              failure: undefined,
              status: 'visitor',
              generation: state.generation + 1,
              departures: state.departures + 1,
            },
      ),
    expire: (failure = new PxError('signed_out')) =>
      set((state) => {
        const { user: expired, advisor: expiredAdvisor, status } = state;
        if (expired ?? expiredAdvisor) return { ...nobody, status: 'visitor', failure, expired, expiredAdvisor };
        return status === 'unknown' ? { ...nobody, failure: undefined, status: 'visitor' } : { token: null };
      }),
  }));

export type SessionStore = ReturnType<typeof createSessionStore>;

interface LoaderState {
  readonly count: number;
  /** Shows the full-screen loader until `task` settles; overlapping tasks are counted. */
  during<T>(task: Promise<T>): Promise<T>;
}

export const createLoaderStore = () =>
  createStore<LoaderState>()((set) => ({
    count: 0,
    during: async (task) => {
      set(({ count }) => ({ count: count + 1 }));
      try {
        return await task;
      } finally {
        set(({ count }) => ({ count: count - 1 }));
      }
    },
  }));

export type LoaderStore = ReturnType<typeof createLoaderStore>;

export interface Flash {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly message: string;
  /** Milliseconds until it hides; 3000 by default, 5000 for bank errors, 6000 for "not authorised". */
  readonly duration: number;
  /** Where it is not in the reader's language, such as a refusal that no language has. */
  readonly lang: 'en' | undefined;
}

interface FlashState {
  readonly flash: Flash | null;
  show(tone: Flash['tone'], message: string, duration?: number): void;
  hide(): void;
}

const DEFAULT_DURATION = 3000;

/** The time that a message is shown which takes longer to read. */
export const READING_TIME = 6_000;

/** The one banner near the top of a page; a new message replaces the old. Hiding by time is the view's, which pauses on hover and focus. */
export const createFlashStore = () =>
  createStore<FlashState>()((set) => {
    let id = 0;
    return {
      flash: null,
      show: (tone, message, duration = DEFAULT_DURATION) =>
        set({ flash: { id: ++id, tone, message, duration, lang: writtenIn(message) } }),
      hide: () => set({ flash: null }),
    };
  });

export type FlashStore = ReturnType<typeof createFlashStore>;
