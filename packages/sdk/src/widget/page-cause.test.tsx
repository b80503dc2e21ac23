import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portfolioContract } from '#features/portfolio/portfolio.contract.js';
import { Portfolio as View } from '#features/portfolio/portfolio.js';
import { FundSearch, Portfolio } from '#react.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { ProsperXProvider, toReact } from './react.js';

const server = serverForTests();
/** Files share their modules: of a name that another renders its developer may have been told before. */
const Untold = toReact({ ...portfolioContract, tag: 'px-untold' }, View);

const said = () => vi.mocked(console.warn).mock.calls.map(([line]) => String(line));
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a React component of a person, on a page that cannot show it', () => {
  it('without a server tells the page not_connected, and its developer once what to give', async () => {
    const failures: unknown[] = [];
    const widgets = (
      <ProsperXProvider onError={(failure) => failures.push(failure)}>
        <Untold />
        <Untold />
      </ProsperXProvider>
    );
    render(widgets);
    await waitFor(() => expect(failures).toHaveLength(2));
    expect(failures).toMatchObject([
      { code: 'not_connected', retryable: false },
      { code: 'not_connected', retryable: false },
    ]);
    expect(said()).toEqual([expect.stringContaining('<Untold> has no server: give apiBase')]);
  });

  it('without a provider, which names the server, tells the same', async () => {
    const onError = vi.fn();
    render(<Portfolio onError={onError} />);
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'not_connected', retryable: false });
  });

  it.each([
    ['unregistered_origin', 'bluebank', 'https://blog.example', 'does not have https://blog.example registered'],
    ['unknown_partner', 'nobody', 'http://127.0.0.1:4173', 'knows no partner "nobody"'],
    ['unregistered_origin', undefined, 'http://127.0.0.1:4173', 'names no partner'],
  ])('tells %s as the server says it, for the partner %s at %s', async (code, partner, pageOrigin, line) => {
    const { failures } = renderWithServer(server, <Portfolio />, { pageOrigin, ...(partner && { partner }) });
    await waitFor(() => expect(failures).toEqual([code]));
    expect(said()).toEqual([expect.stringContaining(line)]);
  });

  it('says nothing of the page where the server is away', async () => {
    const onError = vi.fn();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    render(
      <ProsperXProvider apiBase="https://away.example" partner="bluebank" onError={onError}>
        <Portfolio />
      </ProsperXProvider>,
    );
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'unreachable' });
    expect(said()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('is no matter of a component for any page', async () => {
    render(<FundSearch keywords="flexi" />);
    await Promise.resolve();
    expect(said()).toEqual([]);
  });
});
