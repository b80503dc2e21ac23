import { SANDBOX_PASSWORD, TEST_ORIGIN } from '@prosperx/api/testing';
import { getCurrentUser, verifyPassword } from '@prosperx/core/session';
import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogInFirst } from '#domain/query-state/query-state.js';
import { loginContract } from '#features/login/login.contract.js';
import { Login as LoginView } from '#features/login/login.js';
import { Login } from '#react.js';
import { sharedProvider } from '#services/provider-registry.js';
import { createServices, DataProvider, SERVICES, useServices } from '#services/services.js';
import type { WidgetFailure } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests, signedInBrowser } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { registerElement } from './element.js';

const server = serverForTests();
const ASHA = '9876500001';
const HOURS = 13 * 3_600_000;

// what one test has guessed wrongly is not counted against the next
beforeEach(() => server.kit.clock.advance(86_400_000));

type Page = Pick<typeof screen, 'findByLabelText' | 'getByRole'>;

/** Gives a wrong password in the login that a page shows. */
async function guess(page: Page, user: { click(button: Element): Promise<void> }) {
  enter(await page.findByLabelText('Mobile number'), ASHA);
  await user.click(page.getByRole('button', { name: 'Submit' }));
  enter(await page.findByLabelText('Password'), 'Wrong@1234');
  await user.click(page.getByRole('button', { name: 'Submit' }));
}

describe('an act that the server refuses', () => {
  it('is told once to the component in which it was done and to its provider, and not to its neighbours', async () => {
    const own: WidgetFailure[] = [];
    const others: WidgetFailure[] = [];
    const { failures, user } = renderWithServer(
      server,
      <>
        <section aria-label="left">
          <Login onError={(failure) => own.push(failure)} />
        </section>
        <Login onError={(failure) => others.push(failure)} />
      </>,
    );
    await guess(within(screen.getByRole('region', { name: 'left' })), user);
    await waitFor(() => expect(own).toHaveLength(1));
    expect(own).toEqual([
      { code: 'wrong_password', message: expect.any(String), retryable: false, requestId: expect.any(String) },
    ]);
    expect(JSON.stringify(own)).not.toContain(ASHA);
    expect(failures).toEqual(['wrong_password']);
    expect(others).toEqual([]);
  });

  describe('in an element', () => {
    afterEach(() => document.body.replaceChildren());

    it('fires px-error there', async () => {
      const { fetch } = testBrowser(server.kit);
      const partner = 'bluebank';
      sharedProvider({ apiBase: TEST_ORIGIN, partner }).get(SERVICES, (provider) => createServices(provider, fetch));
      registerElement(loginContract, LoginView);
      const elements = ['one', 'two'].map((id) => {
        const element = Object.assign(document.createElement('px-login'), { id, partner });
        element.setAttribute('api-base', TEST_ORIGIN);
        return element;
      });
      const told: unknown[] = [];
      for (const element of elements)
        element.addEventListener('px-error', ({ detail }: CustomEvent<WidgetFailure>) =>
          told.push([element.id, detail.code]),
        );
      document.body.append(...elements);
      const root = await waitFor(() => {
        const drawn = elements[0]?.shadowRoot?.querySelector<HTMLElement>('.px');
        expect(drawn).toBeTruthy();
        return drawn as HTMLElement;
      });
      await guess(within(root), { click: async (button) => (button as HTMLElement).click() });
      await waitFor(() => expect(told).not.toEqual([]));
      expect(told).toEqual([['one', 'wrong_password']]);
    });
  });
});

/** A widget of a person with an act, and the login that takes its place. */
function OwnPage() {
  const { api } = useServices();
  const { status } = useSession();
  const { mutate } = useMutation({ mutationFn: () => api(getCurrentUser) });
  if (status === 'visitor') return <LogInFirst title="Please log in" to="/own" />;
  return status === 'signed_in' && <button onClick={() => mutate()}>Do it</button>;
}

const ownPage = (
  <DataProvider>
    <OwnPage />
  </DataProvider>
);

describe('signed_out', () => {
  it('is not told of a visitor', async () => {
    const { failures } = renderWithServer(server, ownPage);
    await screen.findByText('Please log in');
    expect(failures).toEqual([]);
  });

  it('is told once of a session that ends in the middle: idle, or refused by the server', async () => {
    const browser = await signedInBrowser(server, ASHA);
    const { failures, services, unmount } = renderWithServer(server, ownPage, { browser });
    await screen.findByText('Do it');
    act(() => services.session.getState().expire());
    await screen.findByText('Please log in');
    expect(failures).toEqual(['signed_out']);
    unmount();
    const later = renderWithServer(server, ownPage, { browser });
    const press = await screen.findByText('Do it');
    server.kit.clock.advance(HOURS);
    await later.user.click(press);
    await screen.findByText('Please log in');
    await waitFor(() => expect(later.services.queryClient.isMutating()).toBe(0));
    expect(later.failures).toEqual(['signed_out']);
  });

  it('is told of a token that the page gives and the server refuses', async () => {
    const pageOrigin = 'http://127.0.0.1:4173';
    const [info] = await server.kit.client().call(verifyPassword, {
      body: { username: ASHA, password: SANDBOX_PASSWORD },
      headers: { Origin: pageOrigin, 'X-PX-Partner': 'bluebank' },
    });
    server.kit.clock.advance(HOURS);
    const page = { pageOrigin, partner: 'bluebank', getToken: () => info?.token ?? null };
    const { failures } = renderWithServer(server, ownPage, page);
    await screen.findByText('Please log in');
    expect(failures).toEqual(['signed_out']);
  });
});
