import type { Endpoint } from '@prosperx/core/http';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Login } from '#features/login/login.js';
import { enter } from '#testing/enter.js';
import { type RenderOptions, renderWithServer, type serverForTests } from '#testing/render-with-server.js';

type Server = ReturnType<typeof serverForTests>;

export const PASSWORD = 'Prosper@123';

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name = 'Submit') => screen.getByRole('button', { name });
export const isDisabled = (name?: string) => button(name).getAttribute('aria-disabled') === 'true';
export const heading = (name: string) => screen.findByRole('heading', { name });

/** The last code that was sent to a mobile. */
export async function codeFor({ kit }: Server, to: string): Promise<string> {
  const messages = await kit.client().call(sandboxMessages, { query: { to } });
  return messages.find(({ otp }) => otp)?.otp ?? '';
}

/** Holds the next answer to a call back: `asked` when the server has it ready, `give` lets the page have it. */
export function lateAnswer({ kit }: Server, { path }: Endpoint) {
  const { hono } = kit.app;
  const answer = hono.request.bind(hono);
  const [asked, isAsked] = signal();
  const [given, giveIt] = signal();
  const network = vi.spyOn(hono, 'request').mockImplementation((async (request: Request) => {
    const response = await answer(request);
    if (request.method === 'POST' && request.url.endsWith(path)) {
      network.mockRestore();
      isAsked();
      await given;
    }
    return response;
  }) as never);
  return { asked, give: giveIt };
}

function signal(): [Promise<void>, () => void] {
  let resolve = () => {};
  return [new Promise<void>((done) => (resolve = done)), () => resolve()];
}

/** The login on a page, and what a person does with it. */
export function openLogin(
  server: Server,
  { connectionRequest, ...options }: RenderOptions & { readonly connectionRequest?: string } = {},
) {
  const [onAnswered, onAuthorised] = [vi.fn(), vi.fn()];
  const props = { connectionRequest, heading: undefined, onAnswered, onAuthorised };
  const page = renderWithServer(server, <Login {...props} />, options);
  const type = (label: string, text: string) => enter(field(label), text);
  const submit = () => page.user.click(button());
  const giveMobile = async (mobile: string) => {
    type('Mobile number', mobile);
    await submit();
  };
  const openAccount = async (mobile: string) => {
    type('Mobile number', mobile);
    await page.user.click(button('New here? Create an account'));
  };
  return {
    ...page,
    onAnswered,
    onAuthorised,
    type,
    submit,
    giveMobile,
    openAccount,
    /** Gives the details of a new visitor, to whom a code is sent then. */
    giveDetails: async (mobile: string) => {
      await openAccount(mobile);
      await heading('Please enter your email and name');
      type('Email', 'anita@example.com');
      enter(screen.getByLabelText(/^Full name/), 'Anita Desai');
      await submit();
      await heading('Please enter OTP and new password');
    },
    /** Waits until no call of the login is under way. */
    allEnded: () => waitFor(() => expect(page.services.queryClient.isMutating()).toBe(0)),
    flash: () => page.services.flash.getState().flash?.message,
    setPassword: async (mobile: string, password: string) => {
      type('OTP', await codeFor(server, mobile));
      type('New password', password);
      type('Confirm password', password);
      await submit();
    },
  };
}
