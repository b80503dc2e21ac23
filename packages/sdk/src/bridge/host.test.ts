import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discoverWidgets } from './discover.js';
import { FakeChannel, settled } from './testing/fake-ports.js';
import type { MountOptions } from './host-types.js';
import { mountWidget } from './host.js';

const FRAME = 'https://invest.example';
const message = (type: string, payload: object, id = '') =>
  JSON.stringify({ source: 'prosperx', v: 1, id, type, payload });

interface Heard {
  readonly id: string;
  readonly type: string;
  readonly payload: Record<string, unknown>;
}

/** Plays the document in the frame: greets, takes the port, keeps what it hears. */
function playFrame(frame: HTMLIFrameElement) {
  const heard: Heard[] = [];
  let port: MessagePort | undefined;
  const postMessage = (_: string, __: string, [given]: MessagePort[] = []) => {
    port = given;
    if (port) port.onmessage = ({ data }) => void heard.push(JSON.parse(data as string) as Heard);
  };
  const contentWindow = { postMessage };
  Object.defineProperty(frame, 'contentWindow', { configurable: true, value: contentWindow });
  return {
    heard,
    greet(nonce: string, versions = [1]) {
      const data = message('hello', { nonce, versions, widget: 'probe' });
      window.dispatchEvent(Object.assign(new Event('message'), { data, source: contentWindow, origin: FRAME }));
    },
    async say(type: string, payload: object = {}, id = '') {
      port?.postMessage(message(type, payload, id));
      await settled();
    },
  };
}

let page: HTMLElement;
let container: HTMLElement;
function mount(options: Partial<MountOptions> = {}) {
  const events: [string, unknown][] = [];
  const widget = mountWidget(container, {
    widget: 'sip-calculator',
    base: FRAME,
    onEvent: (name, detail) => void events.push([name, detail]),
    ...options,
  });
  return { widget, events, guest: playFrame(widget.frame) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MessageChannel', FakeChannel);
  // Not in the document: happy-dom would try to load the frames.
  page = document.createElement('main');
  container = page.appendChild(document.createElement('div'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the frame', () => {
  it('says at its address who asks, and cannot move the page', () => {
    const { widget } = mount({ partner: 'bluebank', minHeight: 320 });
    const url = new URL(widget.frame.src);
    expect(url.origin + url.pathname).toBe(`${FRAME}/embed/sip-calculator`);
    expect(Object.fromEntries(url.searchParams)).toEqual({ parent: location.origin, partner: 'bluebank' });
    expect(widget.frame.title).toBe('sip calculator');
    expect(widget.frame.style.height).toBe('320px');
    expect(widget.frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
  });

  it.each(['data:text/html,x', 'file:///x', 'about:blank'])('is not made from %s, whose origin is "null"', (src) => {
    expect(() => mount({ src })).toThrow(TypeError);
    expect(container.childElementCount).toBe(0);
  });
});

describe('props', () => {
  it('are given when the frame connects, once for several changes, and again after it reloads', async () => {
    const { widget, guest } = mount({ props: { years: 10, theme: 'dark' } });
    widget.update({ years: 12 });
    guest.greet('nA');
    await settled();
    widget.update({ years: 15 });
    widget.update({ monthlyAmount: 5000 });
    vi.advanceTimersByTime(20);
    await settled();
    guest.greet('nB');
    await settled();
    const all = { years: 15, theme: 'dark', monthlyAmount: 5000 };
    expect(guest.heard.map(({ payload }) => payload['props'])).toEqual([{ years: 12, theme: 'dark' }, all, all]);
  });
});

describe('what the frame says', () => {
  it('arrives as an event of its own name on the container and in onEvent', async () => {
    const { events, guest } = mount();
    const onChanged = vi.fn();
    page.addEventListener('changed', onChanged, { once: true });
    guest.greet('nA');
    await guest.say('event', { name: 'changed', detail: { invested: 100 } });
    expect(events).toEqual([['changed', { invested: 100 }]]);
    expect(onChanged.mock.calls[0]?.[0]).toMatchObject({ detail: { invested: 100 }, composed: true });
  });

  it('cannot pass for an event of the browser', async () => {
    const { events, guest } = mount();
    const onClick = vi.fn();
    page.addEventListener('click', onClick);
    guest.greet('nA');
    for (const name of ['click', 'input', 'keydown', 'error']) await guest.say('event', { name, detail: {} });
    expect(events).toEqual([]);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('sets its height within the bounds', async () => {
    const { widget, guest } = mount({ minHeight: 100, maxHeight: 900 });
    guest.greet('nA');
    const heights: string[] = [];
    for (const height of [10, 432.2, 5000]) {
      await guest.say('resize', { height });
      heights.push(widget.frame.style.height);
    }
    expect(heights).toEqual(['100px', '433px', '900px']);
  });

  it('takes the frame away on close, unless the page prevents it', async () => {
    const { widget, guest, events } = mount();
    guest.greet('nA');
    const keep = (event: Event) => event.preventDefault();
    container.addEventListener('px-close', keep);
    await guest.say('close');
    expect(container.contains(widget.frame)).toBe(true);
    container.removeEventListener('px-close', keep);
    await guest.say('close');
    expect(container.contains(widget.frame)).toBe(false);
    expect(events.map(([name]) => name)).toEqual(['px-close', 'px-close']);
  });

  it('asks where to go: the page tells whether it went', async () => {
    const { guest } = mount();
    guest.greet('nA');
    await guest.say('navigate', { to: '/fund', params: {} }, '1');
    container.addEventListener('px-navigate', (event) => event.preventDefault());
    await guest.say('navigate', { to: '/fund', params: {} }, '2');
    const answers = guest.heard.filter(({ type }) => type === 'result');
    expect(answers.map(({ id, payload }) => [id, payload['value']])).toEqual([
      ['1', false],
      ['2', true],
    ]);
  });

  it('may call the methods it was given', async () => {
    const { guest } = mount({ methods: { getToken: () => Promise.resolve('t-1') } });
    guest.greet('nA');
    await guest.say('call', { method: 'getToken', params: null }, '1');
    await guest.say('call', { method: 'eval', params: '1' }, '2');
    expect(guest.heard.slice(1)).toMatchObject([
      { id: '1', type: 'result', payload: { value: 't-1' } },
      { id: '2', type: 'failed', payload: { code: 'method_unknown' } },
    ]);
  });
});

describe('a call into the frame', () => {
  it('fails at once before the frame is there, when it leaves, and when it is too slow', async () => {
    const { widget, guest } = mount({ timeout: 500 });
    await expect(widget.call('recalculate')).rejects.toMatchObject({ code: 'disconnected' });
    guest.greet('nA');
    const leaving = widget.call('recalculate').catch((error: unknown) => error);
    await settled();
    await guest.say('bye');
    expect(await leaving).toMatchObject({ code: 'disconnected' });
    guest.greet('nB');
    const slow = widget.call('recalculate').catch((error: unknown) => error);
    await settled();
    vi.advanceTimersByTime(500);
    expect(await slow).toMatchObject({ code: 'timed_out' });
  });
});

describe('a frame that does not come', () => {
  it('is told as px-error, and not once it is ready', async () => {
    const { events, guest } = mount({ timeout: 5000 });
    vi.advanceTimersByTime(5000);
    expect(events).toMatchObject([['px-error', { code: 'timed_out', retryable: true }]]);
    guest.greet('nA');
    await guest.say('ready');
    vi.advanceTimersByTime(60_000);
    expect(events.map(([name]) => name)).toEqual(['px-error', 'px-ready']);
  });

  it('in a version this page knows is told as version_unsupported', () => {
    const { events, guest } = mount();
    guest.greet('nA', [9]);
    expect(events).toMatchObject([['px-error', { code: 'version_unsupported' }]]);
  });
});

describe('after destroy', () => {
  it('nothing is left: no frame, no listener, no timer, no event', async () => {
    const { widget, guest, events } = mount();
    guest.greet('nA');
    widget.destroy();
    widget.update({ years: 1 });
    await guest.say('event', { name: 'changed', detail: {} });
    guest.greet('nB');
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual([]);
    expect(container.childElementCount).toBe(0);
    expect(widget.dropped).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a marked place', () => {
  it('is mounted once, with its attributes as props and its content shown until the widget is ready', async () => {
    container.innerHTML = `<div data-prosperx-widget="sip-calculator" data-prosperx-base="${FRAME}" data-monthly-amount="5000"><a href="/">SIP</a></div>`;
    const [widget, ...others] = discoverWidgets(container);
    expect([others.length, discoverWidgets(container).length]).toEqual([0, 0]);
    if (!widget) throw new Error('nothing mounted');
    const guest = playFrame(widget.frame);
    guest.greet('nA');
    await settled();
    expect(guest.heard[0]?.payload['props']).toEqual({ monthlyAmount: '5000' });
    expect(container.querySelector('a')).not.toBeNull();
    await guest.say('ready');
    expect(container.querySelector('a')).toBeNull();
    expect(container.contains(widget.frame)).toBe(true);
  });
});
