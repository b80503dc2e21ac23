import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverForTests } from '#testing/render-with-server.js';
import { ASHA, showTo } from './testing/profile-page.js';

const server = serverForTests();

it('notifications by WhatsApp are off until they are agreed to, and off again by a press', async () => {
  const { user, services } = await showTo(server, ASHA, { section: 'security' });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /by WhatsApp, to my registered mobile/ });
  expect(box.checked).toBe(false);
  await user.click(box);
  await waitFor(() => expect(services.flash.getState().flash?.message).toContain('by WhatsApp from now on'));
  expect(await screen.findByText(/^On since/)).toBeTruthy();
  expect(box.checked).toBe(true);
  await user.click(box);
  await waitFor(() => expect(services.flash.getState().flash?.message).toContain('no more messages by WhatsApp'));
  expect(box.checked).toBe(false);
});

it('notifications are in English until another language is chosen', async () => {
  const { user, services } = await showTo(server, ASHA, { section: 'security' });
  const language = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect([...language.options].map(({ text }) => text)).toEqual(['English', 'हिन्दी']);
  expect(language.value).toBe('en');
  await user.selectOptions(language, 'हिन्दी');
  await waitFor(() => expect(services.flash.getState().flash?.message).toContain('in this language from now on'));
  expect(language.value).toBe('hi');
});
