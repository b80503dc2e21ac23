import { PxError } from '@prosperx/core/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWidget } from '#services/widget-context.js';
import { defineContract, type ViewProps } from './contract.js';
import { ProsperXProvider, toReact } from './react.js';

const contract = defineContract({
  tag: 'px-test',
  title: 'Test',
  summary: 'Tests.',
  visibility: 'public',
  props: {
    years: { type: 'number', min: 1, max: 30, default: 10, describe: 'Years.' },
    broken: { type: 'boolean', describe: 'Throws.' },
  },
  events: { changed: { describe: 'Changed.', detail: { years: { type: 'number', describe: 'Years.' } } } },
  examples: [],
});

function View({ years, broken, onChanged }: ViewProps<typeof contract>) {
  const { apiBase, partner, theme, navigate, shared } = useWidget();
  const [typed, setTyped] = useState('');
  if (broken) throw new PxError('unavailable', { requestId: 'r-1' });
  const change = () => onChanged?.({ years: 3, pan: 'ABCDE1234F' } as { years: number });
  return (
    <>
      <p>{[years, apiBase, partner, theme].join(' ')}</p>
      <p>{shared.get('visits', () => ({ id: Math.random() })).id}</p>
      <input value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      <button onClick={change}>{'change'}</button>
      <button onClick={() => navigate('/cart-review', { step: 2 })}>{'leave'}</button>
    </>
  );
}
const Widget = toReact(contract, View);
const first = (container: Element) => container.querySelector('p')?.textContent;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a widget in React', () => {
  it('speaks as it is told itself, else as its provider, else as the page', () => {
    document.documentElement.lang = 'ta-IN';
    const langs = (locale?: string) =>
      [<Widget locale="mr" />, <Widget />].map((widget) => {
        const { container } = render(<ProsperXProvider locale={locale}>{widget}</ProsperXProvider>);
        return container.querySelector('[data-px-scope]')?.getAttribute('lang');
      });
    expect([langs('hi'), langs()]).toEqual([
      ['mr', 'hi'],
      ['mr', 'ta'],
    ]);
    document.documentElement.lang = '';
  });

  it('stands alone, with defaults', () => {
    const { container } = render(<Widget />);
    expect(first(container)).toBe('10   ');
  });

  it('falls back from a value out of range with one warning for as long as it stays', async () => {
    const { container, rerender } = render(<Widget years={31} />);
    rerender(<Widget years={31} />);
    expect(first(container)).toBe('10   ');
    rerender(<Widget years={30} />);
    expect(first(container)).toBe('30   ');
    await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  });

  it('hands on the documented fields of an event to the handler it has now', () => {
    const before = vi.fn();
    const now = vi.fn();
    const { rerender } = render(<Widget onChanged={before} />);
    rerender(<Widget onChanged={now} />);
    fireEvent.click(screen.getByText('change'));
    expect(now).toHaveBeenCalledExactlyOnceWith({ years: 3 });
    expect(before).not.toHaveBeenCalled();
  });

  it('shows a failure, tells of it, and goes on when it is tried again', async () => {
    const [onError, onAnyError] = [vi.fn(), vi.fn()];
    const widget = (broken: boolean) => (
      <ProsperXProvider onError={onAnyError}>
        <Widget broken={broken} onError={onError} />
        <p>{'neighbour'}</p>
      </ProsperXProvider>
    );
    const { rerender } = render(widget(true));
    const { message } = new PxError('unavailable');
    const failure = { code: 'unavailable', message, retryable: true, requestId: 'r-1' };
    expect(onError).toHaveBeenCalledWith(failure);
    expect(onAnyError).toHaveBeenCalledWith(failure);
    await screen.findByText('Request r-1');
    expect(screen.getByRole('alert').textContent).toContain(`${message}Request r-1`);
    expect(screen.getByText('neighbour')).toBeTruthy();
    rerender(widget(false));
    fireEvent.click(screen.getByText('Try again'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('change')).toBeTruthy();
  });

  it('offers no other try where none can help', () => {
    const Expired = toReact(contract, () => {
      throw new PxError('payment_link_expired', { message: 'This payment link has expired!' });
    });
    render(<Expired />);
    expect(screen.getByRole('alert').textContent).toBe('This payment link has expired!');
  });
});

describe('ProsperXProvider', () => {
  it('tells widgets about server, partner and theme', () => {
    const { container, rerender } = render(
      <ProsperXProvider apiBase="https://a.example" partner="bluebank" theme="dark">
        <Widget />
      </ProsperXProvider>,
    );
    expect(first(container)).toBe('10 https://a.example bluebank dark');
    expect(container.querySelector('[data-theme=dark]')).toBeTruthy();
    rerender(
      <ProsperXProvider apiBase="https://a.example" partner="bluebank" theme="light">
        <Widget />
      </ProsperXProvider>,
    );
    expect(first(container)).toBe('10 https://a.example bluebank light');
  });

  it('lets widgets below it share, keeps them apart from others, and starts afresh for another partner', () => {
    const kept = (container: Element) => [...container.querySelectorAll('p:nth-of-type(2)')].map((p) => p.textContent);
    const two = (partner: string) => (
      <ProsperXProvider apiBase="https://a.example" partner={partner}>
        <Widget />
        <Widget />
      </ProsperXProvider>
    );
    const { container, rerender } = render(two('bluebank'));
    const [one, other] = kept(container);
    expect(one).toBe(other);
    const elsewhere = render(two('bluebank'));
    expect(kept(elsewhere.container)[0]).not.toBe(one);
    rerender(two('bluebank'));
    expect(kept(container)[0]).toBe(one);
    rerender(two('greenapp'));
    expect(kept(container)[0]).not.toBe(one);
  });

  it('draws what stands below it again with another cap of returns, and keeps it', () => {
    const Capped = toReact(contract, () => <p>{useWidget().shared.maxRate}</p>);
    const page = (maxRate?: number) => (
      <ProsperXProvider apiBase="https://a.example" partner="bluebank" maxRate={maxRate}>
        <Capped />
        <input aria-label="of the page" />
      </ProsperXProvider>
    );
    const { container, rerender } = render(page());
    const typedIn = screen.getByLabelText('of the page');
    for (const [cap, shown] of [
      [13, '13'],
      [12, '12'],
      [undefined, 'Infinity'],
    ] as const) {
      rerender(page(cap));
      expect(first(container)).toBe(shown);
    }
    expect(screen.getByLabelText('of the page')).toBe(typedIn);
  });

  it('takes the address of a server with a slash at its end, and says on the console which is none', async () => {
    const page = (apiBase: string) => (
      <ProsperXProvider apiBase={apiBase} partner="bluebank">
        <Widget />
      </ProsperXProvider>
    );
    const { container, rerender } = render(page('https://a.example/'));
    expect(first(container)).toBe('10 https://a.example bluebank ');
    rerender(page('invest.example'));
    expect(first(container)).toBe('10  bluebank ');
    await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
    expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([
      '<ProsperXProvider>: "apiBase" is "invest.example": give an origin such as https://invest.example. No server is asked.',
    ]);
  });

  it('leaves out an accent that is no colour, and says so on the console', async () => {
    vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value !== '0b6e4f' });
    const accentOf = (accent: string) => {
      const page = (
        <ProsperXProvider accent={accent}>
          <Widget />
        </ProsperXProvider>
      );
      return render(page).container.querySelector<HTMLElement>('.px')?.style.getPropertyValue('--px-accent');
    };
    expect([accentOf('0b6e4f'), accentOf('#0b6e4f')]).toEqual(['', '#0b6e4f']);
    await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  });

  it('asks its page first where a widget leads', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const onNavigate = vi.fn((navigation: { preventDefault(): void }) => navigation.preventDefault());
    const page = (given: typeof onNavigate | undefined) => (
      <ProsperXProvider apiBase="https://a.example" onNavigate={given}>
        <Widget />
      </ProsperXProvider>
    );
    const { rerender } = render(page(onNavigate));
    fireEvent.click(screen.getByText('leave'));
    expect(onNavigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/cart-review', params: { step: 2 } }));
    expect(assign).not.toHaveBeenCalled();
    rerender(page(undefined));
    fireEvent.click(screen.getByText('leave'));
    expect(assign).toHaveBeenCalledWith('https://a.example/v1/cart-review?step=2');
  });
});
