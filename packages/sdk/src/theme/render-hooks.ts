import type { ComponentType, ReactNode } from 'react';

export interface StandingProps {
  /** It is needed now, or soon: otherwise it waits until it is seen, or somebody does something in it. */
  readonly isWanted?: boolean | undefined;
  /** It answers from now on. */
  readonly onTakenOver?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Hears what components do that a server cannot see in their markup. The site's server and its pages fill it; elements and apps leave it empty. */
export interface RenderHooks {
  /** A page takes over the markup of its server: what stands there already must stay. */
  isTakingOver?: boolean | undefined;
  /** Settles when such a page has taken over and answered the press that was made before. */
  takenOver?: Promise<void> | undefined;
  /** Calls back once the reader does something, or the network is there again; returns what ends that. Parts that did not come are asked for again then. */
  onNextSign?: ((then: () => void) => () => void) | undefined;
  /** A component wants a sheet. */
  sheet?: ((cssText: string) => void) | undefined;
  /** Fetches what a part says in another language; it comes with the part. */
  words?: ((name: string) => Promise<void>) | undefined;
  /** A part that is loaded by itself is shown, loaded or not. */
  part?: ((name: string, load: () => Promise<void>) => void) | undefined;
  /** What follows stands as it is while the page takes over, and does so by itself: a server hears where that begins (1) and ends (-1). */
  standing?: ((by: 1 | -1) => void) | undefined;
  /** Gives what stands ids of its own, since the page that takes over counts without it. */
  numbered?: ((children: ReactNode) => ReactNode) | undefined;
  /** Shows that on a page that takes over. */
  Standing?: ComponentType<StandingProps> | undefined;
}

export const renderHooks: RenderHooks = {};
