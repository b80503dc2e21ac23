import { errorText } from '@prosperx/core/errors';
import { getProfileView, updateProfile, verifyEmail, verifyProfileOtp } from '@prosperx/core/profile';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { OTP_LIMITS } from '@prosperx/core/session';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enter } from '#testing/enter.js';
import { serverForTests } from '#testing/render-with-server.js';
import type { TestBrowser } from '#testing/test-browser.js';
import { button, field, isIdle, Profile, showToNew, valueOf } from './testing/profile-page.js';

const server = serverForTests();

/** The answer to a call arrives; what is asked after it does not. */
function loseNetworkAfter(path: string, browser: TestBrowser) {
  const { hono } = server.kit.app;
  const answer = hono.request.bind(hono);
  const network = vi.spyOn(hono, 'request').mockImplementation((async (request: Request) => {
    const response = await answer(request);
    if (!request.url.includes(path)) return response;
    network.mockRestore();
    browser.network = false;
    return response;
  }) as never);
}

describe('the contact details', () => {
  it('says that the email address is not verified until it is, and sends the link again', async () => {
    const { user, investor, flash } = await showToNew(server);
    expect(await screen.findByText(/Open the link that we sent to applicant@example.com/)).toBeTruthy();
    await user.click(await button('Send the link again'));
    await waitFor(() => expect(flash()).toBe('A new link is on its way to your email.'));
    await server.kit.settle();
    const notifications = await investor.client.call(sandboxMessages, { query: { to: 'applicant@example.com' } });
    const [token = ''] = notifications.flatMap(({ text }) => /verify-email#token=(\S+)/.exec(text)?.slice(1) ?? []);
    await investor.client.call(verifyEmail, { body: { token } });
    await user.click(await button('Send the link again'));
    await waitFor(() => expect(screen.queryByText(/Open the link that we sent/)).toBeNull());
  });

  it('keeps what was typed for a person who looks at another tab, or leaves the page and comes back', async () => {
    const { user, show } = await showToNew(server);
    await user.click(await button('Edit Personal Details'));
    enter(field('Address'), '14 Lake View Road 5');
    await user.click(screen.getByRole('tab', { name: 'Nominee Details' }));
    await user.click(await button('Add Nominee Details'));
    await user.click(screen.getByRole('radio', { name: /^Yes/ }));
    enter(field('Nominee name'), 'Ravi Rao');
    await user.click(screen.getByRole('tab', { name: 'Personal Details' }));
    expect(field('Address').value).toBe('14 Lake View Road 5');
    show(<p>Elsewhere</p>);
    show(<Profile section="nominee" />);
    await waitFor(() => expect(field('Nominee name').value).toBe('Ravi Rao'));
    await user.click(screen.getByRole('tab', { name: 'Personal Details' }));
    expect(field('Address').value).toBe('14 Lake View Road 5');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    show(<p>Elsewhere</p>);
    show(<Profile />);
    expect(await valueOf('Address')).toBe('14 Lake View Road');
  });

  it('offers to save only what differs, forgets what is discarded, and says what is wrong with a field before any code is sent', async () => {
    const { user, browser } = await showToNew(server);
    await user.click(await button('Edit Personal Details'));
    expect(isIdle('Save Changes')).toBe(true);
    await user.type(field('Address'), ' 2');
    expect(isIdle('Save Changes')).toBe(false);
    await user.type(field('Address'), '{Backspace}{Backspace}');
    expect(isIdle('Save Changes')).toBe(true);
    enter(field('Address'), '14 Lake View Road 3');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await valueOf('Address')).toBe('14 Lake View Road');
    await user.click(screen.getByRole('button', { name: 'Edit Personal Details' }));
    expect(field('Address').value).toBe('14 Lake View Road');
    const typed = async (label: string, text: string) => {
      enter(field(label), text);
      await user.tab();
    };
    await typed('Email', 'nobody@');
    expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
    await typed('Email', '');
    expect(await screen.findByText('Please enter email id')).toBeTruthy();
    await typed('Address', 'x'.repeat(41));
    expect(await screen.findByText('Please enter 40 characters only')).toBeTruthy();
    await typed('Pincode', '999999');
    expect(await screen.findByText('Invalid pincode')).toBeTruthy();
    await typed('Pincode', '411038');
    expect(await screen.findByText('Pune, Maharashtra')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(document.activeElement).toBe(field('Email'));
    // an unknown pincode that was never left is not sent either
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(screen.getByRole('button', { name: 'Edit Personal Details' }));
    enter(field('Pincode'), '999998');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Invalid pincode')).toBeTruthy();
    expect(browser.requests.filter((request) => request.includes('send-profile-otp'))).toEqual([]);
  });

  it('saves by a code: a wrong one empties the boxes, the right one changes the profile, and a second change has one of its own half a minute later', async () => {
    const onSaved = vi.fn();
    const { user, browser, investor, flash } = await showToNew(server, { onSaved });
    await user.click(await button('Edit Personal Details'));
    enter(field('Address'), '7  Hill Road ');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Confirm your changes' });
    expect(screen.getByText(/^Resend OTP in 1:00$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    expect(await screen.findByText('Please enter OTP.')).toBeTruthy();
    const otp = await investor.lastCode();
    enter(field('One-time password (OTP)'), otp === '000000' ? '000001' : '000000');
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    expect(await screen.findByText('Please enter correct OTP.')).toBeTruthy();
    expect(field('One-time password (OTP)').value).toBe('');
    await user.click(field('One-time password (OTP)'));
    await user.paste(` ${otp.slice(0, 3)}-${otp.slice(3)} `);
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    await waitFor(() => expect(flash()).toBe('Changes are made successfully.'));
    expect(await screen.findByText('7 Hill Road')).toBeTruthy();
    expect(onSaved).toHaveBeenCalledWith({ section: 'personal' });
    const saved = await investor.client.call(getProfileView, { query: { ucc: investor.ucc } });
    expect(saved).toMatchObject({ address: '7 Hill Road', primaryEmail: 'applicant@example.com', pincode: '560001' });
    await user.click(await button('Edit Personal Details'));
    enter(field('Address'), '8 Hill Road');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(flash()).toBe(errorText.otp_wait));
    server.kit.clock.advance(OTP_LIMITS.gap.within);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Confirm your changes' });
    enter(field('One-time password (OTP)'), await investor.lastCode());
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    expect(await screen.findByText('8 Hill Road')).toBeTruthy();
    expect(flash()).toBe('Changes are made successfully.');
    expect(browser.requests.filter((request) => request.includes('send-profile-otp'))).toHaveLength(3);
  });

  it('asks whose the email is', async () => {
    const { user, investor, flash } = await showToNew(server);
    await user.click(await button('Edit Personal Details'));
    await user.selectOptions(await screen.findByLabelText('This email belongs to'), 'Dependent Children');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Confirm your changes' });
    enter(field('One-time password (OTP)'), await investor.lastCode());
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    await waitFor(() => expect(flash()).toBe('Changes are made successfully.'));
    const saved = await investor.client.call(getProfileView, { query: { ucc: investor.ucc } });
    expect(saved.emailDeclarationFlag).toBe('DC');
  });

  it.each([
    ['their own', 'Self', undefined],
    ['another’s', 'Dependent Children', 'DC'],
  ])('tells the server whose another email is only where it would not know: %s', async (_, owner, flag) => {
    const { user } = await showToNew(server);
    await user.click(await button('Edit Personal Details'));
    enter(field('Email'), 'another@example.com');
    await user.selectOptions(await screen.findByLabelText('This email belongs to'), owner);
    const { hono } = server.kit.app;
    const answer = hono.request.bind(hono);
    const bodies: Promise<string>[] = [];
    const network = vi.spyOn(hono, 'request').mockImplementation(((request: Request) => {
      if (request.url.includes('send-profile-otp')) bodies.push(request.clone().text());
      return answer(request);
    }) as never);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Confirm your changes' });
    network.mockRestore();
    const [body = ''] = await Promise.all(bodies);
    expect(JSON.parse(body).change).toMatchObject({ primaryEmail: 'another@example.com' });
    expect(JSON.parse(body).change.emailDeclarationFlag).toBe(flag);
  });

  it('keeps what was typed, and the code that was given, when saving fails, and asks for another at once when it lets nothing be done any more', async () => {
    const { user, browser, investor, flash } = await showToNew(server);
    await user.click(await button('Edit Personal Details'));
    enter(field('Address'), '14 Lake View Road 9');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Confirm your changes' });
    enter(field('One-time password (OTP)'), await investor.lastCode());
    loseNetworkAfter('verify-profile-OTP', browser);
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    await waitFor(() => expect(flash()).toMatch(/couldn’t reach the server/));
    expect(field('Address').value).toBe('14 Lake View Road 9');
    browser.network = true;
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(flash()).toBe('Changes are made successfully.'));
    expect(browser.requests.filter((request) => request.includes('send-profile-otp'))).toHaveLength(1);
    server.kit.clock.advance(OTP_LIMITS.gap.within);
    await user.click(await button('Edit Personal Details'));
    enter(field('Address'), '14 Lake View Road 8');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Confirm your changes' });
    enter(field('One-time password (OTP)'), await investor.lastCode());
    loseNetworkAfter('verify-profile-OTP', browser);
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    await waitFor(() => expect(flash()).toMatch(/couldn’t reach the server/));
    browser.network = true;
    server.kit.clock.advance(600_000);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Confirm your changes' });
    expect(flash()).not.toBe('Please confirm with the OTP first.');
    enter(field('One-time password (OTP)'), await investor.lastCode());
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    await waitFor(() => expect(flash()).toBe('Changes are made successfully.'));
  });

  it('shows the change that was made though its answer was lost, and takes the code again whose answer was', async () => {
    const { user, browser, investor, flash } = await showToNew(server);
    await user.click(await button('Edit Personal Details'));
    enter(field('Address'), '14 Lake View Road 7');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Confirm your changes' });
    enter(field('One-time password (OTP)'), await investor.lastCode());
    browser.lost = verifyProfileOtp;
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    expect(await screen.findByText(/couldn’t reach the server/)).toBeTruthy();
    browser.lost = updateProfile;
    await user.click(screen.getByRole('button', { name: 'Verify and save' }));
    await waitFor(() => expect(flash()).toBe('Changes are made successfully.'));
    expect(await screen.findByText('14 Lake View Road 7')).toBeTruthy();
  });
});
