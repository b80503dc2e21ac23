import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel, settled } from '#bridge/testing/fake-ports.js';
import { deliver, fakeWindow, message, PAGE, read } from '#bridge/testing/fake-windows.js';
import { connectGuest, type GuestOptions } from './guest.js';

interface Heard {
  readonly id: string;
  readonly type: string;
  readonly payload: Record<string, unknown>;
}

/** A guest, and a page that hands it ports. */
function start(options: Partial<GuestOptions> = {}) {
  const page = fakeWindow();
  vi.spyOn(window, 'parent', 'get').mockReturnValue(page.asWindow as typeof window);
  const content = document.createElement('main');
  vi.spyOn(content, 'getBoundingClientRect').mockReturnValue({ height: 480 } as DOMRect);
  const onProps = vi.fn();
  const guest = connectGuest({ widget: 'probe', origins: [PAGE], content, onProps, ...options });
  const heard: Heard[] = [];
  return {
    guest,
    page,
    onProps,
    heard,
    types: () => heard.map(({ type }) => type),
    async answer() {
      const { port1, port2 } = new FakeChannel();
      port1.onmessage = ({ data }) => void heard.push(JSON.parse(data as string) as Heard);
      const { nonce } = read(page.sent.at(-1)).payload;
      deliver(message('port', { nonce, version: 1 }), page.asWindow, PAGE, [port2]);
      await settled();
      return port1;
    },
  };
}

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a frame', () => {
  it('keeps what happened before there was a page to tell, the newest hundred', async () => {
    const { guest, heard, answer } = start();
    for (let count = 1; count <= 120; count++) guest.event('changed', { count });
    guest.ready();
    await answer();
    const events = heard.filter(({ type }) => type === 'event').map(({ payload }) => payload['detail']);
    expect(events).toHaveLength(100);
    expect(events.at(0)).toEqual({ count: 21 });
    expect(heard.at(-1)?.type).toBe('ready');
    guest.destroy();
  });

  it('tells its height when connected', async () => {
    const { guest, heard, answer } = start();
    await answer();
    expect(heard).toMatchObject([{ type: 'resize', payload: { height: 480 } }]);
    guest.destroy();
  });

  it('takes props, and drops and counts what is none', async () => {
    const { guest, onProps, answer } = start();
    const port = await answer();
    port.postMessage(message('props', { props: { years: 10 } }));
    port.postMessage(message('props', { props: 'years' }));
    port.postMessage(message('resize', { height: 1 }));
    await settled();
    expect(onProps).toHaveBeenCalledExactlyOnceWith({ years: 10 });
    expect(guest.dropped).toBe(2);
    guest.destroy();
  });

  it('saves and goes by itself where the page does not, or is not there', async () => {
    const { guest, heard, answer } = start({ timeout: 500 });
    expect(await guest.navigate('/cart', {})).toBe(false);
    const port = await answer();
    const asked = guest.navigate('/cart', {});
    await settled();
    const { id } = heard.at(-1) as Heard;
    port.postMessage(message('result', { value: true }).replace('"id":""', `"id":"${id}"`));
    expect(await asked).toBe(true);
    const unanswered = guest.download({ fileName: 'a.pdf', fileUrl: 'https://a.example/a.pdf', fileType: 'pdf' });
    await settled();
    vi.advanceTimersByTime(500);
    expect(await unanswered).toBe(false);
    guest.destroy();
  });

  it('says bye when it unloads, and greets anew when the page comes back from the cache', async () => {
    const { guest, page, types, answer } = start();
    await answer();
    window.dispatchEvent(new Event('pagehide'));
    await settled();
    expect(types()).toEqual(['resize', 'bye']);
    expect(guest.connected).toBe(false);
    const first = read(page.sent.at(-1)).payload.nonce;
    show(true);
    expect(read(page.sent.at(-1)).payload.nonce).not.toBe(first);
    await answer();
    expect(guest.connected).toBe(true);
    guest.destroy();
    show(true);
    expect(guest.connected).toBe(false);
  });

  it('cannot call a page that is not there', async () => {
    const { guest } = start();
    await expect(guest.call('getToken')).rejects.toMatchObject({ code: 'disconnected' });
    guest.destroy();
  });
});
