import { endIntent, keptKey, type KeyStore } from './idempotency.js';

/**
 * Tells whether a request of an intent was sent and not answered: what became of it is not known. One that was sent before `since` is ended:
 * a person who asks for the same so much later means another.
 */
export function isIntentOpen(intent: string, since: number, store?: KeyStore): boolean {
  const kept = keptKey(intent, store);
  // it begins with the time at which it was made
  if (kept !== null && Number.parseInt(kept, 10) >= since) return true;
  endIntent(intent, undefined, store);
  return false;
}
