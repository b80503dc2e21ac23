/** Lets many wait for the same moment. */
export interface Beat {
  /** Resolves at the next beat; rejects once the run has lasted too long. */
  pause(): Promise<void>;
  strike(): void;
}

/** A beat for a run that may last for so long (milliseconds). */
export function beat(longest: number): Beat {
  const begun = performance.now();
  let waiting: (() => void)[] = [];
  return {
    pause: () => {
      if (performance.now() - begun > longest) return Promise.reject(new Error('a run does not come to an end'));
      return new Promise((resolve) => waiting.push(resolve));
    },
    strike: () => {
      const free = waiting;
      waiting = [];
      for (const resolve of free) resolve();
    },
  };
}
