import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** What a store holds, and each change of it. As zustand's own, which asks for React's default export and so for all of a stand-in. */
export const useStore = <State>({ subscribe, getState, getInitialState }: StoreApi<State>): State =>
  useSyncExternalStore(subscribe, getState, getInitialState);
