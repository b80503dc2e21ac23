import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tests run within `npm run trust`. */
    readonly isTrust: boolean;
  }
}

/** Returns how often a test repeats something: few times in `npm test`, all of them in `npm run trust`. */
export const countOf = ({ test, trust }: { readonly test: number; readonly trust: number }): number =>
  inject('isTrust') ? trust : test;
