import { errorWords } from '@prosperx/core/language';
import { errorText } from '@prosperx/core/languages/hi/errors/errors.text.js';
import { loginErrorText as hindi } from '@prosperx/core/languages/hi/session/session.text.js';
import { checkMobileNumber, loginErrorText, verifyPassword } from '@prosperx/core/session';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { WordsContext } from '#primitives/hooks/use-words.js';
import { enter } from '#testing/enter.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { Login } from './login.js';
import { loginText } from './login.text.js';
import { button, field, heading, isDisabled, lateAnswer, openLogin, PASSWORD } from './testing/login-page.js';

const server = serverForTests();

describe('the login', () => {
  // what one test has guessed wrongly is not counted against the next
  beforeEach(() => server.kit.clock.advance(86_400_000));

  it('begins with the number, names none before it is typed, and offers to open an account beside', async () => {
    openLogin(server);
    await heading('Login with your mobile number');
    expect(screen.queryByText(/^For /)).toBeNull();
    expect(button('New here? Create an account').className).toBe(button().className);
  });

  it('says what is wrong as it is typed, and cannot be sent until it is right', async () => {
    const { type, user } = openLogin(server);
    expect(isDisabled()).toBe(true);
    expect(screen.queryByText('Please enter a valid mobile number')).toBeNull();
    type('Mobile number', '98');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid mobile number');
    await user.clear(field('Mobile number'));
    await user.paste('+91 98765 00001');
    expect(field('Mobile number').value).toBe('9876500001');
    expect(isDisabled()).toBe(false);
    type('Mobile number', '+919876500001');
    expect(field('Mobile number').value).toBe('9876500001');
    type('Mobile number', '09876500001');
    expect(field('Mobile number').value).toBe('9876500001');
  });

  it('says what is wrong with a field in the language of the reader', () => {
    const inHindi = <T extends object>(english: T): T =>
      ((english as object) === loginErrorText ? hindi : english) as T;
    renderWithServer(
      server,
      <WordsContext.Provider value={inHindi}>
        <Login connectionRequest={undefined} heading={undefined} />
      </WordsContext.Provider>,
    );
    enter(field('Mobile number'), '98');
    expect(screen.getByRole('alert').textContent).toBe(hindi.mobile_invalid);
  });

  it('says what the server refuses in the language of the reader, by its code', async () => {
    /** The sentences of errors in Hindi, once they have come. */
    let sentences: object | null = null;
    errorWords.fetch = async () => (sentences = errorText);
    const inHindi = <T extends object>(english: T): T =>
      'timed_out' in english ? ((sentences ?? english) as T) : english;
    const page = renderWithServer(
      server,
      <WordsContext.Provider value={inHindi}>
        <Login connectionRequest={undefined} heading={undefined} />
      </WordsContext.Provider>,
    );
    enter(field('Mobile number'), '9876500001');
    await page.user.click(button());
    enter(await screen.findByLabelText('Password'), 'wrong');
    await page.user.click(button());
    expect(await screen.findByText('कृपया सही पासवर्ड डालें।')).toBeTruthy();
    delete errorWords.fetch;
  });

  it('signs in by password, after a wrong one', async () => {
    const page = openLogin(server);
    await page.giveMobile('9876500001');
    await heading('Please enter your password');
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').autocomplete).toBe('current-password');
    page.type('Password', 'wrong');
    await page.submit();
    expect(await screen.findByText('Please enter correct password')).toBeTruthy();
    expect(document.activeElement).toBe(field('Password'));
    page.type('Password', PASSWORD);
    expect(screen.queryByText('Please enter correct password')).toBeNull();
    await page.submit();
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalledWith({ registered: true, minor: false }));
    expect(page.flash()).toBe("You have successfully logged in to Asha Rao's account.");
    expect(page.browser.requests).toContain('POST /merge-carts');
    await heading("You have successfully logged in to Asha Rao's account.");
  });

  it('tells password managers whose password it is', async () => {
    const page = openLogin(server);
    expect(field('Mobile number').autocomplete).toBe('username');
    await page.giveMobile('9876500001');
    await heading('Please enter your password');
    const username = page.container.querySelector<HTMLInputElement>('form input[name=username]');
    expect([username?.value, username?.autocomplete]).toEqual(['9876500001', 'username']);
  });

  it('goes back to an empty mobile', async () => {
    const page = openLogin(server);
    await page.giveMobile('9876500001');
    await heading('Please enter your password');
    await page.user.click(button('Entered Wrong Mobile?'));
    await heading('Login with your mobile number');
    expect(field('Mobile number').value).toBe('');
    expect(document.activeElement).toBe(field('Mobile number'));
  });

  it('is called off by another mobile: an answer under way changes nothing', async () => {
    const page = openLogin(server);
    await page.giveMobile('9876500001');
    await heading('Please enter your password');
    page.type('Password', PASSWORD);
    const late = lateAnswer(server, verifyPassword);
    await page.submit();
    await late.asked;
    await page.user.click(button('Entered Wrong Mobile?'));
    await heading('Login with your mobile number');
    late.give();
    await page.allEnded();
    expect(page.onAuthorised).not.toHaveBeenCalled();
    expect(page.failures).toEqual([]);
    expect(page.services.session.getState().user).toBeNull();
    expect(page.flash()).toBeUndefined();
    expect(field('Mobile number')).toBe(document.activeElement);
    expect(page.container.querySelector('[role=alert]')).toBeNull();
  });

  it('refuses the customer of another agent, until another mobile is typed', async () => {
    const page = openLogin(server);
    await page.giveMobile('9876500005');
    await heading('Please enter your password');
    page.type('Password', PASSWORD);
    await page.submit();
    expect(await screen.findByText('User mapped to other agent')).toBeTruthy();
    expect(screen.getByText(/^Open the link of your own advisor/)).toBeTruthy();
    // no link led there that could be left
    expect(screen.queryByRole('button', { name: loginText.leaveLink })).toBeNull();
    await page.user.click(button('Entered Wrong Mobile?'));
    await heading('Login with your mobile number');
    expect(screen.queryByText('User mapped to other agent')).toBeNull();
  });

  it('lets a customer whom the link of another advisor led there log in without it', async () => {
    const page = openLogin(server);
    page.services.agent.getState().keep('AG1003');
    await page.giveMobile('9876500007');
    await heading('Please enter your password');
    page.type('Password', PASSWORD);
    await page.submit();
    await screen.findByText('User mapped to other agent');
    await page.user.click(button(loginText.leaveLink));
    expect(screen.queryByText('User mapped to other agent')).toBeNull();
    expect(page.services.agent.getState().code).toBeNull();
    await page.submit();
    await waitFor(() => expect(page.services.session.getState().user?.mintAgentCode).toBe('AG1001'));
  });

  it('offers several profiles, by name and tax status', async () => {
    const page = openLogin(server);
    await page.giveMobile('9876500004');
    await heading('Please enter your password');
    page.type('Password', PASSWORD);
    await page.submit();
    await heading('Choose the profile you want to access');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText('Please select the user.')).toBeTruthy();
    await page.user.click(screen.getByRole('radio', { name: /Kabir Anand HUF\s*HUF/ }));
    await page.user.click(button('Continue with this account'));
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalledWith({ registered: true, minor: false }));
    expect(page.services.session.getState().user?.name).toBe('Kabir Anand HUF');
  });

  it('knows a minor who has turned 18', async () => {
    const page = openLogin(server);
    await page.giveMobile('9876500006');
    await heading('Please enter your password');
    page.type('Password', PASSWORD);
    await page.submit();
    await waitFor(() => expect(page.onAuthorised).toHaveBeenCalledWith({ registered: true, minor: true }));
    // who may not transact has no cart
    expect(page.browser.requests.filter((request) => request.includes('merge-carts'))).toEqual([]);
  });

  it('tells when to try again, and lets one', async () => {
    const visitor = server.kit.client();
    const page = openLogin(server);
    await page.giveMobile('9876500007');
    await heading('Please enter your password');
    for (let left = 6; left > 0; left--) {
      page.type('Password', `wrong ${left}`);
      await page.submit();
      await waitFor(() => expect(isDisabled()).toBe(left === 1));
    }
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please try again in 30 seconds.');
    expect(await visitor.call(checkMobileNumber, { query: { mobile: '9876500007' } })).toEqual([{ hasPassword: true }]);
  });

  it('leads to the privacy policy and the terms beside it', () => {
    openLogin(server);
    for (const [name, path] of [
      ['Privacy policy', '/v1/privacy-policy'],
      ['Terms', '/v1/terms-conditions'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('target'), new URL(link.getAttribute('href') ?? '').pathname]).toEqual([
        '_blank',
        path,
      ]);
    }
  });
});
