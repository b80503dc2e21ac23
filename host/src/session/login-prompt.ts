import { createStore } from 'zustand/vanilla';

interface LoginPrompt {
  /** The sign-in dialog stands over the page. */
  readonly isOpen: boolean;
  /** Path of this site to go to after signing in; null: the person stays where they are. */
  readonly to: string | null;
  open(to?: string): void;
  close(): void;
}

/** The sign-in dialog of the site: whatever needs somebody to sign in opens it. */
export const loginPrompt = createStore<LoginPrompt>()((set) => ({
  isOpen: false,
  to: null,
  open: (to) => set({ isOpen: true, to: to ?? null }),
  close: () => set({ isOpen: false, to: null }),
}));
