import { agreedVersions, clientOfMobile, guessPasswords, otherThan } from '@prosperx/api/testing';
import {
  OTP_LIMITS,
  sendResetCode,
  setCodeAtLogin,
  signUpConsent,
  updatePassword,
  userLogin,
  verifyLoginOtp,
} from '@prosperx/core/session';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { serverForTests } from '#testing/render-with-server.js';
import { button, codeFor, field, heading, isDisabled, openLogin, PASSWORD } from './testing/login-page.js';

const server = serverForTests();
const NOBODYS = '9300000001';

describe('the code of the login', () => {
  // what one test has guessed wrongly is not counted against the next
  beforeEach(() => server.kit.clock.advance(86_400_000));

  it('opens an account for a new visitor', async () => {
    const page = openLogin(server);
    const mobile = NOBODYS;
    await page.user.click(button('New here? Create an account'));
    expect(screen.getByText('Please enter mobile number')).toBeTruthy();
    await page.openAccount(mobile);
    await heading('Please enter your email and name');
    page.type('Email', 'anita@EXAMPLE');
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
    page.type('Email', 'anita@example.com');
    enter(screen.getByLabelText(/^Full name/), 'Anita 2');
    expect(screen.getByText('Please enter a valid name')).toBeTruthy();
    const pages = ['Terms of use', 'Privacy policy'].map(
      (name) => screen.getAllByRole<HTMLAnchorElement>('link', { name })[0]!,
    );
    expect(pages.map(({ href }) => new URL(href).pathname)).toEqual(['/v1/terms-conditions', '/v1/privacy-policy']);
    expect(isDisabled()).toBe(true);
    enter(screen.getByLabelText(/^Full name/), 'Anita Desai');
    await page.submit();
    await heading('Please enter OTP and new password');
    expect(field('OTP').autocomplete).toBe('one-time-code');
    expect(field('New password').autocomplete).toBe('new-password');
    await page.setPassword(mobile, 'first one');
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalledWith({ registered: false, minor: false }));
    expect(page.flash()).toBe("You have successfully logged in to Anita Desai's account.");
    expect(await agreedVersions(server.kit, 'terms')).toEqual([signUpConsent.version]);
  });

  it('looks alike for a number that nobody has, and opens an account from there too', async () => {
    const page = openLogin(server);
    await page.giveMobile('9300000077');
    await heading('Please enter your password');
    await page.user.click(button('New here? Create an account'));
    await heading('Please enter your email and name');
  });

  it('sends a code to who has no password yet, and wants the new one twice', async () => {
    const page = openLogin(server);
    await page.giveMobile('9876500003');
    await heading('Please enter your password');
    expect(screen.getByText(/^No password yet\?/)).toBeTruthy();
    await page.user.click(button('Forgot Password?'));
    await heading('Please enter OTP and new password');
    page.type('OTP', await codeFor(server, '9876500003'));
    expect(screen.getByText('At least 8 characters')).toBeTruthy();
    page.type('New password', 'first 1');
    page.type('Confirm password', 'first 1');
    expect(screen.getByText('Please enter at least 8 characters')).toBeTruthy();
    expect(screen.queryByText('At least 8 characters')).toBeNull();
    expect(isDisabled()).toBe(true);
    page.type('New password', 'first one');
    page.type('Confirm password', 'first two');
    expect(screen.getByText('Please enter same password')).toBeTruthy();
    expect(isDisabled()).toBe(true);
    page.type('Confirm password', 'first one');
    await page.submit();
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
    expect(page.browser.requests).toContain('POST /login/update-password');
  });

  it('says that a code is wrong, or has expired, and sends another', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'performance'] });
    try {
      const page = openLogin(server);
      await page.giveMobile('9876500002');
      await heading('Please enter your password');
      await page.user.click(button('Forgot Password?'));
      await heading('Please enter OTP and new password');
      const code = await codeFor(server, '9876500002');
      page.type('OTP', otherThan(code));
      page.type('New password', PASSWORD);
      page.type('Confirm password', PASSWORD);
      await page.submit();
      expect(await screen.findByText('Please enter correct OTP.')).toBeTruthy();
      expect(field('OTP').value).toBe('');
      expect(document.activeElement).toBe(field('OTP'));
      server.kit.clock.advance(300_000);
      page.type('OTP', code);
      await page.submit();
      expect(await screen.findByText('Your OTP has expired. Please request a new OTP')).toBeTruthy();
      act(() => void vi.advanceTimersByTime(OTP_LIMITS.gap.within));
      await page.user.click(await screen.findByRole('button', { name: 'Resend OTP?' }));
      expect(await screen.findByText(/^New code sent to/)).toBeTruthy();
      expect(field('OTP').value).toBe('');
      expect(document.activeElement).toBe(field('OTP'));
      expect(screen.queryByText(/Please enter OTP$|has expired/)).toBeNull();
      expect(field('New password').value).toBe(PASSWORD);
      page.type('OTP', await codeFor(server, '9876500002'));
      await page.submit();
      await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes no more of a code that was guessed at five times, and sends the next one half a minute after it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'performance'] });
    try {
      const page = openLogin(server);
      await page.giveMobile('9876500002');
      await heading('Please enter your password');
      await page.user.click(button('Forgot Password?'));
      await heading('Please enter OTP and new password');
      const code = await codeFor(server, '9876500002');
      const wrong = otherThan(code);
      page.type('New password', PASSWORD);
      page.type('Confirm password', PASSWORD);
      for (let left = 4; left > 0; left--) {
        page.type('OTP', wrong);
        await page.submit();
        await waitFor(() => expect(field('OTP').value).toBe(''));
        expect(screen.getByText('Please enter correct OTP.')).toBeTruthy();
      }
      page.type('OTP', wrong);
      await page.submit();
      expect(await screen.findByText(/can no longer be used. Please request a new OTP/)).toBeTruthy();
      expect(field('OTP').value).toBe('');
      page.type('OTP', code);
      expect(isDisabled()).toBe(true);
      expect(screen.getByText('Please request a new OTP')).toBeTruthy();
      server.kit.clock.advance(OTP_LIMITS.gap.within);
      act(() => void vi.advanceTimersByTime(OTP_LIMITS.gap.within));
      await page.user.click(button('Resend OTP?'));
      expect(await screen.findByText(/^New code sent to/)).toBeTruthy();
      page.type('OTP', await codeFor(server, '9876500002'));
      await page.submit();
      await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
    } finally {
      vi.useRealTimers();
    }
  });

  it('says that none was sent, as often as that is so', async () => {
    const { notifier } = server.kit.services.providers;
    const down = vi.spyOn(notifier, 'send').mockRejectedValue(new Error('down'));
    const page = openLogin(server);
    await page.giveMobile('9876500002');
    await heading('Please enter your password');
    for (let left = 2; left > 0; left--) {
      await page.user.click(button('Forgot Password?'));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to send OTP.'));
      server.kit.clock.advance(OTP_LIMITS.gap.within);
    }
    down.mockRestore();
    await page.user.click(button('Forgot Password?'));
    expect(await screen.findByText(/^Code sent to/)).toBeTruthy();
    await page.user.click(button('Entered Wrong Mobile?'));
    await page.giveMobile('9876500002');
    await heading('Please enter your password');
    await page.user.click(button('Forgot Password?'));
    expect(await screen.findByText(/^A code was sent to .* a moment ago$/)).toBeTruthy();
  });

  it('takes the code again, and opens the account, of who lost each answer once', async () => {
    const page = openLogin(server);
    const mobile = '9300000002';
    await page.giveDetails(mobile);
    page.browser.lost = verifyLoginOtp;
    await page.setPassword(mobile, 'first one');
    expect(await screen.findByText(/couldn’t reach the server/)).toBeTruthy();
    page.browser.lost = userLogin;
    await page.submit();
    await waitFor(() => expect(field('OTP').disabled).toBe(true));
    expect(await screen.findByText(/couldn’t reach the server/)).toBeTruthy();
    page.browser.lost = null;
    await page.submit();
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalledWith({ registered: false, minor: false }));
  });

  it('leads on to the password where the account was opened meanwhile', async () => {
    const page = openLogin(server);
    const mobile = '9300000003';
    await page.giveDetails(mobile);
    page.browser.lost = userLogin;
    await page.setPassword(mobile, 'first one');
    expect(await screen.findByText(/couldn’t reach the server/)).toBeTruthy();
    page.browser.lost = null;
    page.type('New password', 'first two');
    page.type('Confirm password', 'first two');
    await page.submit();
    await heading('Please enter your password');
    expect(await screen.findByText(/^There is an account with this mobile number already/)).toBeTruthy();
    page.type('Password', 'first one');
    await page.submit();
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
  });

  it('does not ask for the code again when what follows it failed', async () => {
    const page = openLogin(server);
    await page.giveMobile('9876500003');
    await heading('Please enter your password');
    await page.user.click(button('Forgot Password?'));
    await heading('Please enter OTP and new password');
    const answer = server.kit.app.hono.request.bind(server.kit.app.hono);
    const network = vi.spyOn(server.kit.app.hono, 'request').mockImplementation(((request: Request) => {
      if (request.url.endsWith(updatePassword.path)) throw new TypeError('Failed to fetch');
      return answer(request);
    }) as never);
    await page.setPassword('9876500003', 'another one');
    expect(await screen.findByText(/couldn’t reach the server/)).toBeTruthy();
    expect(field('OTP').disabled).toBe(true);
    network.mockRestore();
    await page.submit();
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
    expect(page.browser.requests.filter((request) => request.includes('verify-login-otp'))).toHaveLength(1);
  });
});

describe('the code beside the password', () => {
  it('is asked for where strangers guess, keeps what was typed, and lets the owner in', async () => {
    const mobile = '9876500001';
    await guessPasswords(server.kit, mobile);
    const page = openLogin(server);
    await page.giveMobile(mobile);
    await heading('Please enter your password');
    page.type('Password', PASSWORD);
    await page.submit();
    await heading('Please enter OTP and password');
    expect(screen.getByText(/someone has been guessing passwords/)).toBeTruthy();
    expect(field('Password').value).toBe(PASSWORD);
    expect(document.activeElement).toBe(field('OTP'));
    page.type('OTP', otherThan(await codeFor(server, mobile)));
    await page.submit();
    await screen.findByText(/correct OTP/);
    expect(field('OTP').value).toBe('');
    page.type('OTP', await codeFor(server, mobile));
    await page.submit();
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
  });
});

describe('a forgotten password of who wants two proofs', () => {
  it('wants the code of the mail too, keeps what was typed, and says what is wrong at its field', async () => {
    const mobile = '9876500001';
    const owner = await clientOfMobile(server.kit, mobile);
    await owner.call(setCodeAtLogin, { body: { codeAtLogin: 'always', password: PASSWORD } });
    server.kit.clock.advance(OTP_LIMITS.hour.within);
    const page = openLogin(server);
    await page.giveMobile(mobile);
    await heading('Please enter your password');
    await page.user.click(button('Forgot Password?'));
    await heading('Please enter OTP and new password');
    await page.setPassword(mobile, 'another one');
    const mail = await screen.findByLabelText<HTMLInputElement>('Code from your email');
    await waitFor(() => expect(document.activeElement).toBe(mail));
    expect(screen.getByText(/we sent a code to a••••@example.com too/)).toBeTruthy();
    expect(field('New password').value).toBe('another one');
    expect(isDisabled()).toBe(true);
    page.type('Code from your email', otherThan(await codeFor(server, 'asha.rao@example.com')));
    await page.submit();
    expect(await screen.findByText('Please enter the correct code from your email.')).toBeTruthy();
    page.type('Code from your email', await codeFor(server, 'asha.rao@example.com'));
    await page.submit();
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
  });

  it('asks for the code of the mail that was sent, of which the answer was lost, without another', async () => {
    const mobile = '9876500001';
    server.kit.clock.advance(OTP_LIMITS.hour.within);
    const page = openLogin(server);
    await page.giveMobile(mobile);
    await heading('Please enter your password');
    await page.user.click(button('Forgot Password?'));
    await heading('Please enter OTP and new password');
    page.browser.lost = sendResetCode;
    await page.setPassword(mobile, 'a third one');
    await waitFor(() => expect(page.failures).toHaveLength(1));
    page.browser.lost = null;
    await page.submit();
    await screen.findByLabelText('Code from your email');
    expect(screen.getByText(/we sent a code to a••••@example.com too/)).toBeTruthy();
    expect(page.failures).not.toContain('otp_too_soon');
    page.type('Code from your email', await codeFor(server, 'asha.rao@example.com'));
    await page.submit();
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalled());
  });
});
