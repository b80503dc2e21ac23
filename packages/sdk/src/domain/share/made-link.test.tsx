import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enter as enterApp, leave } from '#bridge/testing/app-shells.js';
import { enter } from '#testing/enter.js';
import { ProsperXProvider } from '#widget/react.js';
import type { ShareContent } from './share-content.js';
import { ShareDialog } from './share-dialog.js';

const left: string[] = [];
beforeEach(() => {
  left.length = 0;
  vi.spyOn(window, 'open').mockImplementation((url) => (left.push(String(url)), null));
});
afterEach(() => {
  cleanup();
  leave();
});

const made = (receiver = 'nobody') => ({ message: `For ${receiver}`, url: 'https://invest.example/s/23456789ab' });

function show(content: Partial<ShareContent> = {}) {
  const user = userEvent.setup();
  const make = vi.fn((receiver?: string) => Promise.resolve(made(receiver)));
  const onShared = vi.fn();
  const dialog = (
    <ShareDialog open onClose={() => undefined} message="" url="" make={make} onShared={onShared} {...content} />
  );
  render(dialog, { wrapper: ProsperXProvider });
  // what an app can do is known once its welcome has come
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, make, press, onShared };
}

describe('a link that is made when it is sent', () => {
  it('goes by the sheet of the mobile app, once it is known whom it is for', async () => {
    const { heard, types } = enterApp('iOS', ['share']);
    const { user, press } = show({ asksReceiver: true, heading: 'Share offers' });
    await press('WhatsApp');
    await press('Back to all options');
    await press('Share');
    expect(types()).not.toContain('share');
    enter(screen.getByRole('textbox', { name: 'Who is it for?' }), 'Ravi Menon');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(types()).toContain('share'));
    expect(heard.find(({ type }) => type === 'share')?.payload).toEqual({
      title: 'Share offers',
      text: 'For Ravi Menon',
      url: made().url,
    });
  });

  it('is not made when the dialog opens, nor by a look at the ways', async () => {
    const { make, press } = show({ sender: { send: () => Promise.resolve() } });
    await press('Email');
    await press('Back to all options');
    expect(make).not.toHaveBeenCalled();
  });

  it('goes by WhatsApp and copy with the words that were made with it, and is one however often it is sent', async () => {
    const { make, press } = show();
    await press('WhatsApp');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(decodeURIComponent(left[0] ?? '')).toContain(`text=For nobody\n${made().url}`);
    await press('Copy Link');
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(made().url);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('that could not be made says so, and is made by another press', async () => {
    const { make, press } = show({ failedMessage: 'Failed to share' });
    make.mockRejectedValueOnce(new Error('offline'));
    await press('WhatsApp');
    expect(await screen.findByText('Failed to share')).toBeTruthy();
    expect(left).toEqual([]);
    await press('WhatsApp');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(screen.queryByText('Failed to share')).toBeNull();
  });

  it('asks first whom it is for, where that is not known', async () => {
    const { user, make, press, onShared } = show({ asksReceiver: true });
    await press('WhatsApp');
    await press('Open WhatsApp');
    expect(screen.getByText('Please enter who it is for')).toBeTruthy();
    expect(make).not.toHaveBeenCalled();
    enter(screen.getByRole('textbox', { name: 'Who is it for?' }), ' Ravi Menon ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(decodeURIComponent(left[0] ?? '')).toContain('For Ravi Menon'));
    expect(make.mock.calls).toEqual([['Ravi Menon']]);
    expect(onShared.mock.calls).toEqual([['whatsapp']]);
    expect(await screen.findByRole('button', { name: 'WhatsApp' })).toBeTruthy();
  });
});
