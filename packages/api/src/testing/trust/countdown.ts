/** Waits until something has happened so many times. */
export interface Countdown {
  /** Counts one. */
  decrement(): void;
  /** Begins again. */
  from(count: number): Promise<void>;
}

export function countdown(): Countdown {
  let left = 0;
  let reached = () => {};
  return {
    decrement: () => {
      if (--left === 0) reached();
    },
    from: (count) => {
      left = count;
      return new Promise((resolve) => (reached = resolve));
    },
  };
}
