import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from './testing/fake-ports.js';
import { greet } from './greet.js';
import { whenGreeted } from './greeted.js';

const PAGE = 'https://blog.example';
const FRAME = 'https://invest.example';

interface Sent {
  readonly data: string;
  readonly origin: string;
  readonly ports?: readonly MessagePort[];
}

/** A window of another origin: one may post to it, and that is all. */
function fakeWindow() {
  const sent: Sent[] = [];
  const postMessage = (data: string, origin: string, ports: readonly MessagePort[] = []) =>
    void sent.push({ data, origin, ports });
  return { sent, asWindow: { postMessage } as unknown as Window };
}

function deliver(data: unknown, source: unknown, origin: string, ports: readonly unknown[] = []) {
  const event = new Event('message');
  window.dispatchEvent(Object.assign(event, { data, source, origin, ports }));
}

const read = (sent: Sent | undefined) =>
  JSON.parse(sent?.data ?? 'null') as { type: string; payload: { nonce: string; version?: number } };
const message = (type: string, payload: object) => JSON.stringify({ source: 'prosperx', v: 1, id: '', type, payload });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MessageChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a frame that greets', () => {
  function start(origins: readonly string[] = [PAGE], versions: readonly number[] = [1]) {
    const page = fakeWindow();
    vi.spyOn(window, 'parent', 'get').mockReturnValue(page.asWindow as typeof window);
    const onConnect = vi.fn();
    const onRefuse = vi.fn();
    const drop = vi.fn();
    const stop = greet({ widget: 'sip-calculator', origins, versions, onConnect, onRefuse, drop });
    return { page, onConnect, onRefuse, drop, stop, nonce: () => read(page.sent[0]).payload.nonce };
  }
  const port = () => new FakeChannel().port1;

  it('names every origin and never the star', () => {
    const { page, stop } = start([PAGE, 'https://other.example']);
    vi.advanceTimersByTime(60_000);
    expect(new Set(page.sent.map(({ origin }) => origin))).toEqual(new Set([PAGE, 'https://other.example']));
    stop();
  });

  it('greets nobody when it knows nobody', () => {
    const { page, stop } = start([]);
    vi.advanceTimersByTime(60_000);
    expect(page.sent).toHaveLength(0);
    stop();
  });

  it('repeats itself with growing pauses, and gives up', () => {
    const { page, stop } = start();
    vi.advanceTimersByTime(10 * 60_000);
    expect(page.sent).toHaveLength(8);
    expect(new Set(page.sent.map((sent) => read(sent).payload.nonce)).size).toBe(1);
    stop();
  });

  it('takes one port, and nothing after it', () => {
    const { page, onConnect, drop, nonce, stop } = start();
    const [first, second] = [port(), port()];
    deliver(message('port', { nonce: nonce(), version: 1 }), page.asWindow, PAGE, [first]);
    deliver(message('port', { nonce: nonce(), version: 1 }), page.asWindow, PAGE, [second]);
    expect(onConnect).toHaveBeenCalledExactlyOnceWith(first, 1);
    expect(drop).toHaveBeenCalledTimes(1);
    stop();
  });

  it.each([
    ['from another window', { source: fakeWindow().asWindow }],
    ['from its own window', { source: window }],
    ['without a window', { source: null }],
    ['from another origin', { origin: 'https://blog.example.evil.example' }],
    ['from the opaque origin', { origin: 'null' }],
    ['with another nonce', { nonce: `n${'0'.repeat(32)}` }],
    ['with a version that was not offered', { version: 2 }],
    ['without a port', { ports: [] }],
    ['of another type', { type: 'hello' }],
  ])('drops an answer %s', (_, change: Record<string, unknown>) => {
    const { page, onConnect, drop, nonce, stop } = start();
    const answer = {
      source: page.asWindow,
      origin: PAGE,
      nonce: nonce(),
      version: 1,
      ports: [port()],
      type: 'port',
      ...change,
    };
    const { type, nonce: sameOrNot, version } = answer;
    const text = message(type, { nonce: sameOrNot, version, versions: [1], widget: 'probe' });
    deliver(text, answer.source, answer.origin, answer.ports);
    expect(onConnect).not.toHaveBeenCalled();
    expect(drop).toHaveBeenCalledTimes(1);
    stop();
  });

  it('learns when the page speaks none of its versions, and stops', () => {
    const { page, onRefuse, nonce, stop } = start([PAGE], [2, 3]);
    deliver(message('refuse', { nonce: nonce(), versions: [1] }), page.asWindow, PAGE);
    vi.advanceTimersByTime(60_000);
    expect(onRefuse).toHaveBeenCalledTimes(1);
    expect(page.sent).toHaveLength(1);
    stop();
  });
});

describe('a page that is greeted', () => {
  function start(versions: readonly number[] = [1]) {
    const guest = fakeWindow();
    const onConnect = vi.fn();
    const onRefuse = vi.fn();
    const drop = vi.fn();
    const frame = { contentWindow: guest.asWindow } as HTMLIFrameElement;
    const stop = whenGreeted({ frame, origin: FRAME, onConnect, onRefuse, drop, versions });
    return { guest, frame, onConnect, onRefuse, drop, stop };
  }
  const hello = (nonce: string, versions: readonly unknown[] = [1]) =>
    message('hello', { nonce, versions, widget: 'probe' });

  it('hands a port to the origin of the frame and to no other', () => {
    const { guest, onConnect, stop } = start();
    deliver(hello('nA'), guest.asWindow, FRAME);
    expect(guest.sent).toHaveLength(1);
    expect(guest.sent[0]).toMatchObject({ origin: FRAME });
    expect(guest.sent[0]?.ports).toHaveLength(1);
    expect(read(guest.sent[0])).toMatchObject({ type: 'port', payload: { nonce: 'nA', version: 1 } });
    expect(onConnect).toHaveBeenCalledTimes(1);
    stop();
  });

  it('hands out one port for a nonce, and another for the next document', () => {
    const { guest, onConnect, drop, stop } = start();
    deliver(hello('nA'), guest.asWindow, FRAME);
    deliver(hello('nA'), guest.asWindow, FRAME);
    deliver(hello('nB'), guest.asWindow, FRAME);
    expect(onConnect).toHaveBeenCalledTimes(2);
    expect(drop).toHaveBeenCalledTimes(1);
    expect(guest.sent.map((sent) => read(sent).payload.nonce)).toEqual(['nA', 'nB']);
    stop();
  });

  it.each([
    ['from another window', fakeWindow().asWindow, FRAME],
    ['from the page itself', window, FRAME],
    ['from nowhere', null, FRAME],
    ['from the frame after it went to another origin', undefined, 'https://evil.example'],
    ['from a look-alike', undefined, `${FRAME}.evil.example`],
    ['from the frame in a sandbox', undefined, 'null'],
  ])('drops a hello %s', (_, source, origin) => {
    const { guest, onConnect, drop, stop } = start();
    deliver(hello('nA'), source === undefined ? guest.asWindow : source, origin);
    expect(onConnect).not.toHaveBeenCalled();
    expect(guest.sent).toHaveLength(0);
    expect(drop).toHaveBeenCalledTimes(1);
    stop();
  });

  it('drops a hello that comes when the frame is gone', () => {
    const { frame, onConnect, drop, stop } = start();
    Object.assign(frame, { contentWindow: null });
    deliver(hello('nA'), null, FRAME);
    expect(onConnect).not.toHaveBeenCalled();
    expect(drop).toHaveBeenCalledTimes(1);
    stop();
  });

  it('agrees with an older and with a newer frame on what both speak', () => {
    const { guest, onConnect, stop } = start([1, 2]);
    deliver(hello('nA', [1]), guest.asWindow, FRAME);
    deliver(hello('nB', [2, 3]), guest.asWindow, FRAME);
    expect(onConnect.mock.calls.map(([, version]) => version as number)).toEqual([1, 2]);
    stop();
  });

  it('refuses a frame that speaks another language altogether', () => {
    const { guest, onConnect, onRefuse, stop } = start([1]);
    deliver(hello('nA', [7]), guest.asWindow, FRAME);
    expect(onConnect).not.toHaveBeenCalled();
    expect(onRefuse).toHaveBeenCalledTimes(1);
    expect(read(guest.sent[0])).toMatchObject({ type: 'refuse', payload: { versions: [1] } });
    stop();
  });

  it('hears nothing after it stopped', () => {
    const { guest, onConnect, drop, stop } = start();
    stop();
    deliver(hello('nA'), guest.asWindow, FRAME);
    expect(onConnect).not.toHaveBeenCalled();
    expect(drop).not.toHaveBeenCalled();
  });
});
