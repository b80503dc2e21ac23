import { statusOnceOver } from './progress.js';
import type { RunningSip, SipHold, SipStatus } from './running-sips.js';

/**
 * How a SIP stands, in more words than its status. `finishing`: no instalment follows, and one that fell due has no units yet. `ended`: it is over,
 * and some that fell due were not invested. `never_began`: the order that was to begin it came to nothing.
 */
export type SipStand = SipStatus | SipHold | 'finishing' | 'ended' | 'never_began';

/** Returns how a SIP stands. */
export function sipStand({ status, hold, instalmentsDone, history }: Stood): SipStand {
  if (status === 'unpaid' || status === 'waiting') return hold ?? status;
  if (status !== 'stopped' && status !== 'completed') return status;
  const isStopped = status === 'stopped';
  if (isStopped && instalmentsDone === 0 && history.some(({ outcome }) => outcome === 'failed')) return 'never_began';
  const end = statusOnceOver({ instalmentsDone, isStopped, instalments: history });
  return end === 'running' ? 'finishing' : end;
}

type Stood = Pick<RunningSip, 'status' | 'hold' | 'instalmentsDone'> & {
  readonly history: readonly Pick<RunningSip['history'][number], 'outcome'>[];
};
