import { DAY } from '@prosperx/core/time';
import type { Services } from '#kernel/services.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import type { CancelAnswer } from '#providers/exchange/port/orders.js';
import { ProviderUnknown } from '#providers/providers.js';
import type { Job } from '#queue/queue.js';

/** Less than the two working days that an exchange needs before a debit. */
const WAITED_FOR = DAY;

/**
 * Asks an exchange to end what it would go on with by itself. One that has said nothing for a day counts as one that keeps it, so that owner and
 * person know before the next debit; whoever asks sees to it that it is asked again each night.
 */
export async function heardInTime(
  { clock }: Pick<Services, 'clock'>,
  { createdAt }: Pick<Job, 'createdAt'>,
  ask: () => Promise<CancelAnswer>,
): Promise<CancelAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderUnknown) || clock.now() < createdAt + WAITED_FOR) throw error;
    return { cancelled: false, reason: bseText.noAnswer };
  }
}
