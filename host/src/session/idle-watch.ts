import { idleState, type IdleState } from '@prosperx/sdk/internal';

export interface IdleWatchOptions {
  /** Seconds without activity after which the session ends. */
  readonly limit: number;
  readonly now?: () => number;
  /** Each second. */
  onState(state: IdleState): void;
  /** Once a minute at most, while somebody is there: the server must not think otherwise. */
  keepAlive(): void;
}

export interface IdleWatch {
  /** Somebody did something. False: it does not count, since the question is open whether anybody is there. */
  active(): boolean;
  /** Somebody answered that question, here or in another tab. */
  stay(): void;
  stop(): void;
}

const TICK = 1_000;
const KEEP_ALIVE_EVERY = 60_000;

/** Looks each second how long nobody has done anything. It goes by the clock, since a sleeping machine counts no seconds. */
export function watchIdle({ limit, now = Date.now, onState, keepAlive }: IdleWatchOptions): IdleWatch {
  let last = now();
  let told = last;
  const state = () => idleState(now() - last, limit);
  const stay = () => {
    last = now();
    onState(state());
  };
  const look = () => {
    const at = now();
    if (last > told && at - told >= KEEP_ALIVE_EVERY) {
      told = at;
      keepAlive();
    }
    onState(state());
  };
  const timer = setInterval(look, TICK);
  return {
    active: () => {
      const counts = state().kind === 'active';
      if (counts) last = now();
      return counts;
    },
    stay,
    stop: () => clearInterval(timer),
  };
}
