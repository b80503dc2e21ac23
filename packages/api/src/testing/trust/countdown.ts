/** Waits until something has happened so many times. */
export interface Countdown {
  happened(): void;
  /** Begins again. */
  from(count: number): Promise<void>;
}

export function countdown(): Countdown {
  let left = 0;
  let reached = () => {};
  return {
    happened: () => {
      if (--left === 0) reached();
    },
    from: (count) => {
      left = count;
      return new Promise((resolve) => (reached = resolve));
    },
  };
}
