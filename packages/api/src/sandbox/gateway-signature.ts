import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentEvent } from '#providers/gateway/port.js';
import type { Services } from '#services.js';

type World = Pick<Services, 'clock' | 'crypto'>;

/** For so long a signed message counts: later it may be an old one that somebody kept. */
const VALID_FOR = 5 * 60_000;

// the key of look-ups is known to nobody outside, which is all that a sandbox signature needs
function codeOf({ crypto }: World, sentAt: string, body: string): Buffer {
  return createHmac('sha256', crypto.lookup('sandbox-gateway', 'webhook')).update(`${sentAt}.${body}`).digest();
}

/** The message that the gateway sends about an event, signed with its time: `t=<milliseconds>,v1=<hex>`. */
export function signEvent(world: World, event: PaymentEvent): { body: string; signature: string } {
  const body = JSON.stringify(event);
  const sentAt = String(world.clock.now());
  return { body, signature: `t=${sentAt},v1=${codeOf(world, sentAt, body).toString('hex')}` };
}

/** The event of a message; null when its signature is wrong or too old. */
export function readEvent(world: World, body: string, signature: string): PaymentEvent | null {
  const [, sentAt = '', code = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (code === '' || Math.abs(world.clock.now() - Number(sentAt)) > VALID_FOR) return null;
  if (!timingSafeEqual(codeOf(world, sentAt, body), Buffer.from(code, 'hex'))) return null;
  return JSON.parse(body) as PaymentEvent;
}
