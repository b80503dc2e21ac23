const MOST_WAITING = 100;

export interface NativeQueue {
  /** Runs it now if open, else when opened. False when too many wait already. */
  add(run: () => void): boolean;
  open(): void;
}

/** Keeps what is to be said until somebody listens, in order. */
export function createQueue(): NativeQueue {
  let waiting: (() => void)[] | undefined = [];
  return {
    add: (run) => {
      if (!waiting) run();
      else if (waiting.length < MOST_WAITING) waiting.push(run);
      else return false;
      return true;
    },
    open: () => {
      const runs = waiting ?? [];
      waiting = undefined;
      for (const run of runs) run();
    },
  };
}
