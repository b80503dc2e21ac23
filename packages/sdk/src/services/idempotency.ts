import { readerNow } from './reader-clock.js';

/** A store in which keys outlive a reload and reach other tabs. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'px-intent:';

/** The idempotency key of one intent, such as `order:<cart>:<version>`: made and kept before the first send, so that a reload, a second click and a second tab of the same intent use the same one. It begins with the time at which it was made. To the server a key of a call whose effect is `money` stands for one request: such an intent names all that is sent, by `intentOf` where somebody typed some of it. */
export function intentKey(intent: string, store: KeyStore = defaultStore()): string {
  const kept = store.getItem(PREFIX + intent);
  if (kept) return kept;
  const made = `${String(readerNow())}-${crypto.randomUUID()}`;
  store.setItem(PREFIX + intent, made);
  return made;
}

/** The key of an intent that has one: its request was sent and not answered, or is about to be sent; null: there is none. */
export const keptKey = (intent: string, store: KeyStore = defaultStore()): string | null =>
  store.getItem(PREFIX + intent);

/** Names an intent by the hash of all that it holds: what somebody typed is not to be read in a browser's store. */
export async function intentOf(call: string, ...held: readonly unknown[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(held)));
  return `${call}:${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/**
 * Ends an intent whose answer is known to be final, so that the person may start a new one. Where `answered` names the key of that answer,
 * one that the same intent has had since stays: another tab has begun anew by it, and waits.
 */
export function endIntent(intent: string, answered?: string, store: KeyStore = defaultStore()): void {
  if (answered === undefined || store.getItem(PREFIX + intent) === answered) store.removeItem(PREFIX + intent);
}

/**
 * Sends the request of an intent by its key, and ends the intent with the answer. A request that fails keeps it, so that an answer that was lost is
 * asked for again by the same key; but for failures that `isFinal` says decide about it.
 */
export async function sendIntent<Answer>(
  intent: string,
  send: (idempotencyKey: string) => Promise<Answer>,
  isFinal: (error: unknown) => boolean = () => false,
  store?: KeyStore,
): Promise<Answer> {
  const key = intentKey(intent, store);
  try {
    const answer = await send(key);
    endIntent(intent, key, store);
    return answer;
  } catch (error) {
    if (isFinal(error)) endIntent(intent, key, store);
    throw error;
  }
}

const memory = new Map<string, string>();
const inMemory: KeyStore = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

/** localStorage is shared by tabs of one origin; a partitioned or blocked one falls back to memory. */
function defaultStore(): KeyStore {
  try {
    globalThis.localStorage.setItem(`${PREFIX}probe`, '1');
    globalThis.localStorage.removeItem(`${PREFIX}probe`);
    return globalThis.localStorage;
  } catch {
    return inMemory;
  }
}
