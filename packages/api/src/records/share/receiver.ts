import { DAY } from '@prosperx/core/time';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';

/** The limit of messages that one address or mobile is sent at the wish of advisors, whoever they are: a stranger cannot stop them. */
export const OF_A_RECEIVER = { most: 20, within: DAY } as const;

/** Counts a message to a receiver whom an advisor names; throws `too_many_requests` when it is one too many. */
export function consumeReceiver(ctx: Parameters<typeof consumeLimit>[0], to: string): Promise<void> {
  return consumeLimit(ctx, throttleKey(ctx, 'shared-with', to.toLowerCase()), OF_A_RECEIVER);
}
