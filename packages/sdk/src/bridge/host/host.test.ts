import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '#bridge/testing/fake-ports.js';
import { deliver, message } from '#bridge/testing/fake-windows.js';
import { FRAME, leavePage, makePage, mount } from '#bridge/testing/play-frame.js';

let container: HTMLElement;
beforeEach(() => {
  ({ container } = makePage());
});
afterEach(leavePage);

describe('the frame', () => {
  it('says at its address who asks, and cannot move the page', () => {
    const { widget } = mount(container, { partner: 'bluebank', minHeight: 320 });
    const url = new URL(widget.frame.src);
    expect(url.origin + url.pathname).toBe(`${FRAME}/embed/sip-calculator`);
    const visit = `${performance.timeOrigin}`;
    expect(Object.fromEntries(url.searchParams)).toEqual({ parent: location.origin, partner: 'bluebank', visit });
    expect(widget.frame.title).toBe('sip calculator');
    expect(widget.frame.style.height).toBe('320px');
    expect(widget.frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
  });

  it.each(['data:text/html,x', 'file:///x', 'about:blank'])('is not made from %s, whose origin is "null"', (src) => {
    expect(() => mount(container, { src })).toThrow(TypeError);
    expect(container.childElementCount).toBe(0);
  });
});

describe('props', () => {
  it('are given when the frame connects, once for several changes, and again after it reloads', async () => {
    const { widget, guest } = mount(container, { props: { years: 10, theme: 'dark' } });
    widget.update({ years: 12 });
    guest.handshake('nA');
    await settled();
    widget.update({ years: 15 });
    widget.update({ monthlyAmount: 5000 });
    vi.advanceTimersByTime(20);
    await settled();
    guest.handshake('nB');
    await settled();
    const all = { years: 15, theme: 'dark', monthlyAmount: 5000 };
    expect(guest.heard.map(({ payload }) => payload['props'])).toEqual([{ years: 12, theme: 'dark' }, all, all]);
  });
});

describe('a call into the frame', () => {
  it('fails at once before the frame is there, when it leaves, and when it is too slow', async () => {
    const { widget, guest } = mount(container, { timeout: 500 });
    await expect(widget.call('recalculate')).rejects.toMatchObject({ code: 'disconnected' });
    guest.handshake('nA');
    const leaving = widget.call('recalculate').catch((error: unknown) => error);
    await settled();
    await guest.say('bye');
    expect(await leaving).toMatchObject({ code: 'disconnected' });
    guest.handshake('nB');
    const slow = widget.call('recalculate').catch((error: unknown) => error);
    await settled();
    vi.advanceTimersByTime(500);
    expect(await slow).toMatchObject({ code: 'timed_out' });
  });
});

describe('a frame that does not come', () => {
  it('is told as px-error, and not once it is ready', async () => {
    const { events, guest } = mount(container, { timeout: 5000 });
    vi.advanceTimersByTime(5000);
    expect(events).toMatchObject([['px-error', { code: 'unreachable', retryable: true }]]);
    guest.handshake('nA');
    await guest.say('ready');
    vi.advanceTimersByTime(60_000);
    expect(events.map(([name]) => name)).toEqual(['px-error', 'px-ready']);
  });

  it('is told soon when a document has loaded that does not greet, and not when it has', async () => {
    const { events, widget, guest } = mount(container, { timeout: 10_000 });
    widget.frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2000);
    expect(events).toMatchObject([['px-error', { code: 'unreachable' }]]);
    guest.handshake('nA');
    widget.frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2000);
    expect(events).toHaveLength(1);
    vi.advanceTimersByTime(8000);
    expect(events).toHaveLength(2);
  });

  it('in a version this page knows is told as version_unsupported', () => {
    const { events, guest } = mount(container);
    guest.handshake('nA', [9]);
    expect(events).toMatchObject([['px-error', { code: 'version_unsupported', retryable: false, requestId: null }]]);
  });
});

describe('after destroy', () => {
  it('nothing is left: no frame, no listener, no timer, no event', async () => {
    const { widget, guest, events } = mount(container);
    guest.handshake('nA');
    widget.destroy();
    widget.update({ years: 1 });
    await guest.say('event', { name: 'changed', detail: {} });
    guest.handshake('nB');
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
    expect(container.childElementCount).toBe(0);
    expect(widget.dropped).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a lazy frame', () => {
  it('is not missed before its reader has come near', () => {
    const { widget, events } = mount(container, { loading: 'lazy', timeout: 500 });
    expect(widget.frame.loading).toBe('lazy');
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
    widget.frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(500);
    expect(events).toMatchObject([['px-error', { code: 'unreachable' }]]);
  });
});

describe('a place without its widget', () => {
  it('has words of its own when the server is not reached, which go when it comes after all', async () => {
    const { guest, events, widget } = mount(container, { timeout: 500 });
    vi.advanceTimersByTime(500);
    // a document that loads and does not greet is missed once more
    widget.frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(500);
    expect(events).toHaveLength(2);
    expect(events.at(-1)).toMatchObject(['px-error', { code: 'unreachable' }]);
    expect(container.textContent?.match(/could not be loaded/g)).toHaveLength(1);
    guest.handshake('nA');
    await guest.say('ready');
    expect(container.textContent).toBe('');
  });

  it('says nothing any more once it is given up', () => {
    const { widget } = mount(container, { timeout: 500 });
    vi.advanceTimersByTime(500);
    widget.destroy();
    expect(container.textContent).toBe('');
  });

  it.each(['unknown_widget', 'unknown_partner', 'unregistered_origin'])(
    'shows what the frame says of it, and tells the page %s',
    (code) => {
      const { widget, events } = mount(container, {});
      deliver(message('refused', { code, message: 'Not here.' }), widget.frame.contentWindow, FRAME);
      vi.advanceTimersByTime(60_000);
      expect(events).toMatchObject([['px-error', { code, message: 'Not here.', retryable: false, requestId: null }]]);
      expect(container.textContent).toBe('Not here.');
    },
  );

  it('keeps what the reader chose when the page changes something else, and not when it sets the same', async () => {
    const { widget, guest } = mount(container, { props: { years: 10 } });
    guest.handshake('nA');
    await guest.say('event', { name: 'changed', detail: { years: 20, monthlyAmount: 700 } });
    widget.update({ monthlyAmount: 900 });
    vi.advanceTimersByTime(20);
    await settled();
    expect(guest.heard.at(-1)?.payload['props']).toEqual({ years: 20, monthlyAmount: 900 });
    widget.update({ years: 10 });
    vi.advanceTimersByTime(20);
    await settled();
    expect(guest.heard.at(-1)?.payload['props']).toEqual({ years: 10, monthlyAmount: 900 });
  });
});
