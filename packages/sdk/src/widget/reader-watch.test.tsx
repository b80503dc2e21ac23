import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sipCalculatorContract } from '#features/sip-calculator/sip-calculator.contract.js';
import { SipCalculator } from '#features/sip-calculator/sip-calculator.js';
import { configure } from '#services/provider-registry.js';
import { defineContract } from './contract.js';
import { registerElement } from './element.js';
import { ProsperXProvider, type ProsperXProviderProps, toReact } from './react.js';
import { isHalfSeen, isOwnAction } from './reader-watch.lazy.js';

registerElement(sipCalculatorContract, SipCalculator);
const contract = defineContract({
  tag: 'px-test-note',
  title: 'Test',
  summary: 'Tests.',
  visibility: 'public',
  props: {},
  events: {},
  examples: [],
});
const Widget = toReact(contract, () => <p>{'note'}</p>);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  configure({ quiet: false });
});

/** What a frame inside a widget tells of itself, until the watch is there to hear it. */
const startInside = (inside: Element, isHeard: () => void) =>
  waitFor(() => {
    inside.dispatchEvent(new CustomEvent('px-start', { bubbles: true, composed: true }));
    isHeard();
  });

describe('what counts as seen', () => {
  const seen = (height: number, inSight: number, rootBounds: { height: number } | null, part = 1) =>
    isHalfSeen(
      {
        boundingClientRect: { height, width: 300 } as DOMRect,
        intersectionRect: { height: inSight, width: 300 * part } as DOMRect,
        rootBounds: rootBounds as DOMRect | null,
      },
      800,
    );

  it('is half of a widget, and of one that is taller than the window half a window', () => {
    expect([seen(400, 199, { height: 600 }), seen(400, 200, { height: 600 })]).toEqual([false, true]);
    expect([seen(4000, 299, { height: 600 }), seen(4000, 300, { height: 600 })]).toEqual([false, true]);
    expect(seen(400, 400, { height: 600 }, 0.4)).toBe(false);
  });

  it('is half a screen where a frame is not told how tall the window is, and never what has no height', () => {
    expect([seen(4000, 399, null), seen(4000, 400, null)]).toEqual([false, true]);
    expect(seen(0, 0, { height: 600 })).toBe(false);
  });
});

describe('what counts as begun', () => {
  it('is an action of the reader, not one of a script, nor a key by which they pass through', () => {
    expect(isOwnAction({ isTrusted: true })).toBe(true);
    expect(isOwnAction({ isTrusted: true, key: '7' })).toBe(true);
    expect(isOwnAction({ isTrusted: false })).toBe(false);
    expect(isOwnAction({ isTrusted: true, key: 'Tab' })).toBe(false);
  });
});

describe('a widget whose frame was begun', () => {
  it('says so once to the handlers of the widget and of its provider, and nothing to the page above', async () => {
    const [own, all, page] = [vi.fn(), vi.fn(), vi.fn()];
    document.addEventListener('px-start', page);
    render(
      <ProsperXProvider onStart={all}>
        <Widget onStart={own} />
      </ProsperXProvider>,
    );
    const inside = screen.getByText('note');
    await startInside(inside, () => expect(own).toHaveBeenCalledOnce());
    page.mockClear();
    inside.dispatchEvent(new CustomEvent('px-start', { bubbles: true }));
    expect([own.mock.calls, all.mock.calls]).toEqual([[[{ widget: 'test-note' }]], [[{ widget: 'test-note' }]]]);
    expect(page).not.toHaveBeenCalled();
    document.removeEventListener('px-start', page);
  });

  it('is counted by the server of a page that names its partner, though nobody listens there', async () => {
    const { href } = location;
    history.replaceState(null, '', '/plans/9876500001?name=asha#top');
    onTestFinished(() => history.replaceState(null, '', href));
    const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
    onTestFinished(() => sent.mockRestore());
    const page = { apiBase: 'https://a.example', partner: 'bluebank' };
    const providers: readonly ProsperXProviderProps[] = [{ ...page, quiet: true }, { apiBase: page.apiBase }, page];
    render(
      providers.map((given) => (
        <ProsperXProvider key={JSON.stringify(given)} {...given}>
          <Widget />
        </ProsperXProvider>
      )),
    );
    await waitFor(() => {
      for (const inside of screen.getAllByText('note'))
        inside.dispatchEvent(new CustomEvent('px-start', { bubbles: true }));
      expect(sent).toHaveBeenCalled();
    });
    expect(sent).toHaveBeenCalledOnce();
    const [address, request] = sent.mock.calls[0] as [string, RequestInit];
    expect(address).toMatch(/^https:\/\/a\.example\/.*\?partner=bluebank$/);
    expect(JSON.parse(request.body as string)).toEqual({
      widget: 'test-note',
      page: `${location.origin}/plans/*`,
      act: 'start',
    });
  });

  it('says nothing under a provider that is quiet', async () => {
    const all = vi.fn();
    const shown = (quiet: boolean) => (
      <ProsperXProvider onStart={all} quiet={quiet}>
        <Widget />
      </ProsperXProvider>
    );
    const { rerender } = render(shown(false));
    const first = screen.getByText('note');
    rerender(shown(true));
    const heard = vi.fn();
    first.parentElement?.addEventListener('px-start', heard);
    await startInside(first, () => expect(heard).toHaveBeenCalled());
    expect(all).not.toHaveBeenCalled();
  });

  it('is an event of the element, under its name, and none once the page is quiet', async () => {
    const heard = vi.fn();
    const take = (event: Event) => {
      const { target, detail, composed } = event as CustomEvent;
      heard({ tag: (target as Element).localName, detail: detail as unknown, composed });
    };
    document.addEventListener('px-start', take);
    const add = async () => {
      const element = document.createElement('px-sip-calculator');
      document.body.append(element);
      await waitFor(() => expect(element.shadowRoot?.querySelector('.px-calc__out')).not.toBeNull());
      return element.shadowRoot?.querySelector('.px-calc__out') as Element;
    };
    const own = () => heard.mock.calls.filter(([{ detail }]) => detail !== null).map(([call]) => call as unknown);
    const inside = await add();
    await startInside(inside, () => expect(own()).toHaveLength(1));
    inside.dispatchEvent(new CustomEvent('px-start', { bubbles: true, composed: true }));
    expect(own()).toEqual([{ tag: 'px-sip-calculator', detail: { widget: 'sip-calculator' }, composed: true }]);

    const other = await add();
    configure({ quiet: true });
    other.dispatchEvent(new CustomEvent('px-start', { bubbles: true, composed: true }));
    expect(own()).toHaveLength(1);
    document.removeEventListener('px-start', take);
  });
});
