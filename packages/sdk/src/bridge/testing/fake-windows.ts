export const PAGE = 'https://blog.example';
export const FRAME = 'https://invest.example';

interface Sent {
  readonly data: string;
  readonly origin: string;
  readonly ports?: readonly MessagePort[];
}

/** A window of another origin: one may post to it, and that is all. */
export function fakeWindow() {
  const sent: Sent[] = [];
  const postMessage = (data: string, origin: string, ports: readonly MessagePort[] = []) =>
    void sent.push({ data, origin, ports });
  return { sent, asWindow: { postMessage } as unknown as Window };
}

/** Who is not the frame that is opened from `FRAME`: their window (undefined: that of the frame), and the origin that the browser names. */
export const STRANGERS: readonly (readonly [who: string, window: Window | null | undefined, origin: string])[] = [
  ['from another window', fakeWindow().asWindow, FRAME],
  ['from the page itself', window, FRAME],
  ['from nowhere', null, FRAME],
  ['from the frame after it went to another origin', undefined, 'https://evil.example'],
  ['from a look-alike', undefined, `${FRAME}.evil.example`],
  ['from the frame in a sandbox', undefined, 'null'],
];

/** A message event as the browser would make it, or as a forger would like it to. */
export function deliver(data: unknown, source: unknown, origin: string, ports: readonly unknown[] = []) {
  const event = new Event('message');
  window.dispatchEvent(Object.assign(event, { data, source, origin, ports }));
}

export const read = (sent: Sent | undefined) =>
  JSON.parse(sent?.data ?? 'null') as { type: string; payload: { nonce: string; version?: number } };
export const message = (type: string, payload: object) =>
  JSON.stringify({ source: 'prosperx', v: 1, id: '', type, payload });
