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
