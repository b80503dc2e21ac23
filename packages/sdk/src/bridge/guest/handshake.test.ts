import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '#bridge/testing/fake-ports.js';
import { PAGE, deliver, fakeWindow, message, read } from '#bridge/testing/fake-windows.js';
import { handshake } from './handshake.js';

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
    const stop = handshake({ widget: 'sip-calculator', origins, versions, onConnect, onRefuse, drop });
    return { page, onConnect, onRefuse, drop, stop, nonce: () => read(page.sent[0]).payload.nonce };
  }
  const port = () => new FakeChannel().port1;

  // Trust E3: no greeting goes to "*"
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
