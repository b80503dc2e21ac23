import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { enter } from '#bridge/testing/app-shells.js';
import { registerElement } from '#widget/element.js';
import { shareContract } from './share.contract.js';
import { Share as View } from './share.js';
import { given, recordNavigations, MAIL, press, show, URL_SHARED, ways } from './testing/show-share.js';

const left = recordNavigations();

describe('the dialog', () => {
  it('is called Share Via and lists the ways', async () => {
    const { user } = show();
    await press(user, 'Share');
    expect(screen.getByRole('dialog', { name: 'Share Via' })).toBeTruthy();
    expect(ways()).toEqual(['WhatsApp', 'Email', 'SMS', 'Copy Link']);
  });

  it('is what its caller makes of it', async () => {
    const header = document.createElement('b');
    header.textContent = 'From your advisor';
    const { user } = show({ heading: 'Send to a customer', header, hideCopyLink: true, showDownload: true });
    await press(user, 'Share');
    expect(screen.getByRole('dialog', { name: 'Send to a customer' }).textContent).toContain('From your advisor');
    expect(ways()).toEqual(['WhatsApp', 'Email', 'SMS', 'Download']);
  });

  it('begins with the list each time it is opened, and forgets what was typed', async () => {
    const { user } = show();
    await press(user, 'Share');
    await press(user, 'Email');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), MAIL);
    await press(user, 'Close');
    await press(user, 'Share');
    expect(ways()).toHaveLength(4);
    await press(user, 'Email');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('');
  });

  it('opens and closes by its page too', async () => {
    const onClosed = vi.fn();
    const shown = show({ hideButton: true, onClosed });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    shown.show({ open: true });
    await press(shown.user, 'Close');
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    shown.show({ open: false });
    shown.show({ open: true });
    expect(ways()).toHaveLength(4);
  });

  it('has the focus in the form, and back at the way it came from', async () => {
    const { user } = show();
    await press(user, 'Share');
    await press(user, 'SMS');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Mobile number' }));
    await press(user, 'Back to all options');
    expect(document.activeElement?.textContent).toBe('SMS');
  });

  it('without an address has no link to copy', async () => {
    const { user } = show({ shareUrl: '' });
    await press(user, 'Share');
    expect(ways()).toEqual(['WhatsApp', 'Email', 'SMS']);
  });
});

describe('in a mobile app', () => {
  it('is the share sheet of the app', async () => {
    const { heard } = enter('iOS', ['share']);
    const { user, onShared } = show({ heading: 'Send this' });
    await press(user, 'Share');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(onShared).toHaveBeenCalledWith({ channel: 'app' }));
    expect(heard.filter(({ type }) => type === 'share')).toMatchObject([
      { payload: { title: 'Send this', text: 'Have a look', url: URL_SHARED } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is our own dialog when the app has none, and links go by the app', async () => {
    const { types } = enter('iOS', ['openExternal']);
    const { user } = show();
    await press(user, 'Share');
    await screen.findByRole('dialog');
    await press(user, 'WhatsApp');
    await waitFor(() => expect(types()).toContain('openExternal'));
  });
});

describe('as an element', () => {
  it('fires events that can be prevented, and shows what was typed to nobody', async () => {
    registerElement(shareContract, View);
    const element = document.createElement('px-share');
    Object.assign(element, { inline: true, ...given });
    const seen: string[] = [];
    for (const name of ['chosen', 'shared'] as const) {
      element.addEventListener(name, (event) => seen.push(`${name} ${JSON.stringify(event.detail)}`));
    }
    element.addEventListener('chosen', (event) => event.detail.channel === 'whatsapp' && event.preventDefault());
    document.body.append(element);
    const inside = await waitFor(() => {
      const section = element.shadowRoot?.querySelector('section');
      expect(section).toBeTruthy();
      return within(section as HTMLElement);
    });
    const user = userEvent.setup();
    await user.click(inside.getByRole('button', { name: 'WhatsApp' }));
    expect(left).toEqual([]);
    await user.click(inside.getByRole('button', { name: 'Email' }));
    await user.type(inside.getByRole('textbox'), `${MAIL}{Enter}`);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(seen).toEqual(['chosen {"channel":"whatsapp"}', 'chosen {"channel":"email"}', 'shared {"channel":"email"}']);
    expect(element.outerHTML).not.toContain('ravi');
  });
});
