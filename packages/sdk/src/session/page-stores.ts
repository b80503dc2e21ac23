import { createStore } from 'zustand/vanilla';

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
}

interface FlashState {
  readonly flash: Flash | null;
  show(tone: Flash['tone'], message: string, duration?: number): void;
  hide(): void;
}

const DEFAULT_DURATION = 3000;

/** Of what takes longer to read. */
export const READING_TIME = 6_000;

/** The one banner near the top of a page; a new message replaces the old. Hiding by time is the view's, which pauses on hover and focus. */
export const createFlashStore = () =>
  createStore<FlashState>()((set) => {
    let id = 0;
    return {
      flash: null,
      show: (tone, message, duration = DEFAULT_DURATION) => set({ flash: { id: ++id, tone, message, duration } }),
      hide: () => set({ flash: null }),
    };
  });

export type FlashStore = ReturnType<typeof createFlashStore>;
