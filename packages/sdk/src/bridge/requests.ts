import { BridgeError } from './bridge-error.js';
import type { Json } from './protocol.js';

type Finish = (failure: string | undefined, value: Json) => void;

/** Requests under way, by the id their answer will carry. */
export interface Requests {
  /** Settles with the answer; rejects with `timed_out` when none comes in time. */
  wait(id: string): Promise<Json>;
  /** False when nobody waits for this id. */
  settle(id: string, failure: string | undefined, value: Json): boolean;
  /** Fails all that wait. */
  end(code: string): void;
}

/** `timeout` in milliseconds. */
export function createRequests(timeout: number): Requests {
  const waiting = new Map<string, Finish>();

  const settle: Requests['settle'] = (id, failure, value) => {
    const finish = waiting.get(id);
    waiting.delete(id);
    finish?.(failure, value);
    return !!finish;
  };

  return {
    settle,
    wait: (id) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(settle, timeout, id, 'timed_out', null);
        waiting.set(id, (failure, value) => {
          clearTimeout(timer);
          if (failure === undefined) resolve(value);
          else reject(new BridgeError(failure));
        });
      }),
    end: (code) => [...waiting.keys()].forEach((id) => settle(id, code, null)),
  };
}
