import { describe, expect, it, vi } from 'vitest';
import type { WidgetContext } from '#services/widget-context.js';
import { defineContract } from './contract.js';
import { framedProps, linkParams, relayEvents } from './use-framed-widget.js';

const contract = defineContract({
  tag: 'px-test',
  title: 'Test',
  summary: 'Tests.',
  visibility: 'private',
  props: {
    orderNo: { type: 'text', default: '', describe: 'Number.' },
    years: { type: 'number', describe: 'Years.' },
    chosen: { type: 'object', describe: 'Of the page.' },
  },
  events: { ordered: { describe: 'Ordered.', detail: { orderNumber: { type: 'text', describe: 'Number.' } } } },
  examples: [],
});

function setUp() {
  const page = document.createElement('main');
  const container = page.appendChild(document.createElement('div'));
  const props = { onOrdered: vi.fn() };
  const context = { navigate: vi.fn(), fail: vi.fn() } as unknown as WidgetContext;
  const [onReady, onMissing] = [vi.fn(), vi.fn()];
  const { signal } = new AbortController();
  relayEvents(container, { contract, latest: { current: { props, context } }, onReady, onMissing, signal });
  const heard = vi.fn();
  for (const name of ['ordered', 'px-error', 'px-navigate', 'px-ready', 'px-close'])
    page.addEventListener(name, () => heard(name));
  const tell = (name: string, detail: object = {}) =>
    container.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  return { props, context, onReady, onMissing, heard, tell };
}

describe('what a frame tells', () => {
  it('goes through the handlers and the context of the view, and is not heard twice', () => {
    const { props, context, heard, tell } = setUp();
    tell('ordered', { orderNumber: 'PX1' });
    expect(props.onOrdered).toHaveBeenCalledWith({ orderNumber: 'PX1' });
    expect(tell('px-navigate', { to: '/home', params: { url: 1 } })).toBe(false);
    expect(context.navigate).toHaveBeenCalledWith('/home', { url: 1 });
    expect(heard).not.toHaveBeenCalled();
    tell('px-close');
    expect(heard.mock.calls).toEqual([['px-close']]);
  });

  it('is a missing frame before it is ready, and a failure of the widget after', () => {
    const { context, onReady, onMissing, tell } = setUp();
    const failure = { code: 'unavailable', message: 'Later.', retryable: true, requestId: 'req_1' };
    tell('px-error', { ...failure, code: 'timed_out' });
    expect(onMissing).toHaveBeenCalledWith({ ...failure, code: 'timed_out' });
    expect([vi.mocked(onMissing).mock.calls.length, vi.mocked(context.fail).mock.calls.length]).toEqual([1, 0]);
    tell('px-ready');
    expect(onReady).toHaveBeenCalledOnce();
    tell('px-error', failure);
    expect(onMissing).toHaveBeenCalledOnce();
    expect(vi.mocked(context.fail).mock.calls[0]?.[0]).toMatchObject({
      code: 'unavailable',
      message: 'Later.',
      retryable: true,
      details: { requestId: 'req_1' },
    });
  });
});

describe('what a frame is given', () => {
  const context = { theme: undefined, quiet: false } as WidgetContext;

  it('is every plain prop, null where the page gives none any more', () => {
    const props = { orderNo: 'PX1', years: undefined, chosen: {}, onOrdered: () => undefined };
    expect(framedProps(contract, props, context)).toEqual({
      orderNo: 'PX1',
      years: null,
      locale: null,
      theme: null,
      accent: null,
      radius: null,
      quiet: false,
    });
    expect(framedProps(contract, {}, { ...context, locale: 'hi', theme: 'dark' })).toMatchObject({
      orderNo: null,
      locale: 'hi',
      theme: 'dark',
    });
  });

  it('stands in the link to the site where it says something', () => {
    expect(linkParams(contract, { orderNo: '', years: 3, chosen: {} })).toEqual({ years: 3 });
  });
});
