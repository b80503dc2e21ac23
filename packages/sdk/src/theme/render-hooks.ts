/** Hears what components do that a server cannot see in their markup. The site's server and its pages fill it; elements and apps leave it empty. */
export interface RenderHooks {
  /** A page takes over the markup of its server: what stands there already must stay. */
  isTakingOver?: boolean | undefined;
  /** Settles when such a page has taken over and answered the press that was made before. */
  takenOver?: Promise<void> | undefined;
  /** A component wants a sheet. */
  sheet?: ((cssText: string) => void) | undefined;
  /** Fetches what a part says in another language; it comes with the part. */
  words?: ((name: string) => Promise<void>) | undefined;
  /** A part that is loaded by itself is shown, loaded or not. */
  part?: ((name: string, preload: () => Promise<void>) => void) | undefined;
}

export const renderHooks: RenderHooks = {};
