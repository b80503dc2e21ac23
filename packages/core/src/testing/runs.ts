import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tests run within `npm run trust`. */
    readonly isTrust: boolean;
  }
}

/** Returns the number of fast-check's tries: all runs in `npm run trust`, a tenth of them in `npm test`. */
export const runs = (all: number) => ({ numRuns: inject('isTrust') ? all : Math.ceil(all / 10) });
