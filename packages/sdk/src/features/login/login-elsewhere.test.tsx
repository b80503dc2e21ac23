import { getCart } from '@prosperx/core/cart';
import { getCurrentUser } from '@prosperx/core/session';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '#session/logout.js';
import { serverForTests } from '#testing/render-with-server.js';
import { button, heading, openLogin, PASSWORD } from './testing/login-page.js';

const server = serverForTests();
const elsewhere = { pageOrigin: 'http://127.0.0.1:4173', partner: 'bluebank' };

type Page = ReturnType<typeof openLogin>;

async function givePassword(page: Page, mobile: string) {
  await page.giveMobile(mobile);
  await heading('Please enter your password');
  page.type('Password', PASSWORD);
  await page.submit();
}

const whoAsks = async ({ services }: Page) =>
  (await services.api(getCurrentUser).catch(() => null))?.responseData.user?.name ?? null;

describe('the login on a page of another site, which keeps no cookies', () => {
  beforeEach(() => server.kit.clock.advance(86_400_000));

  it('is known to every call after it, until the person leaves', async () => {
    const page = openLogin(server, elsewhere);
    await givePassword(page, '9876500001');
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalledWith({ registered: true, minor: false }));
    expect(page.browser.cookies.size).toBe(0);
    expect(await whoAsks(page)).toBe('Asha Rao');
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
    await signOut(page.services);
    expect(page.services.session.getState().token).toBeNull();
    expect(await whoAsks(page)).toBeNull();
  });

  it('carries the choice among several profiles', async () => {
    const page = openLogin(server, elsewhere);
    await givePassword(page, '9876500004');
    await heading('Choose the profile you want to access');
    await page.user.click(page.container.querySelectorAll('input[type=radio]')[1]!);
    await page.user.click(button('Continue with this account'));
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
    expect(await whoAsks(page)).toBe('Kabir Anand HUF');
  });

  it('ends with the session on the server', async () => {
    const page = openLogin(server, elsewhere);
    await givePassword(page, '9876500001');
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
    server.kit.clock.advance(86_400_000);
    await expect(page.services.api(getCurrentUser)).rejects.toMatchObject({ code: 'signed_out' });
    expect(page.services.session.getState()).toMatchObject({ token: null, user: null, expired: { name: 'Asha Rao' } });
  });

  it('leaves the new session alone when an answer to the old one comes late', async () => {
    const page = openLogin(server, elsewhere);
    await givePassword(page, '9876500001');
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
    const { session, api } = page.services;
    const { user, token } = session.getState();
    session.setState({ token: 'of a session that is over' });
    const late = api(getCart).catch(() => null);
    const refused = api(getCurrentUser).catch(({ code }: { code: string }) => code);
    session.getState().signedIn({ user, token, idleSeconds: 1800 });
    expect(await refused).toBe('signed_out');
    await late;
    expect(session.getState()).toMatchObject({ status: 'signed_in', token });
  });
});
