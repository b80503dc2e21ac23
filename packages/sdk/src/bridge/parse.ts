import { type Envelope, type Guards, isObject, isText, MAX_LENGTH, SOURCE } from './protocol.js';

/** More in one second than any widget has reason to send: a slider dragged on a 120 Hz screen sends 120. */
export const MESSAGES_PER_SECOND = 200;

/** A gate that lets so many through in each second and refuses the rest. */
export function rateCap(): () => boolean {
  let since = -Infinity;
  let passed = 0;
  return () => {
    const now = performance.now();
    if (now - since >= 1000) {
      since = now;
      passed = 0;
    }
    return ++passed <= MESSAGES_PER_SECOND;
  };
}

/** One message of a closed set, told apart by `type`. */
export type MessageOf<Messages> = {
  [T in keyof Messages]: { readonly id: string; readonly type: T; readonly payload: Messages[T] };
}[keyof Messages];

/** Own "__proto__" keys are taken out, so that code which copies a payload cannot be made to change a prototype. */
const withoutProto = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);

/** The message in `data`, or undefined when anything about it is not as the protocol says. One without a payload has an empty one. Never throws. */
export function parse<Says>(data: unknown, guards: Guards<Says>, version: number): MessageOf<Says> | undefined {
  if (typeof data !== 'string' || data.length > MAX_LENGTH) return undefined;
  try {
    const message: unknown = JSON.parse(data, withoutProto);
    if (!isObject(message)) return undefined;
    message['payload'] ??= {};
    const { source, v, id, type, payload } = message;
    if (source !== SOURCE || v !== version || !isText(id)) return undefined;
    if (typeof type !== 'string' || !Object.hasOwn(guards, type) || !isObject(payload)) return undefined;
    const checks = Object.entries(guards[type as keyof Says] as Record<string, (value: unknown) => boolean>);
    return checks.every(([field, check]) => check(payload[field])) ? (message as MessageOf<Says>) : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a message, or undefined when it is longer than the other side would read. */
export function write(version: number, id: string, type: string, payload: unknown): string | undefined {
  const envelope: Envelope = { source: SOURCE, v: version, id, type, payload };
  const text = JSON.stringify(envelope);
  return text.length > MAX_LENGTH ? undefined : text;
}

/** The newest version that both sides speak, or undefined. Lists have the newest last. */
export function agree(ours: readonly number[], theirs: readonly unknown[]): number | undefined {
  return ours.filter((version) => theirs.includes(version)).at(-1);
}
