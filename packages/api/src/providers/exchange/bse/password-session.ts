import type { Clock } from '@prosperx/core/time';
import { ProviderUnknown } from '#providers/provider-unknown.js';

/** What each order carries: the encrypted password, and the pass key with which it was asked for. */
export interface Granted {
  readonly password: string;
  readonly passKey: string;
}

/** A password was asked for and refused. */
export class PasswordRefused extends Error {}

export interface PasswordSession {
  current(): Promise<Granted>;
  /** The exchange does not know this one any more: the next call asks for another. */
  drop(granted: Granted): void;
}

const MINUTE = 60_000;
/** Good for an hour at MFOrder.svc; renewed a little earlier, since the exchange has a clock of its own. */
const LIFETIME = 55 * MINUTE;
/** More than five wrong passwords lock the user: after a refusal none is tried for so long. */
const PAUSE = 15 * MINUTE;

/** Keeps one password for all orders. Calls that need one at the same time share the question. */
export function passwordSession(ask: () => Promise<Granted>, clock: Clock): PasswordSession {
  let asked: { readonly answer: Promise<Granted>; readonly until: number } | null = null;
  let granted: Granted | null = null;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const askAnew = async (): Promise<Granted> => {
    try {
      if (clock.now() < pausedUntil) throw new ProviderUnknown('getPassword: refused a short while ago');
      granted = await ask();
      return granted;
    } catch (error) {
      asked = null;
      if (!(error instanceof PasswordRefused)) throw error;
      pausedUntil = clock.now() + PAUSE;
      throw new ProviderUnknown('getPassword', error);
    }
  };
  return {
    current: () => {
      if (asked && clock.now() < asked.until) return asked.answer;
      // set before the question is begun, which may fail at once
      const until = clock.now() + LIFETIME;
      const answer = Promise.resolve().then(askAnew);
      asked = { answer, until };
      return answer;
    },
    drop: (stale) => {
      if (stale !== granted) return;
      asked = null;
      granted = null;
    },
  };
}
