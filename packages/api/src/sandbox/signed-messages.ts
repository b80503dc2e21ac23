import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '@prosperx/core/time';
import type { Services } from '#kernel/services.js';

/** What signing needs: the time, and a key. */
export type Signing = Pick<Services, 'clock' | 'crypto'>;

/** A signed message counts for this long: later it may be an old one that somebody kept. */
const VALID_FOR = 5 * MINUTE;

/** The companies of the sandbox that send messages. */
type Sender = 'sandbox-gateway' | 'sandbox-mandates';

// the key of look-ups is known to nobody outside, which is all that a sandbox signature needs
function codeOf({ crypto }: Signing, sender: Sender, sentAt: string, body: string): Buffer {
  return createHmac('sha256', crypto.lookup(sender, 'webhook')).update(`${sentAt}.${body}`).digest();
}

/** Returns the signature of a message, with its time: `t=<milliseconds>,v1=<hex>`. */
export function signatureOf(deps: Signing, sender: Sender, body: string): string {
  const sentAt = String(deps.clock.now());
  return `t=${sentAt},v1=${codeOf(deps, sender, sentAt, body).toString('hex')}`;
}

/** Says whether a message is signed by its sender, and not long ago. */
export function isSigned(
  deps: Signing,
  sender: Sender,
  { body, signature }: { readonly body: string; readonly signature: string },
): boolean {
  const [, sentAt = '', code = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (code === '' || Math.abs(deps.clock.now() - Number(sentAt)) > VALID_FOR) return false;
  return timingSafeEqual(codeOf(deps, sender, sentAt, body), Buffer.from(code, 'hex'));
}
