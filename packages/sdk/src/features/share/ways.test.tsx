import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { nativeBridge } from '#bridge/native/native.js';
import type { ShareReceiver } from '#domain/share/share-content.js';
import { recordNavigations, MAIL, press, show, URL_SHARED } from './testing/show-share.js';

const left = recordNavigations();

describe('WhatsApp', () => {
  const words = encodeURIComponent(`Have a look\n${URL_SHARED}`);

  it('is the web on a computer and the app on a phone', async () => {
    const { user, onShared } = show({ inline: true });
    await press(user, 'WhatsApp');
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14)' });
    await press(user, 'WhatsApp');
    expect(left).toEqual([`https://web.whatsapp.com/send?text=${words}`, `whatsapp://send?text=${words}`]);
    expect(onShared).toHaveBeenLastCalledWith({ channel: 'whatsapp' });
  });

  it('is not told as shared when nobody takes it', async () => {
    const { user, onShared } = show({ inline: true });
    const open = vi.spyOn(nativeBridge(), 'openExternal').mockResolvedValue('none');
    await press(user, 'WhatsApp');
    await open.mock.results[0]?.value;
    expect(onShared).not.toHaveBeenCalled();
    open.mockRestore();
  });

  it("is the caller's own when they prevent ours", async () => {
    const onChosen = vi.fn((chosen: { preventDefault(): void }) => chosen.preventDefault());
    const { user, onShared } = show({ inline: true, showDownload: true, onChosen });
    await press(user, 'WhatsApp');
    await press(user, 'Download');
    await press(user, 'Email');
    expect(left).toEqual([]);
    expect(onChosen.mock.calls.map(([detail]) => (detail as unknown as { channel: string }).channel)).toEqual([
      'whatsapp',
      'download',
      'email',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(onShared).not.toHaveBeenCalled();
  });
});

describe('email', () => {
  it('is checked by the rule of core, and goes to the mail program when nobody else sends', async () => {
    const { user, onShared } = show({ inline: true, details: 'SIP plan' });
    await press(user, 'Email');
    await press(user, 'Send Email');
    expect(screen.getByText('Please enter email')).toBeTruthy();
    await user.type(screen.getByRole('textbox'), 'ravi@bank');
    expect(screen.getByText('Please enter valid email')).toBeTruthy();
    await user.type(screen.getByRole('textbox'), '.in ');
    await press(user, 'Send Email');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toMatch(/^mailto:ravi%40bank\.in\?subject=SIP%20plan&body=Have%20a%20look%0D%0Ahttps/);
    expect(onShared.mock.calls).toEqual([[{ channel: 'email' }]]);
    expect(await screen.findByRole('button', { name: 'WhatsApp' })).toBeTruthy();
  });

  it("goes through the caller's sender, who alone hears to whom", async () => {
    const sent: ShareReceiver[] = [];
    const sender = { send: (receiver: ShareReceiver) => Promise.resolve(sent.push(receiver)) };
    const { user, onShared } = show({ inline: true, sender, sentMessage: 'Portfolio shared' });
    await press(user, 'Email');
    await user.type(screen.getByRole('textbox'), `${MAIL}{Enter}`);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Portfolio shared'));
    expect(sent).toEqual([{ channel: 'email', to: MAIL }]);
    expect(left).toEqual([]);
    expect(JSON.stringify(onShared.mock.calls)).not.toContain(MAIL);
  });

  it('that could not be sent keeps what was typed, and is sent once a press', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const send = vi.fn(() => new Promise<void>((_, reject) => (refuse = reject)));
    const { user, onShared } = show({ inline: true, sender: { send }, failedMessage: 'Failed to share NFO link.' });
    await press(user, 'Email');
    await user.type(screen.getByRole('textbox'), MAIL);
    await press(user, 'Send Email');
    await press(user, 'Send Email');
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    refuse(new Error('smtp'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to share NFO link.'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(MAIL);
    expect(onShared).not.toHaveBeenCalled();
  });
});

describe('SMS', () => {
  it('takes ten digits, with or without the code of the country', async () => {
    const { user } = show({ inline: true });
    await press(user, 'SMS');
    await press(user, 'Send SMS');
    expect(screen.getByText('Please enter mobile')).toBeTruthy();
    await user.type(screen.getByRole('textbox'), '98765');
    expect(screen.getByText('Please enter 10 digits only')).toBeTruthy();
    await user.clear(screen.getByRole('textbox'));
    await user.click(screen.getByRole('textbox'));
    await user.paste('+91 98765 00001');
    await press(user, 'Send SMS');
    await waitFor(() => expect(left[0]).toMatch(/^sms:\+919876500001\?&body=Have%20a%20look%0Ahttps/));
  });
});

describe('Copy Link', () => {
  it('copies the link and says so', async () => {
    const { user, onShared } = show({ inline: true });
    await press(user, 'Copy Link');
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Link copied');
    expect(await navigator.clipboard.readText()).toBe(URL_SHARED);
    expect(onShared).toHaveBeenCalledWith({ channel: 'link' });
  });

  it('gives the address to mark where a page may not copy', async () => {
    const { user, onShared } = show({ inline: true });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press(user, 'Copy Link');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value).toBe(URL_SHARED);
    expect(onShared).not.toHaveBeenCalled();
  });
});

describe('Download', () => {
  it('opens the file that the caller names', async () => {
    const { user, onShared } = show({ inline: true, downloadUrl: 'https://files.example/report.pdf?sign=1' });
    await press(user, 'Download');
    expect(left).toEqual(['https://files.example/report.pdf?sign=1']);
    await waitFor(() => expect(onShared).toHaveBeenCalledWith({ channel: 'download' }));
  });
});
