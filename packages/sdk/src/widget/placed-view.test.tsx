import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WordsContext } from '#primitives/hooks/use-words.js';
import { defineContract } from './contract.js';
import { FrameView } from './frame-view.lazy.js';
import { placedView } from './placed-view.lazy.js';
import { ProsperXProvider, toReact } from './react.js';

const contract = defineContract({
  tag: 'px-test',
  title: 'Test',
  summary: 'Tests.',
  visibility: 'private',
  props: {},
  events: {},
  examples: [],
});
/** Milliseconds after which no frame comes any more. */
const A_LONG_TIME = 60_000;

const Placed = toReact(
  contract,
  placedView(contract, () => <p>Private</p>),
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a private widget on a page that the server does not know', () => {
  it.each(['unknown_partner', 'unregistered_origin'])(
    'tells the page %s, and its reader where to go',
    async (reason) => {
      const data = { registered: false, reason };
      const answer = { meta: { message: 'success', statusCode: 200, error: null }, data };
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
      const onError = vi.fn();
      render(
        <ProsperXProvider apiBase="https://elsewhere.example" partner={`nobody-${reason}`} onError={onError}>
          <Placed />
        </ProsperXProvider>,
      );
      await waitFor(() => expect(onError).toHaveBeenCalledOnce());
      expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: reason, retryable: false });
      expect(screen.getByRole('alert').textContent).toContain('This service isn’t available on this page right now.');
      expect(screen.getByRole('link', { name: 'Open it on its own site' })).toBeTruthy();
      expect(document.querySelector('iframe, button')).toBeNull();
    },
  );
});

it.each(['unregistered_origin', 'unconnected'] as const)(
  'a page that is %s is told in English once, whatever language its reader takes',
  (registration) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const onError = vi.fn();
    const spoken = <T extends object>(mark: string, english: T) =>
      Object.fromEntries(
        Object.entries(english).map(([name, said]) => [name, typeof said === 'string' ? mark + said : said]),
      ) as T;
    const page = (mark: string) => (
      <ProsperXProvider apiBase={null} onError={onError}>
        <WordsContext.Provider value={(english) => spoken(mark, english)}>
          <FrameView contract={contract} registration={registration} askAgain={vi.fn()} props={{}} />
        </WordsContext.Provider>
      </ProsperXProvider>
    );
    const { rerender } = render(page('हिंदी: '));
    rerender(page('मराठी: '));
    expect(screen.getByRole('alert').textContent).toMatch(/^मराठी: This service isn’t available/);
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.calls[0]?.[0].message).toMatch(/^This service isn’t available/);
  },
);

const KNOWN = { meta: { message: 'success', statusCode: 200, error: null }, data: { registered: true, reason: null } };

describe('a private widget in a frame', () => {
  it.each([
    ['its reader tries again', () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))],
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ])('stands in the page once %s and the server answers, under a policy without frames too', async (why, act) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => {
      error.mockRestore();
      vi.useRealTimers();
    });
    const ask = vi.fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', ask);
    render(
      <ProsperXProvider apiBase="https://later.example" partner={why.replaceAll(' ', '-')}>
        <Placed />
      </ProsperXProvider>,
    );
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    await vi.advanceTimersByTimeAsync(A_LONG_TIME);
    await screen.findByRole('button', { name: 'Try again' });
    ask.mockImplementation(() => Promise.resolve(Response.json(KNOWN)));
    act();
    await screen.findByText('Private');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('leaves with the page’s customer: another frame comes, which knows nobody yet', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    // no page is loaded into a frame here
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => error.mockRestore());
    const page = (getToken: () => string) => (
      <ProsperXProvider apiBase="https://framed.example" partner="bluebank" getToken={getToken}>
        <Placed />
      </ProsperXProvider>
    );
    const [asha, vikram] = [() => 'asha', () => 'vikram'];
    const { rerender } = render(page(asha));
    const frame = () => document.querySelector('iframe');
    await waitFor(() => expect(frame()).not.toBeNull());
    const first = frame();
    rerender(page(asha));
    expect(frame()).toBe(first);
    rerender(page(vikram));
    await waitFor(() => expect(frame()).not.toBe(first));
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });
});
